//! What happened to a load, told from the audit log.

use haul_db::Db;
use sea_orm::{ColumnTrait, Condition, QueryFilter, QueryOrder, QuerySelect};
use uuid::Uuid;

use super::{
    action_views::{LoadHistory, LoadHistoryItem},
    error::LoadError,
};
use crate::{
    api::{ApiError, Change},
    entity::{
        Owned, audit_event, check_call, detention, document, driver_link, load, tracking_exception, tracking_link,
    },
};

/// A load's story is short; this bounds one that went wrong.
const MAX_ITEMS: u64 = 500;

pub async fn of_load(db: &Db, company_id: Uuid, id: Uuid) -> Result<LoadHistory, LoadError> {
    let found = load::Entity::find_owned(company_id, id).one(db).await?;
    found.ok_or(LoadError::NotFound)?;
    let documents = document::Entity::owned_by(company_id).filter(document::Column::LoadId.eq(id)).all(db).await?;
    let about = |kind: &str, ids: Vec<Uuid>| {
        Condition::all().add(audit_event::Column::EntityType.eq(kind)).add(audit_event::Column::EntityId.is_in(ids))
    };
    let documents = documents.into_iter().map(|document| document.id).collect();
    let waits = detention::Entity::owned_by(company_id).filter(detention::Column::LoadId.eq(id)).all(db).await?;
    let waits = waits.into_iter().map(|wait| wait.id).collect();
    macro_rules! ids_of {
        ($entity:ident) => {{
            let rows = $entity::Entity::owned_by(company_id).filter($entity::Column::LoadId.eq(id)).all(db).await?;
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
        .all(db)
        .await?;
    let items = events.into_iter().map(item).collect::<Result<_, _>>()?;
    Ok(LoadHistory { items })
}

fn item(event: audit_event::Model) -> Result<LoadHistoryItem, ApiError> {
    // A record's beginning is told by its sentence: every field of it is new.
    let is_beginning = ["load.created", "load.copied", "document.created"].contains(&event.action.as_str());
    let changes: Vec<Change> = match is_beginning {
        true => Vec::new(),
        false => serde_json::from_value(event.changes).map_err(ApiError::internal)?,
    };
    Ok(LoadHistoryItem {
        id: event.id,
        occurred_at: event.occurred_at,
        summary: sentence(&event.action, event.entity_label.as_deref().unwrap_or_default()),
        actor_name: event.actor_name,
        action: event.action,
        changes: changes.into_iter().map(Into::into).collect(),
    })
}

/// An audit event of a load or document as a sentence without its subject.
pub fn sentence(action: &str, label: &str) -> String {
    let (entity, verb) = action.split_once('.').unwrap_or(("", action));
    let told = match action {
        "load.created" => format!("Booked load {label}"),
        "load.copied" => format!("Made load {label} as a copy"),
        "load.tagged" => format!("Changed the tags of load {label}"),
        "load.updated" => format!("Changed load {label}"),
        "load.booked" => format!("Booked the draft {label}"),
        "load.assigned" => format!("Assigned load {label}"),
        "load.unassigned" => format!("Took driver and truck off load {label}"),
        "load.dispatched" => format!("Dispatched load {label}"),
        "load.started" => format!("Started load {label}"),
        "load.acknowledged" => format!("Noted that the driver took load {label}"),
        "load.declined" => format!("Noted that the driver declined load {label}"),
        "load.split" => format!("Split the way of load {label}"),
        "load.legs_joined" => format!("Joined two legs of load {label}"),
        "load.held" => format!("Put load {label} on hold"),
        "load.released" => format!("Released load {label}"),
        "load.cancelled" => format!("Cancelled load {label}"),
        "load.not_used" => format!("Marked load {label} as truck ordered, not used"),
        "load.reopened" => format!("Reopened load {label}"),
        "load.billing_approved" => format!("Approved load {label} for billing"),
        "load.billing_held" => format!("Held up the billing of load {label}"),
        "load.billing_flagged" => format!("Took exception to the billing of load {label}"),
        "load.sent_back" => format!("Sent load {label} back to dispatch"),
        "load.resubmitted" => format!("Gave load {label} to billing again"),
        "load.billing_resumed" => format!("Went on with the billing of load {label}"),
        "load.billing_unlocked" => format!("Took back the approval of load {label} for billing"),
        "load.stop_added" => format!("Added a stop to load {label}"),
        "load.stop_changed" => format!("Changed a stop of load {label}"),
        "load.stop_removed" => format!("Removed a stop of load {label}"),
        "load.stops_reordered" => format!("Reordered the stops of load {label}"),
        "load.stop_event_voided" => format!("Voided a time of load {label}"),
        "load.charge_added" => format!("Added a charge to load {label}"),
        "load.charge_changed" => format!("Changed a charge of load {label}"),
        "load.charge_removed" => format!("Removed a charge of load {label}"),
        "load.detention_charged" => format!("Added a detention charge to load {label}"),
        "load.detention_charge_removed" => format!("Took a detention charge off load {label}"),
        "detention.noticed" => format!("Gave notice that free time ends at {label}"),
        "detention.approved" => format!("Claimed detention of {label}"),
        "detention.waived" => format!("Waived detention of {label}"),
        "detention.disputed" => format!("Noted that detention of {label} is disputed"),
        "detention.reopened" => format!("Took back the decision on detention of {label}"),
        "check_call.logged" => format!("Logged a check call of load {label}"),
        "check_call.voided" => format!("Voided a check call of load {label}"),
        "tracking_exception.opened" => format!("Saw trouble: {label}"),
        "tracking_exception.reported" => format!("Reported trouble: {label}"),
        "tracking_exception.ended" => format!("Saw the end of {label}"),
        "tracking_exception.updated" => format!("Changed what is known of {label}"),
        "tracking_exception.acknowledged" => format!("Looks after {label}"),
        "tracking_exception.resolved" => format!("Resolved {label}"),
        "tracking_link.created" => format!("Made a customer's link for load {label}"),
        "tracking_link.revoked" => format!("Revoked a customer's link for load {label}"),
        "driver_link.created" => format!("Made a driver's link for load {label}"),
        "driver_link.revoked" => format!("Revoked a driver's link for load {label}"),
        "document.created" => format!("Added the document {label}"),
        "document.updated" => format!("Changed the document {label}"),
        "document.archived" => format!("Archived the document {label}"),
        "document.restored" => format!("Restored the document {label}"),
        _ => match verb.strip_prefix("stop_") {
            Some(kind) => format!("Recorded that load {label} {}", kind.replace('_', " ")),
            None => format!("{} {} {label}", capitalized(verb), entity.replace('_', " ")),
        },
    };
    told.trim_end().to_owned()
}

fn capitalized(words: &str) -> String {
    let words = words.replace('_', " ");
    let mut letters = words.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::sentence;

    #[test]
    fn sentence_speaks_of_known_and_unknown_actions() {
        for (action, label, expected) in [
            ("load.created", "1001", "Booked load 1001"),
            ("load.stop_checked_in", "1001", "Recorded that load 1001 checked in"),
            ("fleet_owner.created", "Ann Lee", "Created fleet owner Ann Lee"),
        ] {
            assert_eq!(sentence(action, label), expected);
        }
    }
}
