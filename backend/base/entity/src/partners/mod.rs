//! Who pays for loads, where they go, and who is paid for what is not freight.

pub mod customer;
pub mod facility;
pub mod vendor;
