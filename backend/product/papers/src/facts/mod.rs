//! A load's facts in the reader's words, one file per template. Pure.

mod bill_of_lading;
mod common;
mod detention_case;
mod dispatch_sheet;
mod invoice;
mod load_sheet;

pub use bill_of_lading::bill_of_lading;
pub(crate) use common::under_authority;
pub use common::{Fact, Source, facts, sheet};
pub use detention_case::detention_case;
pub use dispatch_sheet::dispatch_sheet;
pub(crate) use invoice::{discounted, enclosed, facts_of_load, footed, shown_stops};
pub use invoice::{invoice, invoice_kind};
pub use load_sheet::load_sheet;
