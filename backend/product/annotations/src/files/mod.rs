//! Files on customers, facilities, drivers, trucks, trailers and carriers.
//!
//! As with a load's documents, the bytes never come here: the browser sends them to the host's edge with a ticket and
//! claims them with the edge's receipt. Limits and formats are those of documents.

mod api;
mod ops;
mod views;

pub use api::FilesApi;
pub use ops::{begin_upload, create};
pub use views::{RecordFileCreate, RecordFileLink, RecordFileUpload, RecordFileUploadCreate};
