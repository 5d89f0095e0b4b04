//! Detention: what customers owe for trucks that wait longer than agreed.
//!
//! Each stop where a truck arrived has one row, updated in the same transaction as any change to its load:
//!
//! ```text
//!  arrived          departed               approve            invoiced
//! ─────────► accruing ──────► pending ────────────► approved ─────────► billed
//!                 │              ├── waive ────► waived
//!                 │              └── dispute ──► disputed   (approve, waive and reopen lead on from here)
//!                 └──────► not_billable
//! ```
//!
//! Amounts follow the facts (`engine.rs`, pure) until a user decides; then the row only records that facts changed.
//! The decisions are in `loads` because they change a load's revenue. `loads` imports this feature, never the reverse.

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
mod archived;
mod case;
mod chapters;
mod days_off;
mod decisions;
mod engine;
mod error;
mod export;
mod list;
mod mail;
mod notice;
mod own_terms;
mod paid;
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
