//! Claims due deliveries and makes their requests.

use std::collections::HashMap;

use haul_api::{ApiError, AppContext};
use haul_db::{Db, Fetch};
use haul_entity::webhooks::{
    webhook_delivery::{self, ActiveModel, Column, Entity},
    webhook_endpoint, webhook_event,
};
use haul_ports::WebhookPost;
use haul_types::{JsonText, Timestamp, WebhookDeliveryStatus, WebhookEndpointStatus};
use sea_orm::{
    ColumnTrait, Condition, DbErr, EntityTrait, Order, PaginatorTrait, QueryFilter, QueryOrder, QuerySelect, Set,
    Value,
    sea_query::{Alias, Expr, ExprTrait, NullOrdering, Query},
};
use uuid::Uuid;

use super::{
    owner::Hearing,
    schedule::{LEASE, lanes_after},
};
use crate::{endpoints::SigningSecret, events::WebhookEvent};

/// Endpoints that one call serves; the rest take their turn at the next one.
const ENDPOINTS_AT_ONCE: u64 = 100;

pub async fn claim(ctx: &AppContext, db: &Db, limit: usize) -> Result<Vec<WebhookPost>, ApiError> {
    let mut posts = Vec::new();
    for endpoint in endpoints_with_due(db, ctx.now()).await? {
        let room = limit.saturating_sub(posts.len());
        if room == 0 {
            break;
        }
        let claimed = claim_of(ctx, db, &endpoint, room as u64).await?;
        if !claimed.is_empty() {
            posts.extend(posts_of(ctx, db, &endpoint, claimed).await?);
        }
    }
    Ok(posts)
}

/// Endpoints to which something can be sent now; those that waited longest come first.
async fn endpoints_with_due(db: &Db, now: Timestamp) -> Result<Vec<webhook_endpoint::Model>, DbErr> {
    use webhook_endpoint::{Column as EndpointColumn, Entity as Endpoint};
    let due = Query::select()
        .column(Column::Id)
        .from(Entity)
        .and_where(Expr::col((Entity, Column::EndpointId)).equals((Endpoint, EndpointColumn::Id)))
        .cond_where(is_due(now))
        .to_owned();
    let is_rested = Condition::any().add(EndpointColumn::ResumeAt.is_null()).add(EndpointColumn::ResumeAt.lte(now));
    Endpoint::find()
        .filter(EndpointColumn::Status.eq(WebhookEndpointStatus::Enabled))
        .filter(is_rested)
        .filter(Expr::exists(due))
        .order_by_with_nulls(EndpointColumn::ClaimedAt, Order::Asc, NullOrdering::First)
        .order_by_asc(EndpointColumn::Id)
        .limit(ENDPOINTS_AT_ONCE)
        .fetch_all(db)
        .await
}

/// Pending, its time has come, no host has it, and no earlier one of its record is pending.
fn is_due(now: Timestamp) -> Condition {
    let earlier = Alias::new("earlier");
    let column = |column: Column| Expr::col((earlier.clone(), column));
    let before = Query::select()
        .column(Column::Id)
        .from_as(Entity, earlier.clone())
        .and_where(column(Column::EndpointId).equals((Entity, Column::EndpointId)))
        .and_where(column(Column::RecordId).equals((Entity, Column::RecordId)))
        .and_where(column(Column::Status).eq(Value::from(WebhookDeliveryStatus::Pending)))
        .and_where(column(Column::Sequence).lt(Expr::col((Entity, Column::Sequence))))
        .to_owned();
    Condition::all()
        .add(Column::Status.eq(WebhookDeliveryStatus::Pending))
        .add(Column::NextAttemptAt.lte(now))
        .add(is_free(now))
        .add(Expr::exists(before).not())
}

fn is_free(now: Timestamp) -> Condition {
    Condition::any().add(Column::LeasedUntil.is_null()).add(Column::LeasedUntil.lte(now))
}

