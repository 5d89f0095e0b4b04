//! Documents that belong to loads.
//!
//! The bytes never come here: the browser sends them to the host's edge with a ticket and claims them with the edge's
//! receipt. Adding or archiving a POD or rate confirmation updates the load's billing status in the same transaction.

mod api;
mod error;
mod ops;
mod views;

pub use api::DocumentsApi;
pub use error::DocumentError;
pub use ops::{create, mint_upload, open};
pub use views::{Document, DocumentCreate, DocumentLink, DocumentUpload};
