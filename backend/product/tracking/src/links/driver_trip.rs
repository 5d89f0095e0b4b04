//! What a driver can do with a link, without an account: read the trip, report position, arrive and depart.
//!
//! The token finds one link across all companies; from there on everything happens inside the link's company.

use haul_api::secrets::hash_of;
use haul_api::{
    ApiError, AppContext, Invalid, Write,
    authz::{Actor, ActorKind},
    by_ids, from_json_column, request_id,
};
use haul_db::{Connection, Fetch, Scope};
use haul_entity::{
    Owned,
    fleet::{driver, trailer, truck},
    loads::{leg, stop},
    partners::facility,
    tracking::{check_call, driver_link},
};
use haul_loads::{Aggregate, StopEventRecord, full_name};
use haul_partners::facilities::{geofence_of, whereabouts};
use haul_types::{Address, CheckCallSource, EventSource, Fix, LoadStatus};
use sea_orm::{ActiveModelTrait, ColumnTrait, EntityTrait, IntoActiveModel, QueryFilter, QueryOrder, Set};
use uuid::Uuid;

use super::{
    driver_links::live_leg,
    public::carrier,
    public_views::{
        DriverEventReport, DriverPosition, DriverPositionReport, DriverTrip, DriverTripEvent, DriverTripReport,
        DriverTripStop,
    },
};
use crate::{
    check_calls::ops as check_calls,
    record::{check_call_views::CheckCallCreate, error::TrackingError},
};

const REASON: &str = "a driver's link names its company";

/// An opened link.
struct Trip {
    write: Write,
    link: driver_link::Model,
    driver: driver::Model,
    aggregate: Aggregate,
}

pub async fn see(ctx: &AppContext, token: &str) -> Result<DriverTrip, TrackingError> {
    let trip = follow(ctx, token).await?;
    answer(trip).await
}

/// Logs a check call with the phone's position.
pub async fn report_position(ctx: &AppContext, input: DriverPositionReport) -> Result<DriverTrip, TrackingError> {
    let mut trip = follow(ctx, &input.token).await?;
    let DriverPositionReport { latitude, longitude, accuracy_meters, eta_at, note, .. } = input;
    let position = DriverPosition { latitude, longitude, accuracy_meters };
    let call = CheckCallCreate { eta_at, note, ..call_from(&trip, position) };
    check_calls::create(&mut trip.write, trip.link.load_id, call).await?;
    answer(again(trip).await?).await
}

/// Records an arrival or a departure as of now, by the same rules as for dispatchers.
pub async fn report_event(ctx: &AppContext, input: DriverEventReport) -> Result<DriverTrip, TrackingError> {
    let mut trip = follow(ctx, &input.token).await?;
    let leg = live_leg(&trip.link, &trip.aggregate).ok_or(TrackingError::NotFound)?;
    let stop = of_leg(&trip.aggregate, leg).into_iter().find(|stop| stop.id == input.stop_id);
    let stop = stop.ok_or(TrackingError::NotFound)?;
    let facility_id = stop.facility_id;
    if !allowed_events(&trip.aggregate, leg, stop).contains(&input.kind) {
        return Err(Invalid::field("kind", "This was already reported, or something else comes first.").into());
    }
    let (note, miles_away) = match input.position {
        Some(position) => witness(&mut trip, facility_id, position).await?.unzip(),
        None => (None, None),
    };
    let event = StopEventRecord {
        kind: input.kind.into(),
        occurred_at: trip.write.now,
        source: EventSource::Driver,
        is_estimated: false,
        note,
    };
    haul_loads::record_event(&mut trip.write, trip.link.load_id, input.stop_id, event, miles_away).await?;
    answer(again(trip).await?).await
}

