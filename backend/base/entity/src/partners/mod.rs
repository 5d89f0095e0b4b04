//! Customers, facilities and vendors.

pub mod customer;
pub mod facility;
pub mod vendor;
