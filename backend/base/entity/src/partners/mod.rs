//! Who pays for loads, and where they go.

pub mod customer;
pub mod facility;
