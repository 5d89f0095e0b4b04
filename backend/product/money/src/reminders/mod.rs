//! Reminders of late invoices by mail, on a schedule that the company sets; off until it turns them on.
//!
//! ```text
//! each business morning: what reached a step ──one entry per customer──▶ queued ──job──▶ sent | failed
//! ```
//!
//! A reminder is a collection entry; the steps that its invoices reached are rows of the same transaction, so none is
//! sent twice. Who gets none, and why, is decided in [`plan`] alone, for the morning's job, the preview and people.

mod api;
mod changing;
mod error;
mod letter;
mod plan;
mod reading;
mod schedule;
mod sending;
mod settings;
mod views;
mod watching;

pub use api::RemindersApi;
pub use letter::{FINAL_NOTICE, FRIENDLY_REMINDER, PAST_DUE_NOTICE};
pub use sending::SendReminder;
pub use watching::WatchReminders;
