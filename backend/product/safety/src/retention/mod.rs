//! What no longer has to be kept, and how it is purged.
//!
//! ```text
//! due today (computed) ──▶ proposed by one person ──▶ approved by another: checked again, deleted for good
//!                                                  └─▶ rejected: nothing happens
//! ```
//!
//! `rules` says how long each kind of record is kept, `due` finds what may go today and why not, `purge` deletes one record
//! with its parts and files. The audit log keeps its entries: it is append-only, and tells what was deleted by whose approval.

mod api;
mod due;
mod proposals;
mod purge;
mod rules;
mod views;

pub use api::RetentionApi;
