//! The company's history on a lane: its last loads and quotes there.

use std::collections::HashMap;

use haul_api::by_ids;
use haul_db::{Db, Fetch};
use haul_entity::{
    Owned,
    loads::{load, stop},
    partners::{customer, facility},
    quotes::quote,
};
use haul_loads::facilities_of;
use haul_types::{LoadStatus, Miles, Timestamp, folded, percent, rate_per_mile};
use sea_orm::{
    ColumnTrait, QueryFilter, QueryOrder, QuerySelect,
    sea_query::{Query, SelectStatement},
};
use uuid::Uuid;

use super::{
    reload,
    report_views::{LaneHistory, LaneLoad},
};
use crate::{drafting::list::summaries, record::error::QuoteError};

/// Enough to see a price trend, few enough to read.
const LAST: u64 = 10;

pub async fn history(
    db: &Db,
    company_id: Uuid,
    origin_facility_id: Uuid,
    destination_facility_id: Uuid,
    now: Timestamp,
) -> Result<LaneHistory, QuoteError> {
    let ends = facilities_of(db, company_id, vec![origin_facility_id, destination_facility_id]).await?;
    let origin = ends.get(&origin_facility_id).ok_or(QuoteError::NotFound)?;
    let destination = ends.get(&destination_facility_id).ok_or(QuoteError::NotFound)?;
    let loads = load::Entity::owned_by(company_id)
        .filter(load::Column::Status.eq(LoadStatus::Delivered))
        .filter(load::Column::OriginFacilityId.in_subquery(in_town(origin)))
        .filter(load::Column::DestinationFacilityId.in_subquery(in_town(destination)))
        .order_by_desc(load::Column::DeliveredAt)
        .limit(LAST)
        .fetch_all(db)
        .await?;
    let quotes = quote::Entity::owned_by(company_id)
        .filter(quote::Column::OriginFacilityId.in_subquery(in_town(origin)))
        .filter(quote::Column::DestinationFacilityId.in_subquery(in_town(destination)))
        .filter(quote::Column::SentAt.is_not_null())
        .order_by_desc(quote::Column::SentAt)
        .limit(LAST)
        .fetch_all(db)
        .await?;
    let ids: Vec<_> = loads.iter().map(|load| load.customer_id).collect();
    let customers = by_ids(db, customer::Entity::owned_by(company_id), customer::Column::Id, ids).await?;
    let stops = stops_of(db, company_id, &loads).await?;
    let (in_time, arrivals) = deliveries(&stops);
    Ok(LaneHistory {
        origin: origin.town(),
        destination: destination.town(),
        rate_per_mile: average_rate(&loads),
        on_time_percent: percent(counted(in_time), counted(arrivals)),
        average_dwell_minutes: dwell(&stops),
        reload: reload::chance(db, company_id, destination, now).await?,
        loads: loads.into_iter().map(|load| shown(load, &customers)).collect(),
        quotes: summaries(db, company_id, quotes).await?,
    })
}

/// The company's facilities in the same city.
fn in_town(facility: &facility::Model) -> SelectStatement {
    Query::select()
        .column(facility::Column::Id)
        .from(facility::Entity)
        .and_where(facility::Column::CompanyId.eq(facility.company_id))
        .and_where(facility::Column::CityFolded.eq(folded(facility.city())))
        .and_where(facility::Column::State.eq(facility.state.clone()))
        .to_owned()
}

/// Total dollars over total miles, so that a short load does not weigh as much as a long one.
fn average_rate(loads: &[load::Model]) -> Option<String> {
    let measured = loads.iter().filter_map(|load| Some((load.total_cents, load.loaded_miles_tenths?)));
    let (cents, tenths) = measured.fold((0, 0), |(cents, tenths), (c, t)| (cents + c, tenths + t));
    rate_per_mile(cents, Miles::from_tenths(tenths))
}

async fn stops_of(db: &Db, company_id: Uuid, loads: &[load::Model]) -> Result<Vec<stop::Model>, QuoteError> {
    let ids: Vec<_> = loads.iter().map(|load| load.id).collect();
    Ok(stop::Entity::owned_by(company_id).filter(stop::Column::LoadId.is_in(ids)).fetch_all(db).await?)
}

/// Deliveries with an agreed time where the truck was on time, and all with a known arrival.
fn deliveries(stops: &[stop::Model]) -> (usize, usize) {
    let known = stops.iter().filter(|stop| stop.kind.gives_off());
    let known: Vec<_> = known.filter_map(|stop| Some((stop.due_at?, stop.known_arrival()?))).collect();
    (known.iter().filter(|(due, arrived)| arrived <= due).count(), known.len())
}

fn dwell(stops: &[stop::Model]) -> Option<i64> {
    let waits = stops.iter().filter_map(|stop| Some((stop.known_departure()? - stop.known_arrival()?).num_minutes()));
    let minutes: Vec<_> = waits.collect();
    minutes.iter().sum::<i64>().checked_div(counted(minutes.len()))
}

fn shown(load: load::Model, customers: &HashMap<Uuid, customer::Model>) -> LaneLoad {
    let miles = load.loaded_miles_tenths.map(Miles::from_tenths);
    LaneLoad {
        id: load.id,
        number: load.number,
        customer_name: customers.get(&load.customer_id).map(|row| row.name.clone()).unwrap_or_default(),
        delivered_at: load.delivered_at,
        total_cents: load.total_cents,
        currency: load.currency,
        rate_per_mile: miles.and_then(|miles| rate_per_mile(load.total_cents, miles)),
        was_late: load.was_late,
    }
}

fn counted(count: usize) -> i64 {
    i64::try_from(count).unwrap_or(i64::MAX)
}