/// Leases as many due deliveries as the endpoint has lanes free, unless another host was faster.
async fn claim_of(
    ctx: &AppContext,
    db: &Db,
    endpoint: &webhook_endpoint::Model,
    room: u64,
) -> Result<Vec<webhook_delivery::Model>, DbErr> {
    let now = ctx.now();
    let mine = || Entity::find().filter(Column::EndpointId.eq(endpoint.id));
    let leased = mine()
        .filter(Column::Status.eq(WebhookDeliveryStatus::Pending))
        .filter(Column::LeasedUntil.gt(now))
        .count(db)
        .await?;
    let lanes = std::cmp::min(lanes_after(endpoint.failures).saturating_sub(leased), room);
    if lanes == 0 {
        return Ok(Vec::new());
    }
    let due = mine()
        .filter(is_due(now))
        .order_by_asc(Column::Sequence)
        .order_by_asc(Column::Id)
        .limit(lanes)
        .fetch_all(db)
        .await?;
    if due.is_empty() {
        return Ok(Vec::new());
    }
    let claim = ctx.ids.next();
    let change = ActiveModel { claim: Set(Some(claim)), leased_until: Set(Some(now + LEASE)), ..Default::default() };
    Entity::update_many()
        .set(change)
        .col_expr(Column::Attempts, Expr::col(Column::Attempts).add(1))
        .filter(Column::Id.is_in(due.iter().map(|row| row.id)))
        .filter(Column::Status.eq(WebhookDeliveryStatus::Pending))
        .filter(is_free(now))
        .exec(db)
        .await?;
    webhook_endpoint::Entity::update_many()
        .col_expr(webhook_endpoint::Column::ClaimedAt, Expr::value(now))
        .filter(webhook_endpoint::Column::Id.eq(endpoint.id))
        .exec(db)
        .await?;
    mine().filter(Column::Claim.eq(claim)).order_by_asc(Column::Sequence).fetch_all(db).await
}

/// The requests of claimed deliveries; those that the owner may not read are canceled instead.
async fn posts_of(
    ctx: &AppContext,
    db: &Db,
    endpoint: &webhook_endpoint::Model,
    claimed: Vec<webhook_delivery::Model>,
) -> Result<Vec<WebhookPost>, ApiError> {
    let hearing = Hearing::of(ctx, endpoint, claimed.iter().map(|row| row.event_id)).await?;
    let secrets = secrets_of(ctx, endpoint)?;
    let events = webhook_event::Entity::find()
        .filter(webhook_event::Column::Id.is_in(claimed.iter().map(|row| row.event_id)))
        .fetch_all(db)
        .await?;
    let events: HashMap<Uuid, webhook_event::Model> = events.into_iter().map(|event| (event.id, event)).collect();
    let mut posts = Vec::new();
    for row in claimed {
        // Two deliveries of one call can have the same event, after a replay.
        let event = events.get(&row.event_id).filter(|event| hearing.may_hear(event)).cloned();
        match event {
            Some(event) => posts.push(post(ctx, endpoint, &row, event, &secrets)?),
            None => withhold(ctx, db, &row).await?,
        }
    }
    Ok(posts)
}

/// The current secret, and the previous one while it is still valid.
fn secrets_of(ctx: &AppContext, endpoint: &webhook_endpoint::Model) -> Result<Vec<SigningSecret>, ApiError> {
    let is_valid = endpoint.previous_secret_until.is_some_and(|until| until > ctx.now());
    let previous = endpoint.previous_secret_sealed.as_ref().filter(|_| is_valid);
    let sealed = [&endpoint.secret_sealed].into_iter().chain(previous);
    sealed.map(|sealed| SigningSecret::open(&*ctx.sealing, endpoint.id, sealed)).collect()
}

fn post(
    ctx: &AppContext,
    endpoint: &webhook_endpoint::Model,
    row: &webhook_delivery::Model,
    event: webhook_event::Model,
    secrets: &[SigningSecret],
) -> Result<WebhookPost, ApiError> {
    let (id, now) = (event.id.to_string(), ctx.now());
    let body = JsonText::of(&WebhookEvent::try_from(event)?);
    let signatures: Vec<_> = secrets.iter().map(|secret| secret.sign(&id, now, &body)).collect::<Result<_, _>>()?;
    let headers = [
        ("content-type", "application/json".to_owned()),
        ("webhook-id", id),
        ("webhook-timestamp", now.utc().timestamp().to_string()),
        ("webhook-signature", signatures.join(" ")),
    ];
    Ok(WebhookPost {
        delivery_id: row.id,
        claim: row.claim.unwrap_or_default(),
        url: endpoint.url.clone(),
        headers: headers.into_iter().map(|(name, value)| (name.to_owned(), value)).collect(),
        body,
    })
}

async fn withhold(ctx: &AppContext, db: &Db, row: &webhook_delivery::Model) -> Result<(), DbErr> {
    let change = ActiveModel {
        status: Set(WebhookDeliveryStatus::Cancelled),
        leased_until: Set(None),
        last_error: Set(Some("The endpoint's owner may no longer read this record.".to_owned())),
        finished_at: Set(Some(ctx.now())),
        ..Default::default()
    };
    Entity::update_many()
        .set(change)
        .filter(Column::Id.eq(row.id))
        .filter(Column::Claim.eq(row.claim))
        .exec(db)
        .await?;
    Ok(())
}
