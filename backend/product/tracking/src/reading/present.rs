//! Tracked loads as the API shows them.

use std::collections::HashMap;

use chrono::TimeDelta;
use haul_api::{ApiError, by_ids, from_json_column};
use haul_db::{Connection, Fetch};
use haul_entity::{
    Owned,
    loads::stop,
    tracking::{check_call, tracking, tracking_exception},
};
use haul_loads::{Due, full_name};
use haul_partners::facilities::radius_of;
use haul_types::{Address, Miles, NamedRef, Timestamp, TrackingTerms};
use sea_orm::{ColumnTrait, QueryFilter, QueryOrder};
use uuid::Uuid;

use crate::{
    record::{
        around::{Around, Rows, load_ref},
        check_call_views::CheckCall,
        exception_views::TrackingException,
        views::{NextCheckCall, TrackedDriver, TrackedEta, TrackedLoad, TrackedPosition, TrackedStop},
    },
    standing::eta::confidence,
};

/// Tracked rows in order, with the related records that the list shows.
pub async fn tracked_loads(
    db: &impl Connection,
    company_id: Uuid,
    tracked: Vec<tracking::Model>,
    terms: &TrackingTerms,
    now: Timestamp,
) -> Result<Vec<TrackedLoad>, ApiError> {
    let calls = by_ids(
        db,
        check_call::Entity::owned_by(company_id),
        check_call::Column::Id,
        tracked.iter().filter_map(|row| row.last_check_call_id),
    )
    .await?;
    let calls: Vec<check_call::Model> = calls.into_values().collect();
    let exceptions = unresolved_of(db, company_id, tracked.iter().map(|row| row.load_id).collect()).await?;
    let rows = Rows { tracked: &tracked, calls: &calls, exceptions: &exceptions };
    let around = Around::of(db, company_id, rows).await?;
    let mut called: HashMap<Uuid, check_call::Model> = calls.into_iter().map(|call| (call.load_id, call)).collect();
    let mut wrong: HashMap<Uuid, Vec<tracking_exception::Model>> = HashMap::new();
    for row in exceptions {
        wrong.entry(row.load_id).or_default().push(row);
    }
    let items = tracked.into_iter().map(|row| {
        let call = called.remove(&row.load_id).map(|call| around.check_call(call)).transpose()?;
        let open = wrong.remove(&row.load_id).unwrap_or_default();
        let open = open.into_iter().map(|row| around.exception(row)).collect::<Result<_, _>>()?;
        shown(&around, row, terms, call, open, now)
    });
    items.collect()
}

async fn unresolved_of(
    db: &impl Connection,
    company_id: Uuid,
    load_ids: Vec<Uuid>,
) -> Result<Vec<tracking_exception::Model>, ApiError> {
    use tracking_exception::Column;
    if load_ids.is_empty() {
        return Ok(Vec::new());
    }
    let rows = tracking_exception::Entity::owned_by(company_id)
        .filter(Column::LoadId.is_in(load_ids))
        .filter(Column::ResolvedAt.is_null())
        .order_by_asc(Column::OpenedAt)
        .order_by_asc(Column::Id)
        .fetch_all(db)
        .await?;
    Ok(rows)
}

/// With its true age, never as if it were current.
pub fn position(row: &tracking::Model, terms: &TrackingTerms, now: Timestamp) -> Option<TrackedPosition> {
    let (at, source) = row.position_at.zip(row.position_source)?;
    let age_minutes = (now - at).num_minutes().max(0);
    Some(TrackedPosition {
        at,
        age_minutes,
        is_stale: age_minutes > i64::from(terms.no_position_minutes),
        source,
        city: row.position_city.clone(),
        state: row.position_state.clone(),
        latitude: row.latitude,
        longitude: row.longitude,
    })
}

pub fn eta(row: &tracking::Model, terms: &TrackingTerms, now: Timestamp) -> Option<TrackedEta> {
    let (at, basis) = row.eta_at.zip(row.eta_basis)?;
    let is_past = at < now;
    let call_every = TimeDelta::minutes(terms.under_way.minutes.into());
    let confidence = confidence(basis, row.eta_basis_at?, call_every, is_past, now);
    Some(TrackedEta { at, basis, confidence, explanation: row.eta_explanation.clone().unwrap_or_default(), is_past })
}

fn shown(
    around: &Around,
    row: tracking::Model,
    terms: &TrackingTerms,
    last_check_call: Option<CheckCall>,
    open_exceptions: Vec<TrackingException>,
    now: Timestamp,
) -> Result<TrackedLoad, ApiError> {
    let load = around.load(row.load_id)?;
    let stop = row.next_stop_id.and_then(|id| around.stops.get(&id));
    let driver = load.driver_id.and_then(|id| around.drivers.get(&id));
    let trailer = load.trailer_id.and_then(|id| around.trailers.get(&id));
    let arrived_at = stop.and_then(|stop| stop.arrived_at);
    // Without a known future, what is late is late until now.
    let until = arrived_at
        .or(row.eta_at.filter(|eta| *eta >= now))
        .or(row.next_due_at.filter(|due| row.eta_at.is_some() || *due < now).map(|_| now));
    Ok(TrackedLoad {
        load: load_ref(load),
        customer: around.customer(load),
        customer_reference: load.customer_reference.clone(),
        equipment: load.equipment,
        temperature_fahrenheit: load.temperature_fahrenheit,
        driver: driver.map(|driver| TrackedDriver {
            id: driver.id,
            name: full_name(driver),
            phone: driver.phone.clone(),
        }),
        truck: around.truck(load.truck_id),
        trailer: trailer.map(|row| NamedRef { id: row.id, name: row.unit_number.clone() }),
        position: position(&row, terms, now),
        next_stop: stop.map(|stop| tracked_stop(around, stop)).transpose()?,
        eta: eta(&row, terms, now),
        minutes_late: until.zip(stop.and_then(Due::at)).map(|(until, due)| due.minutes_late(until)),
        miles_left: row.miles_left_tenths.map(|tenths| Miles::from_tenths(tenths).to_string()),
        timeliness: load.timeliness,
        timeliness_reason: load.timeliness_reason.clone(),
        last_check_call,
        next_check_call: row.check_call_rule.zip(row.check_call_due_at).map(|(rule, due_at)| NextCheckCall {
            rule,
            due_at,
            is_due: due_at <= now,
        }),
        open_exceptions,
        assessed_at: row.assessed_at,
    })
}

fn tracked_stop(around: &Around, stop: &stop::Model) -> Result<TrackedStop, ApiError> {
    let facility = around.facility(stop)?;
    let address: Address = from_json_column(facility.address.clone())?;
    Ok(TrackedStop {
        id: stop.id,
        sequence: stop.sequence,
        kind: stop.kind,
        facility_id: facility.id,
        facility_name: facility.name.clone(),
        city: address.city,
        state: address.state,
        time_zone: stop.time_zone.clone(),
        schedule: stop.schedule,
        earliest_at: stop.earliest_at,
        latest_at: stop.latest_at,
        due_at: stop.due_at,
        arrived_at: stop.arrived_at,
        latitude: facility.latitude,
        longitude: facility.longitude,
        geofence_radius_meters: radius_of(facility),
    })
}
