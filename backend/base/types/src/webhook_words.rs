//! The vocabulary of webhooks.

use crate::text_enum;

text_enum! {
    /// Whether events are sent to an endpoint.
    ///
    /// - `disabled`: a person or program stopped it. Its events are kept for a replay.
    /// - `suspended`: Haul stopped it because nothing was delivered for five days. Its events are kept for a replay.
    pub enum WebhookEndpointStatus {
        Enabled = "enabled",
        Disabled = "disabled",
        Suspended = "suspended",
    }
}

text_enum! {
    /// What became of an event on its way to an endpoint.
    ///
    /// - `pending`: not delivered yet.
    /// - `delivered`: the endpoint answered with a status of 200 to 299.
    /// - `failed`: given up after three days of attempts.
    /// - `cancelled`: not sent, because the endpoint was deleted or its owner may no longer read such records.
    pub enum WebhookDeliveryStatus {
        Pending = "pending",
        Delivered = "delivered",
        Failed = "failed",
        Cancelled = "cancelled",
    }
}
