//! The figures of the operations dashboard.

use haul_api::{ApiError, AppContext, area::Product, authz::Actor, by_ids, zone_of_company};
use haul_db::{Db, Fetch};
use haul_entity::{
    Owned,
    base::audit_event,
    loads::load::{self, Column},
};
use haul_loads::{Filter, LoadSummary, ReadyFilter, select_to_bill, totals};
use haul_types::{LoadStatus, Timeliness, Timestamp, start_of_day, week_of};
use sea_orm::{ColumnTrait, DbErr, FromQueryResult, QueryFilter, QueryOrder, QuerySelect, Select};
use uuid::Uuid;

use super::{
    approvals,
    counts::{counts, timely},
    days,
    miles::Measured,
    operations_views::{Activity, OperationsDashboard, StatusCount},
    papers,
};
use crate::samples::load_of;

/// As many as fit on the page; the list shows the rest.
const EXCEPTIONS: u64 = 10;
const ACTIVITIES: u64 = 15;

pub async fn read(ctx: &AppContext, actor: &Actor) -> Result<OperationsDashboard, ApiError> {
    let (db, company_id, now) = (&ctx.db_of(actor), actor.company_id, ctx.now());
    let zone = zone_of_company(db, company_id).await?;
    let week = week_of(now, zone);
    let counted = counts(db, company_id, now).await?;
    let booked = async |from: Timestamp, before: Timestamp| -> Result<i64, ApiError> {
        let counts =
            |status: &&LoadStatus| !matches!(status, LoadStatus::Draft | LoadStatus::Cancelled | LoadStatus::Tonu);
        let entered = Filter {
            status: LoadStatus::ALL.iter().filter(counts).copied().collect::<Vec<_>>().into(),
            created_from: Some(from),
            created_before: Some(before),
            ..Filter::default()
        };
        Ok(totals(db, haul_loads::filtered(company_id, &entered, now)).await?.cents)
    };
    let is_ready = ReadyFilter { is_ready: Some(true), ..ReadyFilter::default() };
    let ready = totals(db, select_to_bill(company_id, &is_ready, now)?).await?;
    let on_hold = Filter { status: vec![LoadStatus::OnHold].into(), ..Filter::default() };
    let before_last = start_of_day(week.monday.minus_days(21), zone);
    Ok(OperationsDashboard {
        as_of: now,
        time_zone: zone.name().to_owned(),
        week_start_on: week.monday,
        active_count: counted.active_count,
        unassigned_count: counted.unassigned_count,
        late_count: counted.late_count,
        at_risk_count: counted.at_risk_count,
        arriving_soon_count: counted.arriving_soon_count,
        idle_truck_count: counted.idle_truck_count,
        out_of_service_truck_count: counted.out_of_service_truck_count,
        out_of_service_trailer_count: counted.out_of_service_trailer_count,
        missing_pod_count: counted.missing_pod_count,
        earlier: days::earlier(db, actor, now.date_in(zone)).await?,
        booked_this_week_cents: booked(week.start, week.next).await?,
        booked_last_week_cents: booked(week.last, week.start).await?,
        delivered_this_week_cents: totals(db, delivered(company_id, week.start, week.next)).await?.cents,
        delivered_last_week_cents: totals(db, delivered(company_id, week.last, week.start)).await?.cents,
        tonu_this_week_cents: totals(db, unused(company_id, week.start, week.next)).await?.cents,
        tonu_last_week_cents: totals(db, unused(company_id, week.last, week.start)).await?.cents,
        ready_to_bill_count: u64::try_from(ready.count).unwrap_or_default(),
        ready_to_bill_cents: ready.cents,
        pending_cents: totals(db, select_to_bill(company_id, &ReadyFilter::default(), now)?).await?.pending_cents,
        rate_per_mile: rate_of(db, company_id, week.last, week.next).await?,
        previous_rate_per_mile: rate_of(db, company_id, before_last, week.last).await?,
        currency: "USD".to_owned(),
        status_counts: status_counts(db, company_id).await?,
        exceptions: exceptions(db, company_id, now, &[timely(Timeliness::Late), timely(Timeliness::AtRisk), on_hold])
            .await?,
        expiring_papers: papers::expiring(db, company_id, now.date_in(zone)).await?,
        approvals: approvals::waiting(db, actor, now).await?,
        recent_activity: recent_activity(ctx.product, db, company_id).await?,
        sample_load: load_of(db, company_id).await?,
    })
}

