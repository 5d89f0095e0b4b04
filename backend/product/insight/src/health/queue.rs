//! A company's jobs: which there are, in which state, and how many of each kind. A job names its company in a column of
//! its own; each query asks for it.

use std::collections::HashMap;

use haul_api::{ApiError, AppContext, area::Product};
use haul_db::Db;
use haul_entity::base::job::{Column, Entity, Model};
use haul_types::Timestamp;
use sea_orm::{ColumnTrait, Condition, EntityTrait, FromQueryResult, QueryFilter, QuerySelect, Select};
use uuid::Uuid;

use super::views::{JobCount, JobState};

/// The states of jobs that are counted; dismissed ones are over.
const OPEN: [JobState; 5] =
    [JobState::Failed, JobState::Retrying, JobState::Running, JobState::Waiting, JobState::Scheduled];

pub(super) fn of_company(company_id: Uuid) -> Select<Entity> {
    Entity::find().filter(Column::CompanyId.eq(company_id))
}

/// Those that succeeded.
pub(super) fn finished(company_id: Uuid) -> Select<Entity> {
    of_company(company_id).filter(Column::FinishedAt.is_not_null()).filter(Column::FailedAt.is_null())
}

#[derive(FromQueryResult)]
struct Counted {
    kind: String,
    count: i64,
}

pub(super) async fn counted(ctx: &AppContext, db: &Db, company_id: Uuid) -> Result<Vec<JobCount>, ApiError> {
    let now = ctx.now();
    let mut kinds: HashMap<String, JobCount> = HashMap::new();
    for state in OPEN {
        let rows = of_company(company_id)
            .filter(is_in(state, now))
            .select_only()
            .column(Column::Kind)
            .column_as(Column::Id.count(), "count")
            .group_by(Column::Kind)
            .into_model::<Counted>()
            .all(db)
            .await?;
        for Counted { kind, count } in rows {
            let of_kind = kinds.entry(kind.clone()).or_insert_with(|| none_of(ctx.product, kind));
            let count = u64::try_from(count).unwrap_or_default();
            match state {
                JobState::Failed | JobState::Dismissed => of_kind.failed_count = count,
                JobState::Retrying => of_kind.retrying_count = count,
                JobState::Running => of_kind.running_count = count,
                JobState::Waiting => of_kind.waiting_count = count,
                JobState::Scheduled => of_kind.scheduled_count = count,
            }
        }
    }
    let mut queue: Vec<JobCount> = kinds.into_values().collect();
    queue.sort_by(|one, other| {
        let trouble = |count: &JobCount| (count.failed_count, count.retrying_count, count.running_count);
        trouble(other).cmp(&trouble(one)).then_with(|| one.title.cmp(&other.title))
    });
    Ok(queue)
}

fn none_of(product: &Product, kind: String) -> JobCount {
    JobCount {
        title: title(product, &kind),
        kind,
        failed_count: 0,
        retrying_count: 0,
        running_count: 0,
        waiting_count: 0,
        scheduled_count: 0,
    }
}

/// A job of another version keeps its technical name.
pub(super) fn title(product: &Product, kind: &str) -> String {
    product.job(kind).map_or_else(|| kind.replace('_', " "), |job| job.title.to_owned())
}

pub(super) fn is_in(state: JobState, now: Timestamp) -> Condition {
    let open = || Condition::all().add(Column::FinishedAt.is_null());
    let alive = || open().add(Column::FailedAt.is_null());
    let idle = || {
        let free = Condition::any().add(Column::LeasedUntil.is_null()).add(Column::LeasedUntil.lte(now));
        alive().add(free)
    };
    let tried = || Condition::all().add(Column::Attempts.gt(0)).add(Column::LastError.is_not_null());
    match state {
        JobState::Failed => open().add(Column::FailedAt.is_not_null()),
        JobState::Running => alive().add(Column::LeasedUntil.gt(now)),
        JobState::Retrying => idle().add(tried()),
        JobState::Waiting => idle().add(tried().not()).add(Column::RunAfter.lte(now)),
        JobState::Scheduled => idle().add(tried().not()).add(Column::RunAfter.gt(now)),
        JobState::Dismissed => {
            Condition::all().add(Column::FinishedAt.is_not_null()).add(Column::FailedAt.is_not_null())
        }
    }
}

pub(super) fn state_of(job: &Model, now: Timestamp) -> JobState {
    match job {
        Model { failed_at: Some(_), finished_at: Some(_), .. } => JobState::Dismissed,
        Model { failed_at: Some(_), .. } => JobState::Failed,
        Model { leased_until: Some(until), .. } if *until > now => JobState::Running,
        Model { attempts: 1.., last_error: Some(_), .. } => JobState::Retrying,
        Model { run_after, .. } if *run_after <= now => JobState::Waiting,
        _ => JobState::Scheduled,
    }
}
