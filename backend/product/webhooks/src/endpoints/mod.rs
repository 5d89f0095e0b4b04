//! Endpoints: URLs of other programs, the kinds of events that each receives, and its signing secret.
//!
//! An endpoint receives what its owner may read, checked when an event is sent. The owner is who last chose its events
//! or enabled it.

mod api;
mod error;
pub(crate) mod ops;
mod secret;
mod url;
mod views;

pub use api::WebhookEndpointsApi;
pub use error::WebhookError;
pub(crate) use secret::SigningSecret;
pub use views::WebhookEndpoint;
