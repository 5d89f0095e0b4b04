//! Certificates of insurance: a broker or shipper wants one in its name, and the insurance agent makes it.
//!
//! ```text
//! requested ──email──▶ agent ──certificate──▶ received
//! ```

mod api;
mod mail;
mod ops;
mod views;

pub use api::CertificateRequestsApi;
pub use views::CertificateRequest;
