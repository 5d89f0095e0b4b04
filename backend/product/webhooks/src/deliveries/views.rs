//! Wire types of deliveries.

use haul_api::page_of;
use haul_entity::webhooks::webhook_delivery;
use haul_types::{Timestamp, WebhookDeliveryStatus, WriteJson};
use poem_openapi::Object;
use uuid::Uuid;

/// An event on its way to an endpoint.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct WebhookDelivery {
    /// Assigned by the server; never changes.
    pub id: Uuid,
    /// The endpoint it goes to.
    pub webhook_endpoint_id: Uuid,
    /// The `id` in the body and in the header `webhook-id`.
    pub webhook_event_id: Uuid,
    /// The kind of event, such as `load.created`.
    pub event_kind: String,
    /// The record that the event is about.
    pub record_id: Uuid,
    pub status: WebhookDeliveryStatus,
    /// Attempts so far.
    pub attempts: u32,
    /// When it is tried next; none once it is finished.
    pub next_attempt_at: Option<Timestamp>,
    /// When the last attempt ended, in UTC; omitted before the first one.
    pub last_attempt_at: Option<Timestamp>,
    /// The status of the endpoint's last answer.
    pub last_status: Option<i32>,
    /// Why the last attempt failed, in one sentence.
    pub last_error: Option<String>,
    /// How long the last attempt took.
    pub last_duration_milliseconds: Option<i32>,
    /// When it was delivered, failed for good or was canceled, in UTC; omitted until then.
    pub finished_at: Option<Timestamp>,
    /// Whether someone asked to send the event again.
    pub is_replay: bool,
    /// When it was queued, in UTC.
    pub created_at: Timestamp,
}

page_of! {
    /// A page of deliveries.
    pub struct WebhookDeliveryPage of WebhookDelivery;
}

impl From<webhook_delivery::Model> for WebhookDelivery {
    fn from(row: webhook_delivery::Model) -> Self {
        Self {
            id: row.id,
            webhook_endpoint_id: row.endpoint_id,
            webhook_event_id: row.event_id,
            event_kind: row.event_kind,
            record_id: row.record_id,
            status: row.status,
            attempts: row.attempts.unsigned_abs(),
            next_attempt_at: (row.status == WebhookDeliveryStatus::Pending).then_some(row.next_attempt_at),
            last_attempt_at: row.last_attempt_at,
            last_status: row.last_status,
            last_error: row.last_error,
            last_duration_milliseconds: row.last_duration_milliseconds,
            finished_at: row.finished_at,
            is_replay: row.is_replay,
            created_at: row.created_at,
        }
    }
}
