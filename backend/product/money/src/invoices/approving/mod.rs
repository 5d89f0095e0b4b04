//! Write-offs over a role's limit: one person asks, and another approves or rejects.
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
