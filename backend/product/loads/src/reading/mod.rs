//! Loads in lists, and their history.

pub(crate) mod expand;
pub(crate) mod export;
mod facts;
pub(crate) mod figures;
pub(crate) mod history;
pub(crate) mod list;
pub(crate) mod near;
pub(crate) mod numbers;
pub(crate) mod search;
pub(crate) mod summaries;
