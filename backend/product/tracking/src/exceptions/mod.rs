//! Users' actions on exceptions.

pub(crate) mod api;
pub(crate) mod export;
pub(crate) mod notices;
pub(crate) mod ops;
