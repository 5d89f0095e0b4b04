//! US cities and ZIP Codes, suggested while the user types an address.
//!
//! Contains data from GeoNames under CC BY 4.0; see `capability/gazetteer`.

mod api;
mod views;

pub use api::PlacesApi;
