//! What an owner sees: trucks owned today, and loads picked up by a truck on a day when the owner owned it.

use std::collections::{BTreeSet, HashMap};

use haul_api::{
    ApiError, AppContext, SortBy,
    authz::OwnerActor,
    by_ids,
    paging::{PageParams, page},
    today_at_company, zone_of_company,
};
use haul_compliance::{ItemType, Papers, papers_of, types::types_of, warning};
use haul_db::{Db, Fetch, Scope};
use haul_entity::{
    Owned,
    fleet::{driver, truck, truck_ownership},
    loads::load,
};
use haul_types::{ComplianceSubject, LoadStatus, Miles, OwnerLoadGroup};
use haul_types::{Date, week_of};
use sea_orm::{ColumnTrait, Condition, QueryFilter, QueryOrder, Select};
use uuid::Uuid;

use crate::fleet_views::{OwnerDashboard, OwnerLoad, OwnerLoadPage, OwnerPaper, OwnerTruck};

/// Which loads a list shows.
pub(super) struct LoadFilter {
    pub truck_id: Option<Uuid>,
    pub group: OwnerLoadGroup,
}

impl SortBy for OwnerLoad {
    type Column = load::Column;

    const FIELDS: &'static [(&'static str, load::Column)] =
        &[("pickup_at", load::Column::PickupAt), ("delivery_at", load::Column::DeliveryAt)];
    const DEFAULT: &'static str = "-pickup_at";
}

pub(super) async fn list_loads(
    ctx: &AppContext,
    owner: &OwnerActor,
    filter: LoadFilter,
    params: &PageParams<OwnerLoad>,
) -> Result<OwnerLoadPage, ApiError> {
    let db = scoped(ctx, owner);
    let mut select = my_loads(&db, owner).await?;
    if let Some(truck_id) = filter.truck_id {
        select = select.filter(load::Column::TruckId.eq(truck_id));
    }
    select = match filter.group {
        OwnerLoadGroup::Open => select.filter(load::Column::Status.is_in(LoadStatus::OPEN.iter().copied())),
        OwnerLoadGroup::History => select.filter(load::Column::Status.is_in(LoadStatus::OVER.iter().copied())),
        OwnerLoadGroup::All => select,
    };
    let page = page(&db, select, params, load::Column::Id).await?;
    let items = shown(&db, owner, page.rows).await?;
    Ok(OwnerLoadPage { items, next_cursor: page.next_cursor, total_count: page.total_count })
}

pub(super) async fn list_trucks(ctx: &AppContext, owner: &OwnerActor) -> Result<Vec<OwnerTruck>, ApiError> {
    let db = scoped(ctx, owner);
    let trucks = my_trucks(ctx, &db, owner).await?;
    let company_id = owner.actor.company_id;
    let drivers = driver::Entity::owned_by(company_id);
    let drivers = by_ids(&db, drivers, driver::Column::Id, trucks.iter().filter_map(|row| row.usual_driver_id)).await?;
    let mut current = loads_under_way(&db, owner).await?;
    let mut papers = papers_of(&db, company_id, trucks.iter().map(|row| row.id)).await?;
    let shown = trucks.into_iter().map(|row| {
        let papers = papers.remove(&row.id).unwrap_or_default();
        let current_load = current.remove(&row.id);
        let driving = current_load.as_ref().and_then(|load| load.driver_name.clone());
        let usual = row.usual_driver_id.and_then(|id| drivers.get(&id));
        OwnerTruck {
            driver_name: driving.or_else(|| usual.map(|row| format!("{} {}", row.first_name, row.last_name))),
            current_load,
            id: row.id,
            unit_number: row.unit_number,
            year: row.year,
            make: row.make,
            model: row.model,
            status: row.status,
            registration_expires_on: papers.expires_on("registration"),
            annual_inspection_expires_on: papers.expires_on("inspection"),
            insurance_expires_on: papers.expires_on("insurance"),
        }
    });
    Ok(shown.collect())
}

