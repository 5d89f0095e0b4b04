//! Loads in lists, and what happened to them.

pub(crate) mod history;
pub(crate) mod list;
pub(crate) mod summaries;
