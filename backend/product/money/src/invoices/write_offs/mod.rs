//! Write-offs beyond what a role may do by itself: somebody asks, and another person approves or rejects.
//!
//! ```text
//! open ──approve──▶ approved, and posted as an adjustment
//!   ├────reject───▶ rejected
//!   └───withdraw──▶ withdrawn
//! ```

mod api;
mod limits;
mod requests;
mod views;

pub use api::WriteOffsApi;
pub use limits::check as check_limit;
pub use requests::{Requests, close_open, open_requests};
pub use views::WriteOffRequest;
