//! Users: the carrier's staff.
//!
//! ```text
//! invited ──first sign-in──▶ active ──suspend──▶ suspended
//!    │                       │  ▲                  │   │
//!    │                       │  └────reinstate─────┘   │
//!    └──withdraw, remove─────┴──────────remove─────────┘──▶ removed
//! ```
//!
//! A removed user stays for the history. Every company keeps at least one active Admin; the transaction enforces it.

pub(crate) mod access;
mod admins;
mod api;
mod create_super_admin;
mod error;
pub(crate) mod export;
mod invitations;
mod mail;
mod ops;
mod refusal;
mod refusal_token;
mod views;
pub(crate) mod workplaces;

pub use admins::lock_admins;
pub use api::UsersApi;
pub use create_super_admin::{SuperAdminError, create_super_admin};
pub use error::UserError;
pub use mail::INVITATION;
pub use ops::{may_appoint, new_user, read, require_may_end, update};
pub use views::{User, UserType, UserUpdate};
