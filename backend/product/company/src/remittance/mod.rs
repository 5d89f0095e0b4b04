//! Payment instructions: the remit-to name and address, and the bank account, sealed.
//!
//! Thieves who take over a session change this first. So a change needs a recent sign-in, every Admin is told at once,
//! and it takes effect a day later, unless one of them stops it.
//!
//! ```text
//! waiting ── a day ──▶ in effect ── the next one takes effect ──▶ replaced
//!    └── any Admin ──▶ stopped
//! ```

mod account;
mod api;
mod error;
mod mail;
mod ops;
mod views;
mod watch;

pub use api::RemittanceApi;
pub use error::RemittanceError;
pub use ops::in_effect;
pub use views::{BankAccount, Remittance, RemittanceChange};
pub use watch::AnnounceRemittance;

/// Where people see and stop a change.
const PAGE: &str = "/CompanyInfo?tab=banking";
