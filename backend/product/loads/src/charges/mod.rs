//! A load's charges, detention included.

pub(crate) mod api;
pub(crate) mod detention_api;
pub(crate) mod detention_views;
pub(crate) mod detentions;
pub(crate) mod ops;
