//! A load's history, read from the audit log.

use haul_api::{ApiError, Change, area::Product};
use haul_db::{Db, Fetch};
use haul_entity::{
    Owned,
    base::audit_event,
    detention::detention,
    loads::{document, load},
    tracking::{check_call, driver_link, tracking_exception, tracking_link},
};
use sea_orm::{ColumnTrait, Condition, QueryFilter, QueryOrder, QuerySelect};
use uuid::Uuid;

use crate::record::{
    action_views::{LoadHistory, LoadHistoryItem},
    error::LoadError,
};

/// A load's history is short; this caps one that got out of hand.
const MAX_ITEMS: u64 = 500;

pub async fn of_load(product: &Product, db: &Db, company_id: Uuid, id: Uuid) -> Result<LoadHistory, LoadError> {
    let found = load::Entity::find_owned(company_id, id).fetch_optional(db).await?;
    found.ok_or(LoadError::NotFound)?;
    let documents =
        document::Entity::owned_by(company_id).filter(document::Column::LoadId.eq(id)).fetch_all(db).await?;
    let about = |kind: &str, ids: Vec<Uuid>| {
        Condition::all().add(audit_event::Column::EntityType.eq(kind)).add(audit_event::Column::EntityId.is_in(ids))
    };
    let documents = documents.into_iter().map(|document| document.id).collect();
    let waits = detention::Entity::owned_by(company_id).filter(detention::Column::LoadId.eq(id)).fetch_all(db).await?;
    let waits = waits.into_iter().map(|wait| wait.id).collect();
    macro_rules! ids_of {
        ($entity:ident) => {{
            let rows =
                $entity::Entity::owned_by(company_id).filter($entity::Column::LoadId.eq(id)).fetch_all(db).await?;
            rows.into_iter().map(|row| row.id).collect::<Vec<Uuid>>()
        }};
    }
    let calls = ids_of!(check_call);
    let exceptions = ids_of!(tracking_exception);
    let links = ids_of!(tracking_link);
    let driver_links = ids_of!(driver_link);
    let events = audit_event::Entity::owned_by(company_id)
        .filter(
            Condition::any()
                .add(about("load", vec![id]))
                .add(about("document", documents))
                .add(about("detention", waits))
                .add(about("check_call", calls))
                .add(about("tracking_exception", exceptions))
                .add(about("tracking_link", links))
                .add(about("driver_link", driver_links)),
        )
        .order_by_desc(audit_event::Column::Sequence)
        .limit(MAX_ITEMS)
        .fetch_all(db)
        .await?;
    let items = events.into_iter().map(|event| item(product, event)).collect::<Result<_, _>>()?;
    Ok(LoadHistory { items })
}

fn item(product: &Product, event: audit_event::Model) -> Result<LoadHistoryItem, ApiError> {
    // The sentence covers a new record: every field of it is new.
    let is_beginning = ["load.created", "load.copied", "document.created"].contains(&event.action.as_str());
    let changes: Vec<Change> = match is_beginning {
        true => Vec::new(),
        false => serde_json::from_value(event.changes).map_err(ApiError::internal)?,
    };
    Ok(LoadHistoryItem {
        id: event.id,
        occurred_at: event.occurred_at,
        summary: product.sentence(&event.action, event.entity_label.as_deref().unwrap_or_default()),
        actor_name: event.actor_name,
        action: event.action,
        changes: changes.into_iter().map(Into::into).collect(),
    })
}
