//! Detention: what customers owe for trucks that wait longer than agreed.
//!
//! Each stop at which a truck arrived has one row, brought up to date in the transaction of what happens to its load:
//!
//! ```text
//!  arrived          departed               approve            invoiced
//! ─────────► accruing ──────► pending ────────────► approved ─────────► billed
//!                 │              ├── waive ────► waived
//!                 │              └── dispute ──► disputed   (approve, waive and reopen lead on from here)
//!                 └──────► not_billable
//! ```
//!
//! Amounts follow the facts (`engine.rs`, pure) until a person decides; from then on the row only says that facts changed.
//! The decisions are in `loads`, for they change what a load earns. `loads` imports this feature, never the other way round.

#![cfg_attr(
    not(test),
    deny(
        clippy::arithmetic_side_effects,
        clippy::expect_used,
        clippy::indexing_slicing,
        clippy::panic,
        clippy::unwrap_used
    )
)]

mod action;
mod api;
mod case;
mod chapters;
mod decisions;
mod engine;
mod error;
mod export;
mod list;
mod mail;
mod notice;
mod policies;
mod positions;
mod present;
mod registry;
mod report;
mod report_views;
mod sync;
mod views;
mod words;

pub use action::DetentionAction;
pub use case::{case, claims_of_load, read};
pub use chapters::Chapter;
pub use decisions::{approve, check, dispute, find, release_charge, reopen, set_down, waive};
pub use error::DetentionError;
pub use registry::AREA;
pub use sync::sync;
pub use views::{Detention, DetentionCase, DetentionEvidence, DetentionEvidenceKind};
pub use words::{charge_description, duration};
