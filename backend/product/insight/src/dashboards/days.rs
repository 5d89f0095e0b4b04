//! The counts of earlier days: taken soon after midnight by one job for each company, which puts itself off.
//!
//! They are the whole company's, so people limited to terminals, who see counts of their own, get no comparison.

use chrono::TimeDelta;
use haul_api::{
    ApiError, AppContext, Write,
    authz::Actor,
    jobs::{Job, JobError},
    zone_of_company,
};
use haul_db::{Db, Fetch};
use haul_entity::{
    Owned,
    insight::dashboard_count::{Column, Entity, Model},
};
use haul_types::{Date, Timestamp, start_of_day};
use sea_orm::{ActiveModelTrait, ColumnTrait, DbErr, EntityTrait, IntoActiveModel, QueryFilter, sea_query::OnConflict};
use serde::{Deserialize, Serialize};
use uuid::Uuid;

use super::{
    counts::counts,
    operations_views::{DayCounts, EarlierCounts, TodayCounts},
};

/// What is counted later no longer tells how the day ended.
const LATEST: TimeDelta = TimeDelta::hours(3);
/// Longer than any comparison looks back, and few rows.
const KEPT_FOR: TimeDelta = TimeDelta::days(60);

/// Counts what a company's operations dashboard shows, once a day.
pub struct CountDashboard;

/// Nothing: the job's company is all it needs.
#[derive(Serialize, Deserialize)]
pub struct OfCompany {}

/// Starts counting a new company's days.
pub async fn start(write: &Write) -> Result<(), ApiError> {
    write.enqueue::<CountDashboard>(&OfCompany {}).await.map(|_| ())
}

impl Job for CountDashboard {
    const KIND: &'static str = "count_dashboard";
    const TITLE: &'static str = "Record the day's counts";
    const IS_NEEDED: bool = true;
    type Payload = OfCompany;

    async fn run(ctx: &AppContext, company_id: Uuid, _: OfCompany) -> Result<(), JobError> {
        Err(JobError::NotBefore(count(ctx, company_id).await?))
    }
}

/// Counts the day that has just ended; answers when the next one will have.
async fn count(ctx: &AppContext, company_id: Uuid) -> Result<Timestamp, ApiError> {
    let system = Actor::system(company_id);
    let (db, now) = (ctx.db_of(&system), ctx.now());
    let zone = zone_of_company(&db, company_id).await?;
    let today = now.date_in(zone);
    let ended = today.minus_days(1);
    let is_soon = now - start_of_day(today, zone) <= LATEST;
    if is_soon {
        let counted = counts(&db, company_id, now).await?;
        let write = Write::begin(ctx, &system).await?;
        let row = row(write.new_id(), company_id, ended, now, &counted).into_active_model().reset_all();
        // The first count is the nearest to midnight.
        let is_counted = OnConflict::columns([Column::CompanyId, Column::CountedOn]).do_nothing().to_owned();
        Entity::insert(row).on_conflict(is_counted).exec_without_returning(write.tx()).await?;
        write.commit(true).await?;
    }
    Ok(start_of_day(today.plus_days(1), zone))
}

fn row(id: Uuid, company_id: Uuid, counted_on: Date, counted_at: Timestamp, counted: &TodayCounts) -> Model {
    let stored = |count: u64| i64::try_from(count).unwrap_or(i64::MAX);
    Model {
        id,
        company_id,
        counted_on,
        active: stored(counted.active_count),
        unassigned: stored(counted.unassigned_count),
        late: stored(counted.late_count),
        at_risk: stored(counted.at_risk_count),
        arriving_soon: stored(counted.arriving_soon_count),
        idle_trucks: stored(counted.idle_truck_count),
        out_of_service_trucks: stored(counted.out_of_service_truck_count),
        out_of_service_trailers: stored(counted.out_of_service_trailer_count),
        missing_pods: stored(counted.missing_pod_count),
        counted_at,
    }
}

/// The ends of yesterday and of the same weekday last week.
pub async fn earlier(db: &Db, actor: &Actor, today: Date) -> Result<EarlierCounts, DbErr> {
    if actor.terminals.is_some() {
        return Ok(EarlierCounts { yesterday: None, week_ago: None });
    }
    let days = [today.minus_days(1), today.minus_days(7)];
    let rows = Entity::owned_by(actor.company_id).filter(Column::CountedOn.is_in(days)).fetch_all(db).await?;
    let [yesterday, week_ago] = days.map(|day| rows.iter().find(|row| row.counted_on == day).map(shown));
    Ok(EarlierCounts { yesterday, week_ago })
}

fn shown(row: &Model) -> DayCounts {
    let count = |count: i64| u64::try_from(count).unwrap_or_default();
    DayCounts {
        counted_on: row.counted_on,
        active_count: count(row.active),
        unassigned_count: count(row.unassigned),
        late_count: count(row.late),
        at_risk_count: count(row.at_risk),
        arriving_soon_count: count(row.arriving_soon),
        idle_truck_count: count(row.idle_trucks),
        out_of_service_truck_count: count(row.out_of_service_trucks),
        out_of_service_trailer_count: count(row.out_of_service_trailers),
        missing_pod_count: count(row.missing_pods),
    }
}

/// Deletes the counts of old days.
pub async fn sweep(db: &Db, now: Timestamp) -> Result<(), DbErr> {
    Entity::delete_many().filter(Column::CountedAt.lt(now - KEPT_FOR)).exec(db).await?;
    Ok(())
}
