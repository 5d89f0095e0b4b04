//! How a company writes its load and quote numbers, and which number comes next.
//!
//! [`haul_api::Write::next_number`] takes a number. A change applies to numbers taken from then on; existing records
//! keep theirs, and the next number only goes up, so none is used twice.

mod api;
mod error;
mod ops;
mod views;

pub use api::NumberFormatsApi;
pub use error::NumberFormatError;
