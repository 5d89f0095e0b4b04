//! Quotes as records: created, changed, revised, read.

pub(crate) mod api;
pub(crate) mod content;
pub(crate) mod editing;
pub(crate) mod export;
pub(crate) mod list;
pub(crate) mod ops;
pub(crate) mod outcome;
pub(crate) mod present;
pub(crate) mod requote;
pub(crate) mod rows;
pub(crate) mod search;
