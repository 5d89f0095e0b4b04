//! Deliveries: the log of what was sent to an endpoint, tests and replays.

mod api;
mod ops;
mod views;

pub use api::WebhookDeliveriesApi;
pub(crate) use ops::{first_delivery, replay_since, send_test};
pub use views::WebhookDelivery;
