//! Documents: papers that belong to loads.
//!
//! The bytes never come here: the browser sends them to the host's edge with a ticket and claims them with the edge's receipt.
//! A POD or rate confirmation that comes or goes changes the load's billing status in the same transaction.

mod api;
mod error;
mod ops;
mod views;

pub use api::DocumentsApi;
pub use error::DocumentError;
pub use ops::open;
pub use views::{Document, DocumentLink};
