//! How often our trucks found freight again where a lane ends.

use std::collections::HashMap;

use chrono::TimeDelta;
use haul_db::{Db, Fetch};
use haul_entity::{Owned, loads::load, partners::facility};
use haul_loads::{Circle, facilities_in, facilities_of};
use haul_types::{LoadStatus, Miles, Point, Timestamp, miles_between, percent, road_miles};
use sea_orm::{ColumnTrait, QueryFilter, QueryOrder};
use uuid::Uuid;

use super::report_views::ReloadChance;
use crate::record::error::QuoteError;

/// A quarter: long enough for a rate, short enough for the season.
const LOOKS_BACK: TimeDelta = TimeDelta::days(90);
/// About what drivers and dispatchers call one market.
const MARKET_MILES: f64 = 75.0;
/// 150 miles; farther is a trip of its own.
const MOST_EMPTY: Miles = Miles::from_tenths(1500);
/// Two nights: a truck that waits longer has not found a reload.
const LONGEST_WAIT: TimeDelta = TimeDelta::hours(48);

/// A delivery in the market, and where the truck was then.
struct Delivery {
    truck_id: Uuid,
    at: Timestamp,
    point: Point,
}

/// None if we know too little: no place, or no delivery there.
pub async fn chance(
    db: &Db,
    company_id: Uuid,
    market: &facility::Model,
    now: Timestamp,
) -> Result<Option<ReloadChance>, QuoteError> {
    let Some(center) = market.point() else { return Ok(None) };
    let deliveries = deliveries(db, company_id, center, now).await?;
    if deliveries.is_empty() {
        return Ok(None);
    }
    let pickups = pickups(db, company_id, &deliveries).await?;
    let reloads: Vec<_> = deliveries.iter().filter_map(|delivery| reload(delivery, &pickups)).collect();
    let delivery_count = counted(deliveries.len());
    let reload_count = counted(reloads.len());
    let waited: i64 = reloads.iter().map(|(wait, _)| wait.num_minutes()).sum();
    let empty: i64 = reloads.iter().map(|(_, miles)| miles.value()).sum();
    Ok(Some(ReloadChance {
        delivery_count,
        reload_count,
        percent: percent(reload_count, delivery_count),
        average_wait_minutes: waited.checked_div(reload_count),
        average_empty_miles: empty.checked_div(reload_count).map(|tenths| Miles::from_tenths(tenths).to_string()),
    }))
}

async fn deliveries(db: &Db, company_id: Uuid, center: Point, now: Timestamp) -> Result<Vec<Delivery>, QuoteError> {
    // A little more than the market, since a query measures roughly.
    let nearby = facilities_in(company_id, Circle::around(center, MARKET_MILES + 2.0));
    let loads = load::Entity::owned_by(company_id)
        .filter(load::Column::Status.eq(LoadStatus::Delivered))
        .filter(load::Column::DestinationFacilityId.in_subquery(nearby))
        .filter(load::Column::DeliveredAt.gte(now - LOOKS_BACK))
        // The last ones may still find one.
        .filter(load::Column::DeliveredAt.lte(now - LONGEST_WAIT))
        .filter(load::Column::TruckId.is_not_null())
        .fetch_all(db)
        .await?;
    let ends = facilities_of(db, company_id, loads.iter().map(|load| load.destination_facility_id).collect()).await?;
    Ok(loads
        .iter()
        .filter_map(|load| {
            let point = ends.get(&load.destination_facility_id)?.point()?;
            let is_near = miles_between(center, point) <= MARKET_MILES;
            is_near.then_some(Delivery { truck_id: load.truck_id?, at: load.delivered_at?, point })
        })
        .collect())
}

/// When and where each truck picked up, in order of time.
async fn pickups(
    db: &Db,
    company_id: Uuid,
    deliveries: &[Delivery],
) -> Result<HashMap<Uuid, Vec<(Timestamp, Point)>>, QuoteError> {
    let first = deliveries.iter().map(|delivery| delivery.at).min();
    let trucks: Vec<_> = deliveries.iter().map(|delivery| delivery.truck_id).collect();
    let loads = load::Entity::owned_by(company_id)
        .filter(load::Column::TruckId.is_in(trucks))
        .filter(load::Column::PickupAt.gte(first))
        .filter(load::Column::Status.is_not_in([LoadStatus::Draft, LoadStatus::Cancelled, LoadStatus::Tonu]))
        .order_by_asc(load::Column::PickupAt)
        .fetch_all(db)
        .await?;
    let starts = facilities_of(db, company_id, loads.iter().map(|load| load.origin_facility_id).collect()).await?;
    let mut found: HashMap<Uuid, Vec<(Timestamp, Point)>> = HashMap::new();
    for load in &loads {
        let point = starts.get(&load.origin_facility_id).and_then(facility::Model::point);
        if let (Some(truck_id), Some(point)) = (load.truck_id, point) {
            found.entry(truck_id).or_default().push((load.pickup_at, point));
        }
    }
    Ok(found)
}

/// The truck's next pickup, if it came soon and near: the wait and the empty miles.
fn reload(delivery: &Delivery, pickups: &HashMap<Uuid, Vec<(Timestamp, Point)>>) -> Option<(TimeDelta, Miles)> {
    let (at, point) = pickups.get(&delivery.truck_id)?.iter().find(|(at, _)| *at >= delivery.at)?;
    let (wait, miles) = (*at - delivery.at, road_miles(delivery.point, *point));
    (wait <= LONGEST_WAIT && miles <= MOST_EMPTY).then_some((wait, miles))
}

fn counted(count: usize) -> i64 {
    i64::try_from(count).unwrap_or(i64::MAX)
}
