//! The vocabulary of webhooks.

use crate::text_enum;

text_enum! {
    /// Whether events are sent to an endpoint.
    pub enum WebhookEndpointStatus {
        Enabled = "enabled",
        /// A person or program stopped it. Its events are kept for a replay.
        Disabled = "disabled",
        /// Haul stopped it because nothing was delivered for five days. Its events are kept for a replay.
        Suspended = "suspended",
    }
}

text_enum! {
    /// What became of an event on its way to an endpoint.
    pub enum WebhookDeliveryStatus {
        /// Not delivered yet.
        Pending = "pending",
        /// The endpoint answered with a status of 200 to 299.
        Delivered = "delivered",
        /// Given up after three days of attempts.
        Failed = "failed",
        /// Not sent: the endpoint was deleted, or its owner may no longer read such records.
        Cancelled = "cancelled",
    }
}