/// Logs the phone's position; returns it relative to the facility, and the miles between them if the location is known.
async fn witness(
    trip: &mut Trip,
    facility_id: Uuid,
    position: DriverPosition,
) -> Result<Option<(String, f64)>, TrackingError> {
    let call = call_from(trip, position);
    check_calls::create(&mut trip.write, trip.link.load_id, call).await?;
    let facility =
        facility::Entity::find_owned(trip.link.company_id, facility_id).fetch_optional(trip.write.tx()).await?;
    let point = (position.latitude, position.longitude);
    let fix = Fix { point, accuracy_meters: position.accuracy_meters };
    Ok(facility.and_then(|facility| {
        let circle = geofence_of(&facility)?;
        Some((format!("Driver's phone, {}.", whereabouts(&facility, &circle, fix)), circle.least_miles_to(fix)))
    }))
}

/// The phone's position as of now.
fn call_from(trip: &Trip, position: DriverPosition) -> CheckCallCreate {
    CheckCallCreate {
        occurred_at: trip.write.now,
        source: CheckCallSource::DriverLink,
        city: None,
        state: None,
        latitude: Some(position.latitude),
        longitude: Some(position.longitude),
        accuracy_meters: position.accuracy_meters,
        eta_at: None,
        temperature_fahrenheit: None,
        note: None,
        corrects_id: None,
        correction_reason: None,
    }
}

/// From the token to the load, locked, in its company. Only a working link gets through.
async fn follow(ctx: &AppContext, token: &str) -> Result<Trip, TrackingError> {
    let db = ctx.db.scoped(Scope::System(REASON));
    let hash = driver_link::Column::TokenHash.eq(hash_of(token));
    let link = driver_link::Entity::find().filter(hash).fetch_optional(&db).await?.ok_or(TrackingError::NotFound)?;
    let driver = driver::Entity::find_owned(link.company_id, link.driver_id).fetch_optional(&db).await?;
    let driver = driver.ok_or(TrackingError::NotFound)?;
    let actor = Actor {
        kind: ActorKind::Driver,
        name: full_name(&driver),
        request_id: request_id(),
        ..Actor::system(link.company_id)
    };
    let write = Write::begin(ctx, &actor).await?;
    let found = Aggregate::read(write.tx(), link.company_id, link.load_id, true).await?;
    let aggregate = found.ok_or(TrackingError::NotFound)?;
    let link = driver_link::Entity::find_owned(link.company_id, link.id).fetch_optional(write.tx()).await?;
    let link = link.filter(|link| live_leg(link, &aggregate).is_some()).ok_or(TrackingError::NotFound)?;
    let mut change = link.into_active_model();
    change.last_used_at = Set(Some(write.now));
    let link = change.update(write.tx()).await?;
    Ok(Trip { write, link, driver, aggregate })
}

/// The load after the report.
async fn again(trip: Trip) -> Result<Trip, TrackingError> {
    let found = Aggregate::read(trip.write.tx(), trip.link.company_id, trip.link.load_id, false).await?;
    Ok(Trip { aggregate: found.ok_or(TrackingError::NotFound)?, ..trip })
}

async fn answer(mut trip: Trip) -> Result<DriverTrip, TrackingError> {
    trip.write.show("driver_link", trip.link.id);
    let shown = shown(&trip).await?;
    Ok(trip.write.commit(shown).await?)
}

async fn shown(trip: &Trip) -> Result<DriverTrip, TrackingError> {
    let Trip { write, link, driver, aggregate } = trip;
    let (db, company_id) = (write.tx(), write.company_id());
    let leg = aggregate.legs.iter().find(|leg| leg.id == link.leg_id).ok_or(TrackingError::NotFound)?;
    let truck = match leg.truck_id {
        Some(id) => truck::Entity::find_owned(company_id, id).fetch_optional(db).await?,
        None => None,
    };
    let trailer = match leg.trailer_id {
        Some(id) => trailer::Entity::find_owned(company_id, id).fetch_optional(db).await?,
        None => None,
    };
    Ok(DriverTrip {
        carrier: carrier(db, company_id).await?,
        load_number: aggregate.load.number.clone(),
        driver_first_name: driver.first_name.clone(),
        truck: truck.map(|row| row.unit_number),
        trailer: trailer.map(|row| row.unit_number),
        stops: stops(db, aggregate, leg).await?,
        last_report: last_report(db, aggregate).await?,
        shown_at: write.now,
    })
}

