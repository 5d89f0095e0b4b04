//! A driver's link, opened: from the token to the trip, without an account.
//!
//! The token finds one link across all companies; from there on everything happens inside the link's company.
//! `driver_reports` takes what the phone sends, `driver_papers` its pictures.

use chrono::TimeDelta;
use haul_api::secrets::hash_of;
use haul_api::{
    ApiError, AppContext, LinkCarrier, Write,
    authz::{Actor, ActorKind},
    by_ids, from_json_column, request_id,
};
use haul_db::{Connection, Fetch, Scope};
use haul_entity::{
    Owned,
    fleet::{driver, trailer, truck},
    loads::{document, leg, stop},
    partners::facility,
    tracking::{check_call, driver_link, driver_report},
};
use haul_loads::{Aggregate, LegAction, allowed_leg_actions, full_name};
use haul_types::{Address, DriverTripAction, DriverTripEvent, ErrorCode, LoadStatus};
use sea_orm::{ActiveModelTrait, ColumnTrait, EntityTrait, QueryFilter, QueryOrder, QuerySelect, Set};
use uuid::Uuid;

use super::{
    driver_phase::{Phase, phase},
    driver_views::{DriverReport, DriverTrip, DriverTripDocument, DriverTripReport, DriverTripStop},
};
use crate::record::error::TrackingError;

const REASON: &str = "a driver's link names its company";
/// An open page looks every minute; dispatch needs to know only roughly when it was open.
const USED_EVERY: TimeDelta = TimeDelta::minutes(5);
/// More than a phone keeps without a connection.
const REPORTS_SHOWN: u64 = 100;

/// An opened link, its load locked.
pub struct Trip {
    pub write: Write,
    pub link: driver_link::Model,
    pub driver: driver::Model,
    pub aggregate: Aggregate,
}

impl Trip {
    /// The leg of the link and what it is in.
    pub fn leg(&self) -> Result<(&leg::Model, Phase), TrackingError> {
        phase(&self.link, &self.aggregate, self.write.now).ok_or(TrackingError::NotFound)
    }
}

/// Reads the trip. Looking changes nothing but, now and then, when the link was last used.
pub async fn see(ctx: &AppContext, token: &str) -> Result<DriverTrip, TrackingError> {
    let (link, driver) = find(ctx, token).await?;
    let (company_id, now) = (link.company_id, ctx.now());
    let db = ctx.db.scoped(Scope::Company(company_id));
    let found = Aggregate::read(&db, company_id, link.load_id, false).await?;
    let aggregate = found.ok_or(TrackingError::NotFound)?;
    let shown = shown(ctx, &db, &link, &driver, &aggregate).await?;
    if link.last_used_at.is_none_or(|at| at + USED_EVERY <= now) {
        let mut write = Write::begin(ctx, &actor_of(&link, &driver)).await?;
        note_use(&mut write, &link).await?;
        write.commit(true).await?;
    }
    Ok(shown)
}

/// From the token to the load, locked, in its company. Only a working link gets through.
pub async fn follow(ctx: &AppContext, token: &str) -> Result<Trip, TrackingError> {
    let (link, driver) = find(ctx, token).await?;
    let mut write = Write::begin(ctx, &actor_of(&link, &driver)).await?;
    let found = Aggregate::read(write.tx(), link.company_id, link.load_id, true).await?;
    let aggregate = found.ok_or(TrackingError::NotFound)?;
    // It may have been revoked while this waited for the load.
    let link = driver_link::Entity::find_owned(link.company_id, link.id).fetch_optional(write.tx()).await?;
    let link = link.ok_or(TrackingError::NotFound)?;
    phase(&link, &aggregate, write.now).ok_or(TrackingError::NotFound)?;
    note_use(&mut write, &link).await?;
    Ok(Trip { write, link, driver, aggregate })
}

/// The trip after the report, committed.
pub async fn answer(trip: Trip) -> Result<DriverTrip, TrackingError> {
    let Trip { write, link, driver, .. } = trip;
    let found = Aggregate::read(write.tx(), link.company_id, link.load_id, false).await?;
    let aggregate = found.ok_or(TrackingError::NotFound)?;
    let shown = shown(&write.ctx, write.tx(), &link, &driver, &aggregate).await?;
    Ok(write.commit(shown).await?)
}

