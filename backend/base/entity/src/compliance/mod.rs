//! Papers that expire.

pub mod compliance_item;
pub mod paper_watch;
