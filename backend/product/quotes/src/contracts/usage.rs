//! How many of the loads that a customer committed to are tendered.

use std::collections::{HashMap, HashSet};

use chrono::TimeDelta;
use haul_api::ApiError;
use haul_db::Connection;
use haul_entity::{Owned, loads::load, partners::facility, quotes::contract_lane};
use haul_loads::facilities_of;
use haul_types::{Equipment, LoadStatus, Timestamp, folded};
use sea_orm::{ColumnTrait, FromQueryResult, QueryFilter, QuerySelect};
use uuid::Uuid;

/// Four weeks, so that every day of the week counts the same.
const RECENT: TimeDelta = TimeDelta::days(28);

/// What a load and a lane have in common: customer, cities, equipment.
type Key = (Uuid, (String, String), (String, String), Equipment);

/// The loads of a customer between two facilities.
#[derive(FromQueryResult)]
struct Moved {
    customer_id: Uuid,
    origin_facility_id: Uuid,
    destination_facility_id: Uuid,
    equipment: Equipment,
    count: i64,
}

/// For each lane the customer's loads on it with a pickup in the last four weeks; canceled ones don't count.
pub async fn recent(
    db: &impl Connection,
    company_id: Uuid,
    lanes: &[contract_lane::Model],
    now: Timestamp,
) -> Result<Vec<i64>, ApiError> {
    let customers: HashSet<_> = lanes.iter().map(|lane| lane.customer_id).collect();
    if customers.is_empty() {
        return Ok(Vec::new());
    }
    let moved = load::Entity::owned_by(company_id)
        .filter(load::Column::CustomerId.is_in(customers))
        .filter(load::Column::PickupAt.gte(now - RECENT))
        .filter(load::Column::PickupAt.lte(now))
        .filter(load::Column::Status.ne(LoadStatus::Cancelled))
        .filter(load::Column::IsDraft.eq(false))
        .select_only()
        .column(load::Column::CustomerId)
        .column(load::Column::OriginFacilityId)
        .column(load::Column::DestinationFacilityId)
        .column(load::Column::Equipment)
        .column_as(load::Column::Id.count(), "count")
        .group_by(load::Column::CustomerId)
        .group_by(load::Column::OriginFacilityId)
        .group_by(load::Column::DestinationFacilityId)
        .group_by(load::Column::Equipment)
        .into_model::<Moved>()
        .all(db)
        .await?;
    let ends = moved.iter().flat_map(|loads| [loads.origin_facility_id, loads.destination_facility_id]).collect();
    let facilities = facilities_of(db, company_id, ends).await?;
    let mut counts: HashMap<Key, i64> = HashMap::new();
    for loads in &moved {
        let town = |id| facilities.get(&id).map(town_of);
        if let Some((from, to)) = town(loads.origin_facility_id).zip(town(loads.destination_facility_id)) {
            *counts.entry((loads.customer_id, from, to, loads.equipment)).or_default() += loads.count;
        }
    }
    Ok(lanes.iter().map(|lane| counts.get(&key_of(lane)).copied().unwrap_or_default()).collect())
}

fn town_of(facility: &facility::Model) -> (String, String) {
    (folded(facility.city()), facility.state.clone())
}

fn key_of(lane: &contract_lane::Model) -> Key {
    let from = (lane.origin_city_folded.clone(), lane.origin_state.clone());
    let to = (lane.destination_city_folded.clone(), lane.destination_state.clone());
    (lane.customer_id, from, to, lane.equipment)
}
