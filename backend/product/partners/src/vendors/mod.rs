//! Vendors: whom the carrier pays for things other than freight. Bills and 1099s name them.

mod api;
mod export;
mod ops;
mod search;
mod tax_id;
mod views;

pub use api::VendorsApi;
pub use export::EXPORT;
pub use search::SEARCH;
pub use views::Vendor;
