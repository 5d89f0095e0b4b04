//! How much each role can write off on an invoice without approval, and requests over that limit. Asking and deciding
//! are in `approving/`.

pub mod limits;
mod reading;
pub mod views;

pub use limits::check as check_limit;
pub use reading::{Requests, open_requests};
