//! The company's own papers: W-9, authority, insurance certificate, notice of assignment, references, bank letter.
//!
//! `haul_papers` binds them into the carrier packet.

mod api;
mod error;
mod ops;
mod views;

pub use api::CompanyDocumentsApi;
pub use error::CompanyDocumentError;
pub use ops::{note_opened, of_packet};
pub use views::CompanyDocument;
