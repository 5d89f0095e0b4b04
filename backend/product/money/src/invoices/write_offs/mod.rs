//! How much each role writes off of an invoice without asking, and what people asked for beyond it. Asking and deciding
//! are in `approving/`.

pub mod limits;
mod reading;
pub mod views;

pub use limits::check as check_limit;
pub use reading::{Requests, open_requests};
