//! The verbs of background jobs.

use haul_api::{
    ApiError, AppContext, SortBy, Write,
    authz::Actor,
    by_ids,
    jobs::recipient_of,
    paging::{PageParams, page},
};
use haul_db::{Connection, Fetch};
use haul_entity::{
    Owned,
    base::job::{Column, Model},
    loads::load,
};
use haul_types::Timestamp;
use sea_orm::{
    ActiveModelTrait, ColumnTrait, Condition, DbErr, IntoActiveModel, QueryFilter, QueryOrder, QuerySelect, Set,
};
use serde_json::json;
use uuid::Uuid;

use super::{
    error::HealthError,
    integrations,
    queue::{self, finished, is_in, of_company, state_of, title},
    storage,
    views::{BackgroundJob, BackgroundJobPage, JobState, SystemHealth},
    words,
};

pub async fn read(ctx: &AppContext, actor: &Actor) -> Result<SystemHealth, ApiError> {
    let (company_id, now) = (actor.company_id, ctx.now());
    // The whole company's, whichever terminals the reader sees: no record is named.
    let db = &ctx.db_of(&Actor::system(company_id));
    let last = finished(company_id).order_by_desc(Column::FinishedAt).fetch_optional(db).await?;
    let storage = storage::read(db, company_id, now).await?;
    Ok(SystemHealth {
        as_of: now,
        queue: queue::counted(ctx, db, company_id).await?,
        last_finished_at: last.and_then(|job| job.finished_at),
        integrations: integrations::read(ctx, db, company_id).await?,
        stored_bytes: storage.iter().fold(0, |sum, kind| i64::saturating_add(sum, kind.bytes)),
        storage,
    })
}

impl SortBy for BackgroundJob {
    type Column = Column;

    const FIELDS: &'static [(&'static str, Column)] = &[
        ("created_at", Column::CreatedAt),
        ("failed_at", Column::FailedAt),
        ("run_after", Column::RunAfter),
        ("kind", Column::Kind),
    ];
    const DEFAULT: &'static str = "-created_at";
}

pub async fn list(
    ctx: &AppContext,
    actor: &Actor,
    state: Option<JobState>,
    kind: Option<&str>,
    params: &PageParams<BackgroundJob>,
) -> Result<BackgroundJobPage, ApiError> {
    let (db, now) = (ctx.db_of(actor), ctx.now());
    let mut select = of_company(actor.company_id);
    select = match state {
        Some(state) => select.filter(is_in(state, now)),
        None => select.filter(Column::FinishedAt.is_null()),
    };
    if let Some(kind) = kind {
        select = select.filter(Column::Kind.eq(kind));
    }
    let page = page(&db, select, params, Column::Id).await?;
    let items = shown(ctx, &db, actor, page.rows, now).await?;
    Ok(BackgroundJobPage { items, next_cursor: page.next_cursor, total_count: page.total_count })
}

async fn shown(
    ctx: &AppContext,
    db: &impl Connection,
    actor: &Actor,
    jobs: Vec<Model>,
    now: Timestamp,
) -> Result<Vec<BackgroundJob>, DbErr> {
    // Through the reader's own view: a load of another terminal stays unnamed.
    let loads = load::Entity::owned_by(actor.company_id);
    let loads = by_ids(db, loads, load::Column::Id, jobs.iter().filter_map(load_id)).await?;
    let about = |job: &Model| {
        if let Some(id) = load_id(job) {
            return loads.get(&id).map(|load| format!("Load {}", load.number));
        }
        // A recipient may be of another terminal.
        actor.terminals.is_none().then(|| recipient_of(ctx, job)).flatten()
    };
    let shown = jobs.iter().map(|job| BackgroundJob {
        id: job.id,
        kind: job.kind.clone(),
        title: title(ctx.product, &job.kind),
        about: about(job),
        state: state_of(job, now),
        attempts: job.attempts,
        problem: job.last_error.as_ref().map(|error| words::problem(&job.kind, error)),
        failed_at: job.failed_at,
        run_after: job.run_after,
        created_at: job.created_at,
    });
    Ok(shown.collect())
}

fn load_id(job: &Model) -> Option<Uuid> {
    job.payload.get("load_id")?.as_str()?.parse().ok()
}

/// Makes a failed job due, and ends the pause of one that is tried again anyway.
pub async fn retry(write: &mut Write, id: Uuid) -> Result<BackgroundJob, HealthError> {
    let job = find(write, id).await?;
    if !matches!(state_of(&job, write.now), JobState::Failed | JobState::Retrying) {
        return told(write, job).await;
    }
    let mut change = job.into_active_model();
    change.failed_at = Set(None);
    change.attempts = Set(0);
    change.last_error = Set(None);
    change.leased_until = Set(None);
    change.run_after = Set(write.now);
    let job = change.update(write.tx()).await?;
    write.record("background_job.retried", "background_job", job.id, title(write.ctx.product, &job.kind), Vec::new());
    told(write, job).await
}

/// Ends a failed job. What it was about is forgotten, as with every finished one.
pub async fn dismiss(write: &mut Write, id: Uuid) -> Result<BackgroundJob, HealthError> {
    let job = find(write, id).await?;
    match state_of(&job, write.now) {
        JobState::Failed => {}
        JobState::Dismissed => return told(write, job).await,
        _ => return Err(HealthError::NotFailed),
    }
    if write.ctx.product.job(&job.kind).is_some_and(|kind| kind.is_needed) {
        return Err(HealthError::Needed);
    }
    let mut change = job.into_active_model();
    change.finished_at = Set(Some(write.now));
    change.payload = Set(json!({}));
    let job = change.update(write.tx()).await?;
    write.record("background_job.dismissed", "background_job", job.id, title(write.ctx.product, &job.kind), Vec::new());
    told(write, job).await
}

/// A job of the company that is not over, locked; a dismissed one as well, for a repeated call.
async fn find(write: &Write, id: Uuid) -> Result<Model, HealthError> {
    let over = Condition::any().add(Column::FinishedAt.is_null()).add(Column::FailedAt.is_not_null());
    let job = of_company(write.company_id()).filter(Column::Id.eq(id)).filter(over).lock_exclusive();
    job.fetch_optional(write.tx()).await?.ok_or(HealthError::NotFound)
}

async fn told(write: &Write, job: Model) -> Result<BackgroundJob, HealthError> {
    let shown = shown(&write.ctx, &write.seen(), &write.actor, vec![job], write.now).await?;
    shown.into_iter().next().ok_or(HealthError::NotFound)
}
