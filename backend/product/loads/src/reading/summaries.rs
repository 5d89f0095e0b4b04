//! Loads as lists show them: their rows and the records they refer to, with one statement per kind of record.

use std::collections::HashMap;

use haul_api::{ApiError, from_json_column};
use haul_db::{Connection, Fetch};
use haul_entity::{
    Owned,
    loads::{load, stop},
    partners::facility,
};
use haul_types::{Address, LoadStatus, Miles};
use sea_orm::{ColumnTrait, QueryFilter, QueryOrder};
use uuid::Uuid;

use crate::record::{
    aggregate::Lookups,
    present::loaded_rate,
    summary_views::{LoadPlace, LoadSummary, NextStop},
};

/// Summaries of one company's loads, in the order of the rows.
pub async fn summaries(
    db: &impl Connection,
    company_id: Uuid,
    rows: Vec<load::Model>,
) -> Result<Vec<LoadSummary>, ApiError> {
    if rows.is_empty() {
        return Ok(Vec::new());
    }
    let stops = stop::Entity::owned_by(company_id)
        .filter(stop::Column::LoadId.is_in(rows.iter().map(|row| row.id)))
        .order_by_asc(stop::Column::Sequence)
        .fetch_all(db)
        .await?;
    let found = Lookups::of(db, company_id, &rows, &stops, &[]).await?;
    let mut ways: HashMap<Uuid, Vec<stop::Model>> = HashMap::new();
    for stop in stops {
        ways.entry(stop.load_id).or_default().push(stop);
    }
    rows.into_iter()
        .map(|row| {
            let way = ways.remove(&row.id).unwrap_or_default();
            summary(row, &way, &found)
        })
        .collect()
}

fn summary(row: load::Model, way: &[stop::Model], found: &Lookups) -> Result<LoadSummary, ApiError> {
    let end = |stop: Option<&stop::Model>| place(stop, found);
    let is_moving = !matches!(row.status, LoadStatus::Cancelled | LoadStatus::Tonu);
    let next = way.iter().find(|stop| stop.departed_at.is_none()).filter(|_| is_moving);
    Ok(LoadSummary {
        customer: found.customer(row.customer_id),
        timeliness: row.timeliness,
        origin: end(way.first())?,
        destination: end(way.last())?,
        next_stop: next.map(|stop| next_stop(stop, found)).transpose()?,
        driver: found.driver(row.driver_id),
        truck: found.truck(row.truck_id),
        trailer: found.trailer(row.trailer_id),
        tags: found.tags(row.id),
        stops: None,
        charges: None,
        rate_per_mile: loaded_rate(&row),
        loaded_miles: row.loaded_miles_tenths.map(|tenths| Miles::from_tenths(tenths).to_string()),
        timeliness_reason: row.timeliness_reason,
        id: row.id,
        number: row.number,
        status: row.status,
        billing_status: row.billing_status,
        priority: row.priority,
        source: row.source,
        customer_reference: row.customer_reference,
        equipment: row.equipment,
        stop_count: row.stop_count,
        unanswered_since: row.unanswered_since,
        pickup_at: row.pickup_at,
        delivery_at: row.delivery_at,
        total_cents: row.total_cents,
        pending_cents: row.pending_cents,
        currency: row.currency,
        is_pod_present: row.is_pod_present,
        is_rate_confirmation_present: row.is_rate_confirmation_present,
        delivered_at: row.delivered_at,
        version: row.version,
        created_at: row.created_at,
    })
}

fn facility_of<'a>(stop: &stop::Model, found: &'a Lookups) -> Result<(&'a facility::Model, Address), ApiError> {
    let facility = found.facilities.get(&stop.facility_id);
    let facility = facility.ok_or_else(|| ApiError::internal("a stop without a facility"))?;
    Ok((facility, from_json_column(facility.address.clone())?))
}

fn place(stop: Option<&stop::Model>, found: &Lookups) -> Result<LoadPlace, ApiError> {
    let stop = stop.ok_or_else(|| ApiError::internal("a load without stops"))?;
    let (facility, address) = facility_of(stop, found)?;
    Ok(LoadPlace {
        facility_name: facility.name.clone(),
        city: address.city,
        state: address.state,
        time_zone: stop.time_zone.clone(),
        scheduled_at: stop.earliest_at,
        local: stop.earliest_local.clone(),
    })
}

fn next_stop(stop: &stop::Model, found: &Lookups) -> Result<NextStop, ApiError> {
    let (facility, address) = facility_of(stop, found)?;
    Ok(NextStop {
        id: stop.id,
        kind: stop.kind,
        facility_name: facility.name.clone(),
        city: address.city,
        state: address.state,
        scheduled_at: Some(stop.earliest_at),
        time_zone: stop.time_zone.clone(),
        arrived_at: stop.arrived_at,
    })
}
