//! What the product depends on outside, as the company's own traffic shows it.

use haul_api::{
    ApiError, AppContext,
    jobs::{Job, SendMail, last_failure_of},
};
use haul_db::{Db, Fetch};
use haul_entity::{
    Owned,
    base::{job, sent_mail},
    tracking::load_message,
    webhooks::{webhook_delivery, webhook_endpoint},
};
use haul_types::{MessageChannel, MessageStatus, Timestamp, WebhookDeliveryStatus, WebhookEndpointStatus};
use sea_orm::{ColumnTrait, PaginatorTrait, QueryFilter, QueryOrder};
use uuid::Uuid;

use super::{
    queue::{finished, of_company},
    views::{Integration, IntegrationHealth, IntegrationState},
    words::problem,
};

/// The job that asks for routes; its area comes after this one.
pub const ROUTING_JOB: &str = "route_load";

/// What is known of an integration.
#[derive(Default)]
struct Known {
    success: Option<Timestamp>,
    failure: Option<(Timestamp, String)>,
}

pub async fn read(ctx: &AppContext, db: &Db, company_id: Uuid) -> Result<Vec<IntegrationHealth>, ApiError> {
    let mut mailed = of_jobs(db, company_id, SendMail::KIND).await?;
    let about_loads = of_messages(db, company_id, MessageChannel::Email).await?;
    mailed.failure = mailed.failure.max(about_loads.failure);
    let sent = sent_mail::Entity::owned_by(company_id).order_by_desc(sent_mail::Column::SentAt);
    mailed.success = mailed.success.max(sent.fetch_optional(db).await?.map(|mail| mail.sent_at));
    let routed = of_jobs(db, company_id, ROUTING_JOB).await?;
    let endpoints = webhook_endpoint::Entity::owned_by(company_id)
        .filter(webhook_endpoint::Column::DeletedAt.is_null())
        .filter(webhook_endpoint::Column::Status.ne(WebhookEndpointStatus::Disabled));
    let has_endpoint = endpoints.count(db).await? > 0;
    Ok(vec![
        // A host without a mail server does not start.
        health(Integration::Mail, true, mailed),
        health(Integration::Sms, ctx.settings.has_sms, of_messages(db, company_id, MessageChannel::Sms).await?),
        health(Integration::Webhooks, has_endpoint, deliveries(db, company_id).await?),
        health(Integration::Routing, ctx.settings.routing_url.is_some(), routed),
    ])
}

fn health(integration: Integration, is_set_up: bool, known: Known) -> IntegrationHealth {
    let failed_at = known.failure.as_ref().map(|(at, _)| *at);
    let state = match (known.success, failed_at) {
        _ if !is_set_up => IntegrationState::Off,
        (None, None) => IntegrationState::Unused,
        (success, failure) if success >= failure => IntegrationState::Working,
        _ => IntegrationState::Failing,
    };
    IntegrationHealth {
        integration,
        state,
        last_success_at: known.success,
        last_failure_at: failed_at,
        problem: known.failure.map(|(_, problem)| problem),
    }
}

async fn of_jobs(db: &Db, company_id: Uuid, kind: &str) -> Result<Known, ApiError> {
    let succeeded = finished(company_id).filter(job::Column::Kind.eq(kind)).order_by_desc(job::Column::FinishedAt);
    let failed = of_company(company_id)
        .filter(job::Column::Kind.eq(kind))
        .filter(job::Column::FinishedAt.is_null())
        .filter(job::Column::LastError.is_not_null())
        .order_by_desc(job::Column::CreatedAt);
    let failed = failed.fetch_optional(db).await?;
    let failure = failed.as_ref().and_then(|job| {
        let error = job.last_error.as_deref()?;
        Some((last_failure_of(job)?, problem(kind, error)))
    });
    Ok(Known { success: succeeded.fetch_optional(db).await?.and_then(|job| job.finished_at), failure })
}

/// Messages about loads, by mail or SMS.
async fn of_messages(db: &Db, company_id: Uuid, channel: MessageChannel) -> Result<Known, ApiError> {
    use load_message::Column;
    let messages = || load_message::Entity::owned_by(company_id).filter(Column::Channel.eq(channel));
    let sent = messages().filter(Column::SentAt.is_not_null()).order_by_desc(Column::SentAt).fetch_optional(db).await?;
    let failed = messages()
        .filter(Column::Status.eq(MessageStatus::Failed))
        .filter(Column::AttemptedAt.is_not_null())
        .order_by_desc(Column::AttemptedAt)
        .fetch_optional(db)
        .await?;
    let failure = failed.and_then(|message| Some((message.attempted_at?, message.problem?)));
    Ok(Known { success: sent.and_then(|message| message.sent_at), failure })
}

async fn deliveries(db: &Db, company_id: Uuid) -> Result<Known, ApiError> {
    use webhook_delivery::Column;
    let all = || webhook_delivery::Entity::owned_by(company_id);
    let delivered = all()
        .filter(Column::Status.eq(WebhookDeliveryStatus::Delivered))
        .order_by_desc(Column::FinishedAt)
        .fetch_optional(db)
        .await?;
    let failed = all()
        .filter(Column::Status.ne(WebhookDeliveryStatus::Delivered))
        .filter(Column::LastError.is_not_null())
        .order_by_desc(Column::LastAttemptAt)
        .fetch_optional(db)
        .await?;
    let failure = failed.and_then(|delivery| Some((delivery.last_attempt_at?, delivery.last_error?)));
    Ok(Known { success: delivered.and_then(|delivery| delivery.finished_at), failure })
}
