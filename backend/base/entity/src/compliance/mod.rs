//! Papers that expire.

pub mod compliance_item;
pub mod compliance_item_version;
pub mod compliance_setting;
pub mod document_request;
pub mod document_submission;
pub mod paper_watch;