/// The company's loads delivered in a time range, its end excluded.
fn delivered(company_id: Uuid, from: Timestamp, until: Timestamp) -> Select<load::Entity> {
    load::Entity::owned_by(company_id)
        .filter(Column::Status.eq(LoadStatus::Delivered))
        .filter(Column::DeliveredAt.gte(from))
        .filter(Column::DeliveredAt.lt(until))
}

/// The company's loads whose truck was ordered and not used, by the time of that decision.
fn unused(company_id: Uuid, from: Timestamp, until: Timestamp) -> Select<load::Entity> {
    load::Entity::owned_by(company_id)
        .filter(Column::Status.eq(LoadStatus::Tonu))
        .filter(Column::TonuAt.gte(from))
        .filter(Column::TonuAt.lt(until))
}

async fn rate_of(db: &Db, company_id: Uuid, from: Timestamp, until: Timestamp) -> Result<Option<String>, DbErr> {
    let mut measured = Measured::default();
    delivered(company_id, from, until).fetch_all(db).await?.iter().for_each(|load| measured.add(load));
    Ok(measured.rate_loaded())
}

#[derive(FromQueryResult)]
struct Counted {
    status: LoadStatus,
    count: i64,
}

/// In the order of a load's life.
async fn status_counts(db: &Db, company_id: Uuid) -> Result<Vec<StatusCount>, DbErr> {
    let counted = load::Entity::owned_by(company_id)
        .filter(Column::Status.is_in(LoadStatus::OPEN.iter().copied()))
        .select_only()
        .column(Column::Status)
        .column_as(Column::Id.count(), "count")
        .group_by(Column::Status)
        .into_model::<Counted>()
        .all(db)
        .await?;
    let of = |status: LoadStatus| counted.iter().find(|row| row.status == status);
    let shown = LoadStatus::ALL.iter().filter_map(|status| {
        let count = u64::try_from(of(*status)?.count).ok()?;
        Some(StatusCount { status: *status, count })
    });
    Ok(shown.collect())
}

async fn exceptions(db: &Db, company_id: Uuid, now: Timestamp, kinds: &[Filter]) -> Result<Vec<LoadSummary>, ApiError> {
    let mut rows: Vec<load::Model> = Vec::new();
    for filter in kinds {
        // A load on hold may also be late.
        let known: Vec<Uuid> = rows.iter().map(|row| row.id).collect();
        let select = haul_loads::filtered(company_id, filter, now).order_by_asc(Column::PickupAt);
        rows.extend(select.filter(Column::Id.is_not_in(known)).limit(EXCEPTIONS).fetch_all(db).await?);
    }
    rows.truncate(EXCEPTIONS as usize);
    haul_loads::summaries(db, company_id, rows).await
}

async fn recent_activity(product: &Product, db: &Db, company_id: Uuid) -> Result<Vec<Activity>, DbErr> {
    let events = audit_event::Entity::owned_by(company_id)
        .filter(audit_event::Column::EntityType.eq("load"))
        .order_by_desc(audit_event::Column::Sequence)
        .limit(ACTIVITIES)
        .fetch_all(db)
        .await?;
    // The sample load can be gone.
    let ids = events.iter().filter_map(|event| event.entity_id);
    let known = by_ids(db, load::Entity::owned_by(company_id), Column::Id, ids).await?;
    let told = events.into_iter().map(|event| Activity {
        occurred_at: event.occurred_at,
        summary: product.sentence(&event.action, event.entity_label.as_deref().unwrap_or_default()),
        actor_name: event.actor_name,
        path: event.entity_id.filter(|id| known.contains_key(id)).map(|id| format!("/apps/loads/{id}")),
    });
    Ok(told.collect())
}