async fn find(ctx: &AppContext, token: &str) -> Result<(driver_link::Model, driver::Model), TrackingError> {
    let db = ctx.db.scoped(Scope::System(REASON));
    let hash = driver_link::Column::TokenHash.eq(hash_of(token));
    let link = driver_link::Entity::find().filter(hash).fetch_optional(&db).await?.ok_or(TrackingError::NotFound)?;
    let driver = driver::Entity::find_owned(link.company_id, link.driver_id).fetch_optional(&db).await?;
    Ok((link, driver.ok_or(TrackingError::NotFound)?))
}

fn actor_of(link: &driver_link::Model, driver: &driver::Model) -> Actor {
    Actor {
        kind: ActorKind::Driver,
        name: full_name(driver),
        request_id: request_id(),
        ..Actor::system(link.company_id)
    }
}

async fn note_use(write: &mut Write, link: &driver_link::Model) -> Result<(), TrackingError> {
    let change =
        driver_link::ActiveModel { id: Set(link.id), last_used_at: Set(Some(write.now)), ..Default::default() };
    change.update(write.tx()).await?;
    write.show("driver_link", link.id);
    Ok(())
}

async fn shown(
    ctx: &AppContext,
    db: &impl Connection,
    link: &driver_link::Model,
    driver: &driver::Model,
    aggregate: &Aggregate,
) -> Result<DriverTrip, TrackingError> {
    let now = ctx.now();
    let (leg, phase) = phase(link, aggregate, now).ok_or(TrackingError::NotFound)?;
    let (company_id, load) = (link.company_id, &aggregate.load);
    let truck = match leg.truck_id {
        Some(id) => truck::Entity::find_owned(company_id, id).fetch_optional(db).await?,
        None => None,
    };
    let trailer = match leg.trailer_id {
        Some(id) => trailer::Entity::find_owned(company_id, id).fetch_optional(db).await?,
        None => None,
    };
    Ok(DriverTrip {
        carrier: LinkCarrier::read(ctx, db, company_id).await?,
        load_number: load.number.clone(),
        driver_first_name: driver.first_name.clone(),
        truck: truck.map(|row| row.unit_number),
        trailer: trailer.map(|row| row.unit_number),
        commodity: load.commodity.clone(),
        weight_pounds: load.weight_pounds,
        temperature_fahrenheit: load.temperature_fahrenheit,
        notes: load.driver_notes.clone(),
        language: link.language,
        acknowledgement: leg.acknowledgement,
        answered_at: leg.answered_at,
        decline_reason: leg.decline_reason,
        allowed_actions: allowed_actions(aggregate, leg, phase),
        stops: stops(db, aggregate, leg, phase).await?,
        documents: documents(db, link).await?,
        reports: reports(db, link).await?,
        last_report: last_report(db, aggregate).await?,
        shown_at: now,
    })
}

fn allowed_actions(aggregate: &Aggregate, leg: &leg::Model, phase: Phase) -> Vec<DriverTripAction> {
    let may_answer = allowed_leg_actions(aggregate, leg).contains(&LegAction::Acknowledge);
    let all = [
        (may_answer, DriverTripAction::Answer),
        (phase == Phase::Driving, DriverTripAction::Report),
        (true, DriverTripAction::AddDocument),
    ];
    all.into_iter().filter(|(is_allowed, _)| *is_allowed).map(|(_, action)| action).collect()
}

async fn stops(
    db: &impl Connection,
    aggregate: &Aggregate,
    leg: &leg::Model,
    phase: Phase,
) -> Result<Vec<DriverTripStop>, ApiError> {
    let stops = of_leg(aggregate, leg);
    let facilities = facility::Entity::owned_by(leg.company_id);
    let ids = stops.iter().map(|stop| stop.facility_id);
    let facilities = by_ids(db, facilities, facility::Column::Id, ids).await?;
    let shown = stops.into_iter().filter_map(|stop| Some((stop, facilities.get(&stop.facility_id)?)));
    let shown = shown.map(|(stop, facility)| {
        let address: Address = from_json_column(facility.address.clone())?;
        let point = facility.exact_point();
        Ok(DriverTripStop {
            id: stop.id,
            sequence: stop.sequence,
            kind: stop.kind,
            facility_name: facility.name.clone(),
            street: address.line1,
            city: address.city,
            state: address.state,
            postal_code: address.postal_code,
            latitude: point.map(|(latitude, _)| latitude),
            longitude: point.map(|(_, longitude)| longitude),
            phone: facility.phone.clone(),
            instructions: stop.instructions.clone().or_else(|| facility.instructions.clone()),
            time_zone: stop.time_zone.clone(),
            schedule: stop.schedule,
            earliest_at: stop.earliest_at,
            latest_at: stop.latest_at,
            references: from_json_column(stop.references.clone())?,
            arrived_at: stop.arrived_at,
            departed_at: stop.departed_at,
            allowed_events: match phase {
                Phase::Driving => allowed_events(aggregate, leg, stop),
                Phase::Papers => Vec::new(),
            },
        })
    });
    shown.collect()
}

