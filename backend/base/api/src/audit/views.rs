//! Wire types of the audit log.

use haul_entity::base::{audit_event, audit_origin};
use haul_types::{Timestamp, WriteJson};
use poem_openapi::{Enum, Object};
use uuid::Uuid;

use crate::{ApiError, Change, page_of};

/// One event, chained to the one before.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct AuditEvent {
    /// The event's id.
    pub id: Uuid,
    /// 1, 2, 3 … within the company, without gaps.
    pub sequence: i64,
    /// When it happened, in UTC.
    pub occurred_at: Timestamp,
    pub actor: AuditActor,
    /// What happened, such as `load.created`.
    pub action: String,
    /// The kind of record, such as `load`.
    pub entity_type: String,
    /// The record's id; omitted if the event concerns no record.
    pub entity_id: Option<Uuid>,
    /// The record's name or number at the time.
    pub entity_label: Option<String>,
    /// The fields that changed; for a new record, every field with a value.
    pub changes: Vec<AuditChange>,
    /// The request that did it.
    pub request_id: Option<String>,
    /// Where it was done; omitted for what the product did itself, and once your company no longer keeps it.
    pub origin: Option<AuditOrigin>,
    /// Hex SHA-256 over this event and the hash before it.
    pub hash: String,
}

/// Who did it.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct AuditActor {
    pub kind: AuditActorKind,
    /// The user, API key or fleet owner; none for the product itself.
    pub id: Option<Uuid>,
    /// The name at the time.
    pub name: String,
    /// For an API key, the person whose access it used.
    pub on_behalf_of: Option<AuditPerson>,
}

/// A person named by an event.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct AuditPerson {
    /// The user's id.
    pub id: Option<Uuid>,
    /// The name at the time.
    pub name: String,
}

/// Where something was done.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct AuditOrigin {
    /// The internet address.
    pub address: Option<String>,
    /// How the browser or program named itself (`User-Agent`).
    pub device: Option<String>,
}

/// Something that may happen to a record.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
pub struct AuditAction {
    /// As events and the filter name it, such as `load.cancelled`.
    pub action: String,
    /// The kind of record, such as `load`.
    pub entity_type: String,
}

/// What may happen to records, by name.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
pub struct AuditActionList {
    /// Every action with a name of its own.
    pub items: Vec<AuditAction>,
}

/// What the audit log may forget. Events themselves are kept for good.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
pub struct AuditSettings {
    /// Months for which addresses and devices of events are kept, 1 to 120; 24 unless you change it.
    pub origin_months: i32,
    /// Send this version back with your change; 0 if nobody changed the settings yet.
    pub version: i32,
}

/// New settings of the audit log.
#[derive(Clone, Debug, Object)]
pub struct AuditSettingsReplace {
    /// The version your change is based on.
    pub version: i32,
    /// Months for which addresses and devices of events are kept, 1 to 120. A shorter time erases older ones for good.
    #[oai(validator(minimum(value = "1"), maximum(value = "120")))]
    pub origin_months: i32,
}

/// How an actor acted.
///
/// - `customer`: a customer who answered a quote or followed a load with its link.
/// - `driver`: a driver who reported with a link.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Enum, WriteJson)]
#[oai(rename_all = "snake_case")]
pub enum AuditActorKind {
    User,
    ApiKey,
    Owner,
    Customer,
    Driver,
    System,
}

/// One field that changed.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct AuditChange {
    /// The field's name as in the API, such as `billing_email`.
    pub field: String,
    /// The value before, as text or JSON; omitted if there was none.
    pub from: Option<String>,
    /// The value after, as text or JSON; omitted if it was cleared.
    pub to: Option<String>,
}

page_of! {
    /// A page of audit events, newest first.
    pub struct AuditEventPage of AuditEvent;
}

/// Whether the chain is intact.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct AuditVerdict {
    /// No event was changed, added or removed since it was written.
    pub is_intact: bool,
    /// Events found intact, from the first one on.
    pub checked_count: u64,
    /// The first event that does not fit the one before it.
    pub broken_sequence: Option<i64>,
}

impl AuditEvent {
    pub(super) fn new(row: audit_event::Model, origin: Option<&audit_origin::Model>) -> Result<Self, ApiError> {
        let changes: Vec<Change> = serde_json::from_value(row.changes).map_err(ApiError::internal)?;
        let kind = match row.actor_kind.as_str() {
            "user" => AuditActorKind::User,
            "api_key" => AuditActorKind::ApiKey,
            "customer" => AuditActorKind::Customer,
            "driver" => AuditActorKind::Driver,
            "owner" => AuditActorKind::Owner,
            _ => AuditActorKind::System,
        };
        Ok(Self {
            id: row.id,
            sequence: row.sequence,
            occurred_at: row.occurred_at,
            actor: AuditActor {
                kind,
                id: row.actor_id,
                name: row.actor_name,
                on_behalf_of: row.on_behalf_of_name.map(|name| AuditPerson { id: row.on_behalf_of_id, name }),
            },
            action: row.action,
            entity_type: row.entity_type,
            entity_id: row.entity_id,
            entity_label: row.entity_label,
            changes: changes.into_iter().map(AuditChange::from).collect(),
            request_id: row.request_id,
            origin: origin.map(|it| AuditOrigin { address: it.address.clone(), device: it.device.clone() }),
            hash: row.hash,
        })
    }
}

impl From<Change> for AuditChange {
    fn from(change: Change) -> Self {
        Self { field: change.field, from: change.from, to: change.to }
    }
}
