//! What a VIN says, to prefill a truck or trailer.

mod api;
mod views;

pub use api::VinsApi;
