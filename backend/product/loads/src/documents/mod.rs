//! Documents that belong to loads.
//!
//! The bytes never come here: the browser sends them to the host's edge with a ticket and claims them with the edge's
//! receipt. Their pages are counted by a job (`pages`). Adding or archiving a POD or rate confirmation updates the load's billing status in the same transaction.

mod api;
mod error;
mod ops;
mod pages;
mod revisions;
mod views;

pub use api::DocumentsApi;
pub use error::DocumentError;
pub use ops::{create, mint_upload, open};
pub use pages::CountPages;
pub use revisions::{current_revision, is_superseded};
pub use views::{Document, DocumentCreate, DocumentLink, DocumentUpload};