async fn stops(db: &impl Connection, aggregate: &Aggregate, leg: &leg::Model) -> Result<Vec<DriverTripStop>, ApiError> {
    let stops = of_leg(aggregate, leg);
    let facilities = facility::Entity::owned_by(leg.company_id);
    let ids = stops.iter().map(|stop| stop.facility_id);
    let facilities = by_ids(db, facilities, facility::Column::Id, ids).await?;
    let shown = stops.into_iter().filter_map(|stop| Some((stop, facilities.get(&stop.facility_id)?)));
    let shown = shown.map(|(stop, facility)| {
        let address: Address = from_json_column(facility.address.clone())?;
        Ok(DriverTripStop {
            id: stop.id,
            sequence: stop.sequence,
            kind: stop.kind,
            facility_name: facility.name.clone(),
            street: address.line1,
            city: address.city,
            state: address.state,
            postal_code: address.postal_code,
            phone: facility.phone.clone(),
            instructions: stop.instructions.clone().or_else(|| facility.instructions.clone()),
            time_zone: stop.time_zone.clone(),
            schedule: stop.schedule,
            earliest_at: stop.earliest_at,
            latest_at: stop.latest_at,
            references: from_json_column(stop.references.clone())?,
            arrived_at: stop.arrived_at,
            departed_at: stop.departed_at,
            allowed_events: allowed_events(aggregate, leg, stop),
        })
    });
    shown.collect()
}

/// From the stop where the leg starts to the one where it ends.
fn of_leg<'a>(aggregate: &'a Aggregate, leg: &leg::Model) -> Vec<&'a stop::Model> {
    let behind = aggregate.stops.iter().skip_while(|stop| stop.id != leg.from_stop_id);
    let mut is_over = false;
    let until = behind.take_while(|stop| {
        let is_taken = !is_over;
        is_over |= stop.id == leg.to_stop_id;
        is_taken
    });
    until.collect()
}

/// The next event at the stop where the truck is, or at its next stop. Where legs meet, arriving belongs to the leg
/// before, departing to the leg after.
fn allowed_events(aggregate: &Aggregate, leg: &leg::Model, stop: &stop::Model) -> Vec<DriverTripEvent> {
    let next = aggregate.stops.iter().find(|stop| stop.departed_at.is_none());
    let is_first = aggregate.stops.first().is_some_and(|first| first.id == stop.id);
    let is_last = aggregate.stops.last().is_some_and(|last| last.id == stop.id);
    if next.is_none_or(|next| next.id != stop.id) || aggregate.load.status == LoadStatus::OnHold {
        return Vec::new();
    }
    let may_arrive = is_first || stop.id != leg.from_stop_id;
    let may_depart = is_last || stop.id != leg.to_stop_id;
    match stop.arrived_at {
        None if may_arrive => vec![DriverTripEvent::Arrived],
        Some(_) if may_depart => vec![DriverTripEvent::Departed],
        _ => Vec::new(),
    }
}

async fn last_report(db: &impl Connection, aggregate: &Aggregate) -> Result<Option<DriverTripReport>, TrackingError> {
    use check_call::Column;
    let call = check_call::Entity::owned_by(aggregate.load.company_id)
        .filter(Column::LoadId.eq(aggregate.load.id))
        .filter(Column::VoidedAt.is_null())
        .order_by_desc(Column::OccurredAt)
        .order_by_desc(Column::Id)
        .fetch_optional(db)
        .await?;
    Ok(call.map(|call| DriverTripReport {
        at: call.occurred_at,
        city: call.city,
        state: call.state,
        latitude: call.latitude,
        longitude: call.longitude,
    }))
}