/// From the stop where the leg starts to the one where it ends.
pub fn of_leg<'a>(aggregate: &'a Aggregate, leg: &leg::Model) -> Vec<&'a stop::Model> {
    let behind = aggregate.stops.iter().skip_while(|stop| stop.id != leg.from_stop_id);
    let mut is_over = false;
    let until = behind.take_while(|stop| {
        let is_taken = !is_over;
        is_over |= stop.id == leg.to_stop_id;
        is_taken
    });
    until.collect()
}

/// The next event at the stop where the truck is, or at its next stop.
pub fn allowed_events(aggregate: &Aggregate, leg: &leg::Model, stop: &stop::Model) -> Vec<DriverTripEvent> {
    let next = aggregate.stops.iter().find(|stop| stop.departed_at.is_none());
    if next.is_none_or(|next| next.id != stop.id) || aggregate.load.status == LoadStatus::OnHold {
        return Vec::new();
    }
    let event = if stop.arrived_at.is_none() { DriverTripEvent::Arrived } else { DriverTripEvent::Departed };
    if belongs_to(aggregate, leg, stop, event) { vec![event] } else { Vec::new() }
}

/// Where legs meet, arriving belongs to the leg before, departing to the leg after.
pub fn belongs_to(aggregate: &Aggregate, leg: &leg::Model, stop: &stop::Model, event: DriverTripEvent) -> bool {
    let is_first = aggregate.stops.first().is_some_and(|first| first.id == stop.id);
    let is_last = aggregate.stops.last().is_some_and(|last| last.id == stop.id);
    match event {
        DriverTripEvent::Arrived => is_first || stop.id != leg.from_stop_id,
        DriverTripEvent::Departed => is_last || stop.id != leg.to_stop_id,
    }
}

async fn documents(db: &impl Connection, link: &driver_link::Model) -> Result<Vec<DriverTripDocument>, TrackingError> {
    let mine = driver_report::Entity::owned_by(link.company_id)
        .filter(driver_report::Column::DriverLinkId.eq(link.id))
        .filter(driver_report::Column::DocumentId.is_not_null())
        .fetch_all(db)
        .await?;
    let ids: Vec<Uuid> = mine.into_iter().filter_map(|row| row.document_id).collect();
    let rows = document::Entity::owned_by(link.company_id)
        .filter(document::Column::Id.is_in(ids))
        .filter(document::Column::ArchivedAt.is_null())
        .order_by_asc(document::Column::CreatedAt)
        .order_by_asc(document::Column::Id)
        .fetch_all(db)
        .await?;
    let shown = rows.into_iter().map(|row| DriverTripDocument {
        id: row.id,
        kind: row.kind,
        file_name: row.file_name,
        stop_id: row.stop_id,
        added_at: row.created_at,
    });
    Ok(shown.collect())
}

async fn reports(db: &impl Connection, link: &driver_link::Model) -> Result<Vec<DriverReport>, TrackingError> {
    let rows = driver_report::Entity::owned_by(link.company_id)
        .filter(driver_report::Column::DriverLinkId.eq(link.id))
        .order_by_desc(driver_report::Column::ReceivedAt)
        .order_by_desc(driver_report::Column::Id)
        .limit(REPORTS_SHOWN)
        .fetch_all(db)
        .await?;
    let shown = rows.into_iter().map(|row| DriverReport {
        key: row.key,
        kind: row.kind,
        occurred_at: row.occurred_at,
        received_at: row.received_at,
        outcome: row.outcome,
        refused_code: row.refused_code.as_deref().and_then(ErrorCode::parse),
        refused_message: row.refused_message,
    });
    Ok(shown.collect())
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
