//! Audit binders: what an auditor asks for as one ZIP file, in the order of FMCSA's rating factors, with an index.
//!
//! ```text
//! queued ── the files are planned, then printed a few at a time ──▶ printing ── names go to the host ──▶ packing ──▶ done
//! ```
//!
//! `plan` says what is inside, `job` writes it as the person who ordered it, so nothing is inside that they may not see.

mod api;
mod contents;
mod job;
mod ops;
mod plan;
mod print;
mod views;

pub use api::AuditBindersApi;
pub use job::PackBinder;
pub use ops::sweep;