pub(super) async fn dashboard(ctx: &AppContext, owner: &OwnerActor) -> Result<OwnerDashboard, ApiError> {
    let db = scoped(ctx, owner);
    let company_id = owner.actor.company_id;
    let week = week_of(ctx.now(), zone_of_company(&db, company_id).await?);
    let today = today_at_company(&db, company_id, ctx.now()).await?;
    let trucks = my_trucks(ctx, &db, owner).await?;
    let current = loads_under_way(&db, owner).await?;
    let delivered = my_loads(&db, owner)
        .await?
        .filter(load::Column::Status.eq(LoadStatus::Delivered))
        .filter(load::Column::DeliveredAt.gte(week.start))
        .filter(load::Column::DeliveredAt.lt(week.next))
        .fetch_all(&db)
        .await?;
    let is_moving = |id| current.get(&id).is_some_and(|load: &OwnerLoad| LoadStatus::MOVING.contains(&load.status));
    let tenths = delivered.iter().filter_map(|row| row.loaded_miles_tenths).sum();
    let on_file = papers_of(&db, company_id, trucks.iter().map(|row| row.id)).await?;
    let papers = |row: &truck::Model| on_file.get(&row.id).map(|papers| ending(row, papers, today)).unwrap_or_default();
    let mut expiring_papers: Vec<_> = trucks.iter().flat_map(papers).collect();
    expiring_papers.sort_by_key(|paper| (paper.expires_on, paper.unit_number.clone()));
    Ok(OwnerDashboard {
        moving_truck_count: trucks.iter().filter(|row| is_moving(row.id)).count() as u64,
        truck_count: trucks.len() as u64,
        loads_this_week_count: delivered.len() as u64,
        miles_this_week: Miles::from_tenths(tenths).to_string(),
        revenue_this_week_cents: delivered.iter().map(|row| row.total_cents).sum(),
        currency: "USD".to_owned(),
        expiring_papers,
    })
}

fn scoped(ctx: &AppContext, owner: &OwnerActor) -> Db {
    ctx.db.scoped(Scope::Company(owner.actor.company_id))
}

async fn my_ownerships(db: &Db, owner: &OwnerActor) -> Result<Vec<truck_ownership::Model>, ApiError> {
    let rows = truck_ownership::Entity::owned_by(owner.actor.company_id)
        .filter(truck_ownership::Column::FleetOwnerId.eq(owner.fleet_owner_id))
        .fetch_all(db)
        .await?;
    Ok(rows)
}

/// Loads of the owner's trucks with a pickup during the ownership. Drafts stay internal to the carrier.
async fn my_loads(db: &Db, owner: &OwnerActor) -> Result<Select<load::Entity>, ApiError> {
    let ownerships = my_ownerships(db, owner).await?;
    let truck_ids: BTreeSet<Uuid> = ownerships.iter().map(|row| row.truck_id).collect();
    let while_mine = ownerships.into_iter().fold(Condition::any(), |any, row| {
        let days = Condition::all()
            .add(load::Column::TruckId.eq(row.truck_id))
            .add(load::Column::PickupOn.gte(row.starts_on))
            .add_option(row.ends_on.map(|last| load::Column::PickupOn.lte(last)));
        any.add(days)
    });
    // Without an ownership the list of trucks is empty, and so is the result.
    Ok(haul_loads::of_trucks(owner.actor.company_id, truck_ids).filter(while_mine))
}

async fn my_trucks(ctx: &AppContext, db: &Db, owner: &OwnerActor) -> Result<Vec<truck::Model>, ApiError> {
    let company_id = owner.actor.company_id;
    let today = today_at_company(db, company_id, ctx.now()).await?;
    let ids = haul_fleet::trucks::trucks_owned_on(db, company_id, owner.fleet_owner_id, today).await?;
    let rows = truck::Entity::owned_by(company_id)
        .filter(truck::Column::Id.is_in(ids))
        .filter(truck::Column::ArchivedAt.is_null())
        .order_by_asc(truck::Column::UnitNumberFolded)
        .fetch_all(db)
        .await?;
    Ok(rows)
}

/// The load that each truck is on; the earliest pickup if several.
async fn loads_under_way(db: &Db, owner: &OwnerActor) -> Result<HashMap<Uuid, OwnerLoad>, ApiError> {
    let rows = my_loads(db, owner)
        .await?
        .filter(load::Column::Status.is_in(LoadStatus::UNDER_WAY.iter().copied()))
        .order_by_asc(load::Column::PickupAt)
        .order_by_asc(load::Column::Id)
        .fetch_all(db)
        .await?;
    let mut by_truck = HashMap::new();
    for load in shown(db, owner, rows).await? {
        by_truck.entry(load.truck.id).or_insert(load);
    }
    Ok(by_truck)
}

async fn shown(db: &Db, owner: &OwnerActor, rows: Vec<load::Model>) -> Result<Vec<OwnerLoad>, ApiError> {
    let summaries = haul_loads::summaries(db, owner.actor.company_id, rows).await?;
    Ok(summaries.into_iter().filter_map(OwnerLoad::from_summary).collect())
}

/// The truck's papers that have expired or soon will.
fn ending(row: &truck::Model, papers: &Papers, today: Date) -> Vec<OwnerPaper> {
    let paper = |item_type: &'static ItemType| {
        let expires_on = papers.expires_on(item_type.code)?;
        let warning = warning(item_type, item_type.name, papers.status(item_type, None, today), Some(expires_on))?;
        Some(OwnerPaper {
            truck_id: row.id,
            unit_number: row.unit_number.clone(),
            code: warning.code,
            message: warning.message,
            expires_on,
        })
    };
    types_of(ComplianceSubject::Truck).filter_map(paper).collect()
}
