//! Loads in lists, and what happened to them.

pub(crate) mod export;
pub(crate) mod history;
pub(crate) mod list;
pub(crate) mod search;
pub(crate) mod summaries;
