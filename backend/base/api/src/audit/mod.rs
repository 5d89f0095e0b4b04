//! The audit log: every change to a company's records, as a hash chain that reveals tampering.
//!
//! Events are written by [`crate::Write`]; this feature only reads them.

mod api;
mod export;
mod history;
mod ops;
mod settings;
mod views;

pub use api::AuditApi;
pub(crate) use export::EXPORT;
pub use history::{RecordHistory, history, history_of};
pub use ops::seal_heads;
pub(crate) use settings::sweep;
pub use views::{AuditActor, AuditActorKind, AuditChange, AuditEvent};
