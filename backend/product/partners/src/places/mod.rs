//! US cities and ZIP Codes, suggested while an address is typed.
//!
//! Contains data from GeoNames under CC BY 4.0; see `capability/gazetteer`.

mod api;
mod views;

pub use api::PlacesApi;
