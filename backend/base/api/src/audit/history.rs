//! A record's own history, for everyone who may read the record.

use haul_db::{Db, Fetch};
use haul_entity::{
    Owned,
    base::audit_event::{Column, Entity, Model},
};
use haul_types::{Timestamp, WriteJson};
use poem_openapi::Object;
use sea_orm::{ColumnTrait, QueryFilter, QueryOrder, QuerySelect};
use uuid::Uuid;

use super::views::AuditChange;
use crate::{
    ApiError, AppContext, Change,
    area::Product,
    authz::Actor,
    records::{SimpleRecord, find},
};

/// As many as a drawer can show; the audit log has the rest.
const MAX_ITEMS: u64 = 200;

/// A record's history, newest first.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
pub struct RecordHistory {
    /// The latest 200 events, newest first.
    pub items: Vec<RecordHistoryItem>,
}

/// One thing that happened to a record.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
pub struct RecordHistoryItem {
    /// The event's id, the same as in the audit log.
    pub id: Uuid,
    /// When it happened, in UTC.
    pub occurred_at: Timestamp,
    /// Name of the person or program that did it, as it was then.
    pub actor_name: String,
    /// Such as `customer.updated`.
    pub action: String,
    /// One sentence for a person.
    pub summary: String,
    /// The fields that changed; empty for a new record.
    pub changes: Vec<AuditChange>,
}

/// The events of a record. The caller has checked that the record exists.
pub async fn history_of(
    product: &Product,
    db: &Db,
    company_id: Uuid,
    entity_type: &str,
    id: Uuid,
) -> Result<RecordHistory, ApiError> {
    let events = Entity::owned_by(company_id)
        .filter(Column::EntityType.eq(entity_type))
        .filter(Column::EntityId.eq(id))
        .order_by_desc(Column::Sequence)
        .limit(MAX_ITEMS)
        .fetch_all(db)
        .await?;
    Ok(RecordHistory { items: events.into_iter().map(|event| item(product, event)).collect::<Result<_, _>>()? })
}

/// The history of a simple record, newest first.
pub async fn history<R: SimpleRecord>(ctx: &AppContext, actor: &Actor, id: Uuid) -> Result<RecordHistory, ApiError> {
    let db = ctx.db_of(actor);
    find::<R>(&db, actor.company_id, id).await?;
    history_of(ctx.product, &db, actor.company_id, R::TOPIC, id).await
}

fn item(product: &Product, event: Model) -> Result<RecordHistoryItem, ApiError> {
    let label = event.entity_label.unwrap_or_default();
    let verb = event.action.split_once('.').map_or(event.action.as_str(), |(_, verb)| verb);
    // The sentence covers a new record: every field of it is new.
    let changes: Vec<Change> = match verb {
        "created" => Vec::new(),
        _ => serde_json::from_value(event.changes).map_err(ApiError::internal)?,
    };
    let told = product.own_sentence(&event.action, &label).or_else(|| sentence(verb, &label));
    Ok(RecordHistoryItem {
        id: event.id,
        occurred_at: event.occurred_at,
        actor_name: event.actor_name,
        summary: told.unwrap_or_else(|| product.sentence(&event.action, &label)),
        action: event.action,
        changes: changes.into_iter().map(AuditChange::from).collect(),
    })
}

/// The sentences that all records share and no area registers are shorter in a record's own history.
fn sentence(verb: &str, label: &str) -> Option<String> {
    let told = match verb {
        "created" => format!("Added {label}"),
        "updated" => format!("Changed {label}"),
        "archived" => format!("Archived {label}"),
        "restored" => format!("Restored {label}"),
        "merged" => format!("Merged another record into {label}"),
        "merged_into_another" => format!("Merged {label} into another record"),
        _ => return None,
    };
    Some(told)
}
