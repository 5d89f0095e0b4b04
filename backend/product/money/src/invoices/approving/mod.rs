//! Write-offs beyond what a role may do by itself: somebody asks, and another person approves or rejects.
//!
//! ```text
//! open ──approve──▶ approved, and posted as an adjustment
//!   ├────reject───▶ rejected
//!   └───withdraw──▶ withdrawn
//! ```

mod api;
mod requests;

pub use api::WriteOffsApi;
pub use requests::close_open;
