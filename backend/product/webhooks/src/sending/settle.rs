//! Stores the results of attempts.

use std::collections::{BTreeMap, HashMap};

use haul_api::{ApiError, AppContext};
use haul_db::{Db, Fetch};
use haul_entity::webhooks::{
    webhook_delivery::{ActiveModel, Column, Entity, Model},
    webhook_endpoint,
};
use haul_ports::WebhookAttempt;
use haul_types::{Timestamp, WebhookDeliveryStatus};
use sea_orm::{ColumnTrait, DbErr, EntityTrait, QueryFilter, Set};
use uuid::Uuid;

use super::{
    schedule::{SUSPEND_AFTER, pause_after, rest_after},
    suspend::suspend,
};

/// An attempt whose lease ended meanwhile belongs to another claim and changes nothing.
pub async fn settle(ctx: &AppContext, db: &Db, done: &[WebhookAttempt]) -> Result<(), ApiError> {
    if done.is_empty() {
        return Ok(());
    }
    let attempts: HashMap<(Uuid, Uuid), &WebhookAttempt> =
        done.iter().map(|attempt| ((attempt.delivery_id, attempt.claim), attempt)).collect();
    let rows = Entity::find()
        .filter(Column::Id.is_in(done.iter().map(|attempt| attempt.delivery_id)))
        .filter(Column::Status.eq(WebhookDeliveryStatus::Pending))
        .fetch_all(db)
        .await?;
    let now = ctx.now();
    let mut results: BTreeMap<Uuid, Results> = BTreeMap::new();
    let tx = db.begin().await?;
    for row in rows {
        let Some(attempt) = row.claim.and_then(|claim| attempts.get(&(row.id, claim))) else { continue };
        let of_endpoint = results.entry(row.endpoint_id).or_default();
        match is_success(attempt) {
            true => of_endpoint.has_success = true,
            false => of_endpoint.failures = of_endpoint.failures.saturating_add(1),
        }
        let (id, claim) = (row.id, row.claim);
        let change = result_of(row, attempt, now);
        Entity::update_many().set(change).filter(Column::Id.eq(id)).filter(Column::Claim.eq(claim)).exec(&tx).await?;
    }
    tx.commit().await?;
    for (endpoint_id, results) in results {
        note_health(ctx, db, endpoint_id, results).await?;
    }
    Ok(())
}

/// An endpoint's results of one call.
#[derive(Default)]
struct Results {
    has_success: bool,
    failures: i32,
}

fn is_success(attempt: &WebhookAttempt) -> bool {
    attempt.status.is_some_and(|status| (200..300).contains(&status))
}

fn result_of(row: Model, attempt: &WebhookAttempt, now: Timestamp) -> ActiveModel {
    let status = match is_success(attempt) {
        true => WebhookDeliveryStatus::Delivered,
        false if row.gives_up_at <= now => WebhookDeliveryStatus::Failed,
        false => WebhookDeliveryStatus::Pending,
    };
    let refused = || attempt.status.map(|status| format!("The endpoint answered with the status {status}."));
    ActiveModel {
        status: Set(status),
        leased_until: Set(None),
        claim: Set(None),
        next_attempt_at: Set(now + pause_after(row.attempts)),
        last_attempt_at: Set(Some(now)),
        last_status: Set(attempt.status.map(i32::from)),
        last_error: Set(attempt.error.clone().or_else(refused).filter(|_| status != WebhookDeliveryStatus::Delivered)),
        last_duration_milliseconds: Set(Some(i32::try_from(attempt.milliseconds).unwrap_or(i32::MAX))),
        finished_at: Set((status != WebhookDeliveryStatus::Pending).then_some(now)),
        ..Default::default()
    }
}

/// One success makes an endpoint well again; days of failures suspend it.
async fn note_health(ctx: &AppContext, db: &Db, endpoint_id: Uuid, results: Results) -> Result<(), ApiError> {
    use webhook_endpoint::{ActiveModel, Column, Entity};
    let found = Entity::find().filter(Column::Id.eq(endpoint_id)).fetch_optional(db).await?;
    let Some(endpoint) = found else { return Ok(()) };
    if results.has_success && endpoint.failing_since.is_none() {
        return Ok(());
    }
    let now = ctx.now();
    let failures = if results.has_success { 0 } else { endpoint.failures.saturating_add(results.failures) };
    let failing_since = (!results.has_success).then(|| endpoint.failing_since.unwrap_or(now));
    let change = ActiveModel {
        failures: Set(failures),
        failing_since: Set(failing_since),
        resume_at: Set(rest_after(failures).map(|rest| now + rest)),
        ..Default::default()
    };
    set(db, endpoint_id, change).await?;
    if failing_since.is_some_and(|since| since <= now - SUSPEND_AFTER) {
        suspend(ctx, endpoint).await?;
    }
    Ok(())
}

async fn set(db: &Db, id: Uuid, change: webhook_endpoint::ActiveModel) -> Result<(), DbErr> {
    let endpoint = webhook_endpoint::Entity::update_many().set(change);
    endpoint.filter(webhook_endpoint::Column::Id.eq(id)).exec(db).await?;
    Ok(())
}
