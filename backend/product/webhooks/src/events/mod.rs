//! Events: what happened to a record, kept for 30 days, or as the company's settings say.
//!
//! Recorded for every endpoint of the company, enabled or not, so that a replay has what was missed meanwhile.

mod api;
mod follow;
pub(crate) mod kinds;
mod sweep;
mod views;

pub use api::WebhookEventsApi;
pub use follow::follow;
pub use sweep::sweep;
pub use views::{WebhookEvent, WebhookEventKind, WebhookRecord};
