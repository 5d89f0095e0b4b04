//! Who moves which leg of a load.

pub(crate) mod api;
pub(crate) mod crew;
pub(crate) mod relay;
