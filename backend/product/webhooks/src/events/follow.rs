//! Turns changes into events and deliveries, in the transaction that makes the changes.

use haul_api::{ApiError, RecordedChange, Write, from_json_column, json_column};
use haul_db::Fetch;
use haul_entity::{
    Owned,
    webhooks::{webhook_delivery, webhook_endpoint, webhook_event},
};
use haul_types::WebhookEndpointStatus;
use sea_orm::{ActiveModelTrait, ColumnTrait, IntoActiveModel, QueryFilter};

use super::kinds::is_chosen;
use crate::{deliveries::first_delivery, rows::put};

/// Records the events of a write for the company's endpoints.
///
/// The audit head is locked, so the company's events are numbered and become visible in one order.
pub async fn follow(write: &mut Write, changes: &[RecordedChange]) -> Result<(), ApiError> {
    let endpoints = webhook_endpoint::Entity::owned_by(write.company_id())
        .filter(webhook_endpoint::Column::DeletedAt.is_null())
        .fetch_all(write.tx())
        .await?;
    if endpoints.is_empty() {
        return Ok(());
    }
    let mut wanted = Vec::new();
    for endpoint in endpoints {
        let chosen: Vec<String> = from_json_column(endpoint.event_kinds.clone())?;
        wanted.push((endpoint, chosen));
    }
    let (mut events, mut deliveries) = (Vec::new(), Vec::new());
    for change in changes.iter().filter(|change| is_for_programs(write, change)) {
        let mut takers = wanted.iter().filter(|(_, chosen)| is_chosen(chosen, &change.action)).peekable();
        if takers.peek().is_none() {
            continue;
        }
        let event = event_of(write, change);
        let enabled = takers.filter(|(endpoint, _)| endpoint.status == WebhookEndpointStatus::Enabled);
        deliveries.extend(enabled.map(|(endpoint, _)| first_delivery(write, endpoint.id, &event)));
        events.push(event.into_active_model().reset_all());
    }
    put::<webhook_event::Entity>(write, events).await?;
    put::<webhook_delivery::Entity>(write, deliveries).await
}

fn is_for_programs(write: &Write, change: &RecordedChange) -> bool {
    let record = write.ctx.product.record(change.record_type);
    record.is_some_and(|record| record.is_for_programs())
        && change.action.strip_prefix(change.record_type).is_some_and(|verb| verb.starts_with('.'))
}

fn event_of(write: &Write, change: &RecordedChange) -> webhook_event::Model {
    webhook_event::Model {
        id: write.new_id(),
        company_id: write.company_id(),
        kind: change.action.clone(),
        record_type: change.record_type.to_owned(),
        record_id: change.record_id,
        record_label: change.record_label.clone(),
        changed_fields: json_column(&change.fields),
        sequence: change.sequence,
        created_at: write.now,
    }
}
