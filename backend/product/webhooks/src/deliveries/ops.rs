//! The verbs of deliveries.

use std::collections::BTreeSet;

use haul_api::{
    AnyOf, ApiError, Invalid, SortBy, Write, json_column,
    paging::{Page, PageParams, page},
};
use haul_db::{Db, Fetch};
use haul_entity::{
    Owned,
    webhooks::{
        webhook_delivery::{ActiveModel, Column, Entity, Model},
        webhook_endpoint, webhook_event,
    },
};
use haul_types::{Timestamp, WebhookDeliveryStatus, WebhookEndpointStatus};
use sea_orm::{ActiveModelTrait, ColumnTrait, IntoActiveModel, QueryFilter, QueryOrder, QuerySelect};
use uuid::Uuid;

use super::views::{WebhookDelivery, WebhookDeliveryPage};
use crate::{
    endpoints::{
        WebhookEndpoint, WebhookError,
        ops::{TOPIC, find},
    },
    events::kinds::{TEST, is_chosen},
    rows::put,
    sending::GIVE_UP_AFTER,
};

/// An hour of a large carrier's changes; a replay of more is done in parts.
const MOST_REPLAYED: u64 = 5_000;

/// Which deliveries a list shows.
pub struct Filter {
    pub webhook_endpoint_id: Uuid,
    pub status: AnyOf<WebhookDeliveryStatus>,
    pub event_kind: AnyOf<String>,
    pub record_id: Option<Uuid>,
}

impl SortBy for WebhookDelivery {
    type Column = Column;

    const FIELDS: &'static [(&'static str, Column)] = &[("created_at", Column::CreatedAt)];
    const DEFAULT: &'static str = "-created_at";
}

pub async fn list(
    db: &Db,
    company_id: Uuid,
    filter: Filter,
    params: &PageParams<WebhookDelivery>,
) -> Result<WebhookDeliveryPage, ApiError> {
    find(db, company_id, filter.webhook_endpoint_id).await?;
    let mut select = Entity::owned_by(company_id)
        .filter(Column::EndpointId.eq(filter.webhook_endpoint_id))
        .filter(filter.status.on(Column::Status));
    select = select.filter(filter.event_kind.on(Column::EventKind));
    if let Some(record_id) = filter.record_id {
        select = select.filter(Column::RecordId.eq(record_id));
    }
    let page = page(db, select, params, Column::Id).await?;
    let rows = page.rows.into_iter().map(WebhookDelivery::from).collect();
    Ok(Page { rows, next_cursor: page.next_cursor, total_count: page.total_count }.into())
}

/// A new event's delivery to an endpoint.
pub(crate) fn first_delivery(write: &Write, endpoint_id: Uuid, event: &webhook_event::Model) -> ActiveModel {
    delivery(write, endpoint_id, event, false).into_active_model().reset_all()
}

pub(crate) async fn send_test(write: &mut Write, endpoint_id: Uuid) -> Result<WebhookDelivery, WebhookError> {
    let endpoint = find_enabled(write, endpoint_id).await?;
    let event = webhook_event::Model {
        id: write.new_id(),
        company_id: write.company_id(),
        kind: TEST.to_owned(),
        record_type: TOPIC.to_owned(),
        record_id: endpoint.id,
        record_label: endpoint.url.clone(),
        changed_fields: json_column(&Vec::<String>::new()),
        sequence: 0,
        created_at: write.now,
    };
    event.clone().into_active_model().reset_all().insert(write.tx()).await?;
    let row = first_delivery(write, endpoint.id, &event).insert(write.tx()).await?;
    write.record("webhook_endpoint.tested", TOPIC, endpoint.id, &endpoint.url, Vec::new());
    Ok(row.into())
}

pub(super) async fn replay(write: &mut Write, id: Uuid) -> Result<WebhookDelivery, WebhookError> {
    let found = Entity::find_owned(write.company_id(), id).fetch_optional(write.tx()).await?;
    let found = found.ok_or(WebhookError::NotFound)?;
    if found.status == WebhookDeliveryStatus::Pending {
        return Err(WebhookError::DeliveryPending);
    }
    let endpoint = find_enabled(write, found.endpoint_id).await?;
    let event =
        webhook_event::Entity::find_owned(write.company_id(), found.event_id).fetch_optional(write.tx()).await?;
    let event = event.ok_or(WebhookError::NotFound)?;
    let row = delivery(write, endpoint.id, &event, true);
    let row = row.into_active_model().reset_all().insert(write.tx()).await?;
    write.record("webhook_endpoint.replayed", TOPIC, endpoint.id, &endpoint.url, Vec::new());
    Ok(row.into())
}

/// Sends events again, except those still pending; returns how many.
pub(crate) async fn replay_since(write: &mut Write, endpoint_id: Uuid, since: Timestamp) -> Result<u64, WebhookError> {
    let endpoint = find_enabled(write, endpoint_id).await?;
    let kinds = WebhookEndpoint::try_from(endpoint.clone())?.event_kinds;
    let pending = Entity::owned_by(write.company_id())
        .filter(Column::EndpointId.eq(endpoint.id))
        .filter(Column::Status.eq(WebhookDeliveryStatus::Pending))
        .fetch_all(write.tx())
        .await?;
    let pending: BTreeSet<Uuid> = pending.into_iter().map(|row| row.event_id).collect();
    let events = webhook_event::Entity::owned_by(write.company_id())
        .filter(webhook_event::Column::CreatedAt.gte(since))
        .order_by_asc(webhook_event::Column::CreatedAt)
        .limit(MOST_REPLAYED.saturating_add(1))
        .fetch_all(write.tx())
        .await?;
    if events.len() as u64 > MOST_REPLAYED {
        return Err(
            Invalid::field("since", "More than 5,000 events have happened since then. Choose a later time.").into()
        );
    }
    let wanted = events.iter().filter(|event| is_chosen(&kinds, &event.kind) && !pending.contains(&event.id));
    let rows: Vec<_> =
        wanted.map(|event| delivery(write, endpoint.id, event, true).into_active_model().reset_all()).collect();
    let count = rows.len() as u64;
    put::<Entity>(write, rows).await?;
    write.record("webhook_endpoint.replayed", TOPIC, endpoint.id, &endpoint.url, Vec::new());
    Ok(count)
}

async fn find_enabled(write: &Write, id: Uuid) -> Result<webhook_endpoint::Model, WebhookError> {
    let endpoint = find(write.tx(), write.company_id(), id).await?;
    match endpoint.status {
        WebhookEndpointStatus::Enabled => Ok(endpoint),
        WebhookEndpointStatus::Disabled | WebhookEndpointStatus::Suspended => Err(WebhookError::NotEnabled),
    }
}

fn delivery(write: &Write, endpoint_id: Uuid, event: &webhook_event::Model, is_replay: bool) -> Model {
    Model {
        id: write.new_id(),
        company_id: write.company_id(),
        endpoint_id,
        event_id: event.id,
        event_kind: event.kind.clone(),
        record_id: event.record_id,
        sequence: event.sequence,
        status: WebhookDeliveryStatus::Pending,
        attempts: 0,
        next_attempt_at: write.now,
        gives_up_at: write.now + GIVE_UP_AFTER,
        claim: None,
        leased_until: None,
        last_attempt_at: None,
        last_status: None,
        last_error: None,
        last_duration_milliseconds: None,
        finished_at: None,
        is_replay,
        created_at: write.now,
    }
}
