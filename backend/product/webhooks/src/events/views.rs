//! Wire types of events.

use haul_api::{ApiError, area::Product, from_json_column};
use haul_entity::webhooks::webhook_event;
use haul_types::{Timestamp, WriteJson};
use poem_openapi::Object;
use uuid::Uuid;

use super::kinds::EventKind;

/// Something that happened to a record; the body of each webhook request.
///
/// It names what changed without the new values: read the record for those. An event may arrive more than once, always
/// with the same `id`.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
pub struct WebhookEvent {
    /// The same in every request for this event, and in the header `webhook-id`.
    pub id: Uuid,
    /// The kind, such as `load.created`.
    #[oai(rename = "type")]
    pub kind: String,
    /// When it happened, in UTC.
    pub created_at: Timestamp,
    /// Grows with each event of your company; 0 for a test. A record's events are sent in this order.
    pub sequence: i64,
    pub record: WebhookRecord,
    /// Names of the record's fields that changed; empty if the kind says everything.
    pub changed_fields: Vec<String>,
}

/// The record that an event is about.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
pub struct WebhookRecord {
    /// Such as `load`.
    #[oai(rename = "type")]
    pub kind: String,
    /// The record's id.
    pub id: Uuid,
    /// Its number or name when the event happened.
    pub label: String,
}

impl TryFrom<webhook_event::Model> for WebhookEvent {
    type Error = ApiError;

    fn try_from(row: webhook_event::Model) -> Result<Self, ApiError> {
        Ok(Self {
            id: row.id,
            kind: row.kind,
            created_at: row.created_at,
            sequence: row.sequence,
            record: WebhookRecord { kind: row.record_type, id: row.record_id, label: row.record_label },
            changed_fields: from_json_column(row.changed_fields)?,
        })
    }
}

/// A kind of event.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
pub struct WebhookEventKind {
    /// Such as `load.created`.
    pub kind: String,
    /// Such as `load`; `load.*` chooses all kinds of a record.
    pub record_type: String,
    /// A short sentence, with … for the record.
    pub description: String,
}

impl WebhookEventKind {
    pub(super) fn of(product: &Product, kind: EventKind) -> Self {
        let description = product.sentence(&kind.name, "…");
        Self { record_type: kind.record.topic.to_owned(), description, kind: kind.name }
    }
}

/// The kinds of events that the caller may receive.
#[derive(Clone, Debug, Object, WriteJson)]
pub struct WebhookEventKindList {
    /// By kind of record.
    pub items: Vec<WebhookEventKind>,
}
