//! Events at stops: recording them, and voiding wrong ones.

use std::collections::HashMap;

use chrono::TimeDelta;
use haul_api::{Invalid, Write};
use haul_entity::loads::{leg, stop, stop_event};
use haul_types::{EventSource, Point, StopEventKind};
use sea_orm::{ActiveModelTrait, IntoActiveModel, Set};
use uuid::Uuid;

use super::{
    doubts::{self, Fact},
    schedule::points_of,
    visits::{self, Visit},
};
use crate::record::{
    actions::check,
    aggregate::Aggregate,
    editing::open,
    error::{LoadError, Refusal},
    stop_views::StopEventRecord,
    views::{Load, LoadAction},
};

/// Clocks of phones and trucks run a little ahead of ours.
const CLOCK_SKEW: TimeDelta = TimeDelta::minutes(2);

pub async fn record(
    write: &mut Write,
    load_id: Uuid,
    stop_id: Uuid,
    input: StopEventRecord,
) -> Result<Load, LoadError> {
    record_seen(write, load_id, stop_id, input, None).await
}

/// Like [`record`], from a phone at that distance from the facility.
pub async fn record_seen(
    write: &mut Write,
    load_id: Uuid,
    stop_id: Uuid,
    input: StopEventRecord,
    miles_away: Option<f64>,
) -> Result<Load, LoadError> {
    let mut editing = open(write, load_id, None).await?;
    check(&editing.aggregate, LoadAction::RecordEvent)?;
    let points = places_of(write, &editing.aggregate).await?;
    set_down(write, &mut editing.aggregate, &points, stop_id, &input, miles_away).await?;
    fill_gaps(write, &mut editing.aggregate).await?;
    let action = format!("load.stop_{}", input.kind.as_str());
    editing.finish_fact(write, &action).await
}

/// The locations of a load's stops, as far as known.
pub(super) async fn places_of(write: &Write, aggregate: &Aggregate) -> Result<HashMap<Uuid, Point>, LoadError> {
    let ids = aggregate.stops.iter().map(|stop| stop.facility_id).collect();
    Ok(points_of(write.tx(), write.company_id(), ids).await?)
}

/// Writes one event and replaces the estimates that it disproves.
pub(super) async fn set_down(
    write: &Write,
    aggregate: &mut Aggregate,
    points: &HashMap<Uuid, Point>,
    stop_id: Uuid,
    input: &StopEventRecord,
    miles_away: Option<f64>,
) -> Result<(), LoadError> {
    let index = aggregate.stops.iter().position(|stop| stop.id == stop_id).ok_or(LoadError::NotFound)?;
    let stop = aggregate.stops.get(index).cloned().ok_or(LoadError::NotFound)?;
    check_input(write, &stop, input)?;
    check_crew(aggregate, index, input.kind)?;
    if aggregate.facts_at(stop_id).any(|event| event.kind == input.kind && !is_filled_in(event)) {
        return Err(LoadError::EventAlreadyRecorded(input.kind));
    }
    let here = (index, input.kind.step());
    let is_wrong = |event: &stop_event::Model| {
        let at = aggregate.stops.iter().position(|stop| stop.id == event.stop_id).unwrap_or_default();
        let there = (at, event.kind.step());
        let contradicts = (there < here && event.occurred_at > input.occurred_at)
            || (there > here && event.occurred_at < input.occurred_at);
        event.voided_at.is_none() && is_filled_in(event) && (there == here || contradicts)
    };
    let wrong: Vec<Uuid> = aggregate.events.iter().filter(|event| is_wrong(event)).map(|event| event.id).collect();
    for event in aggregate.events.iter_mut().filter(|event| wrong.contains(&event.id)) {
        *event = void_row(write, event.clone(), "Replaced by a recorded time.").await?;
    }
    visits::check(&visits_of(aggregate), index, input.kind, input.occurred_at).map_err(|error| {
        let which =
            if error.other_stop == index { "this stop".to_owned() } else { format!("stop {}", error.other_stop + 1) };
        LoadError::EventOutOfOrder { other: error.other, facility: which, at: error.other_at }
    })?;
    let doubt = doubts::doubt(&fact(aggregate, points, index, input, miles_away)).filter(|_| !input.is_estimated);
    let row = stop_event::Model { doubt, ..new_event(write, &stop, input.kind, input) };
    aggregate.events.push(row.into_active_model().reset_all().insert(write.tx()).await?);
    Ok(())
}

/// Events that must have happened in between, at estimated times.
pub(super) async fn fill_gaps(write: &Write, aggregate: &mut Aggregate) -> Result<(), LoadError> {
    for filled in visits::missing(&visits_of(aggregate)) {
        let Some(stop) = aggregate.stops.get(filled.stop) else { continue };
        let input = StopEventRecord {
            kind: filled.kind,
            occurred_at: filled.occurred_at,
            source: EventSource::System,
            is_estimated: true,
            note: None,
        };
        let row = new_event(write, stop, filled.kind, &input);
        aggregate.events.push(row.into_active_model().reset_all().insert(write.tx()).await?);
    }
    Ok(())
}

fn visits_of(aggregate: &Aggregate) -> Vec<Visit> {
    let visit = |stop: &stop::Model| {
        let facts = aggregate.facts_at(stop.id).map(|event| (event.kind, event.occurred_at)).collect();
        Visit { earliest_at: stop.earliest_at, facts }
    };
    aggregate.stops.iter().map(visit).collect()
}

fn fact(
    aggregate: &Aggregate,
    points: &HashMap<Uuid, Point>,
    index: usize,
    input: &StopEventRecord,
    miles_away: Option<f64>,
) -> Fact {
    let stop = aggregate.stops.get(index);
    let known = |stop: &stop::Model, kind| {
        let mut facts = aggregate.facts_at(stop.id);
        facts.find(|event| event.kind == kind && !event.is_unconfirmed()).map(|event| event.occurred_at)
    };
    let behind = index.checked_sub(1).and_then(|before| aggregate.stops.get(before));
    Fact {
        kind: input.kind,
        occurred_at: input.occurred_at,
        earliest_at: stop.map_or(input.occurred_at, |stop| stop.earliest_at),
        arrived_at: stop.and_then(|stop| known(stop, StopEventKind::Arrived)),
        is_worked: stop.is_some_and(|stop| stop.kind.takes_on() || stop.kind.gives_off()),
        behind: behind.and_then(|stop| Some((known(stop, StopEventKind::Departed)?, *points.get(&stop.facility_id)?))),
        here: stop.and_then(|stop| points.get(&stop.facility_id).copied()),
        miles_away,
    }
}

pub async fn void(write: &mut Write, load_id: Uuid, stop_id: Uuid, id: Uuid, reason: &str) -> Result<Load, LoadError> {
    let editing = open(write, load_id, None).await?;
    let mut invalid = Invalid::default();
    let reason = invalid.text("reason", reason, 500);
    invalid.finish()?;
    let known = editing.aggregate.events.iter().find(|event| event.id == id && event.stop_id == stop_id);
    let known = known.cloned().ok_or(LoadError::NotFound)?;
    if editing.aggregate.load.billing_status.is_financially_locked() {
        return Err(Refusal::FinanciallyLocked.into());
    }
    // Voiding twice changes nothing.
    if known.voided_at.is_none() {
        void_row(write, known, &reason).await?;
    }
    editing.finish_fact(write, "load.stop_event_voided").await
}

fn check_input(write: &Write, stop: &stop::Model, input: &StopEventRecord) -> Result<(), LoadError> {
    if input.occurred_at > write.now + CLOCK_SKEW {
        return Err(LoadError::EventInFuture);
    }
    let mut invalid = Invalid::default();
    let contradicts = match input.kind {
        StopEventKind::Loaded => !stop.kind.takes_on(),
        StopEventKind::Unloaded => !stop.kind.gives_off(),
        _ => false,
    };
    invalid.require(!contradicts, "kind", "This does not happen at a stop of this kind.");
    if let Some(note) = &input.note {
        invalid.optional_text("note", note, 500);
    }
    Ok(invalid.finish()?)
}

/// A crew must have moved the load there: every leg up to the one whose truck did it has a driver and a truck.
fn check_crew(aggregate: &Aggregate, index: usize, kind: StopEventKind) -> Result<(), LoadError> {
    let Aggregate { stops, legs, .. } = aggregate;
    let position = |id| stops.iter().position(|stop| stop.id == id).unwrap_or_default();
    // Departing from where legs meet belongs to the later leg.
    let is_begun = |leg: &&leg::Model| {
        let from = position(leg.from_stop_id);
        from == 0 || from < index || (from == index && kind == StopEventKind::Departed)
    };
    let is_bound = |leg: &leg::Model| leg.driver_id.is_some() && leg.truck_id.is_some();
    if legs.iter().filter(is_begun).all(is_bound) { Ok(()) } else { Err(Refusal::NotAssigned.into()) }
}

/// A filled-in estimate; a recorded time replaces it.
fn is_filled_in(event: &stop_event::Model) -> bool {
    event.is_estimated && event.source == EventSource::System && event.confirmed_at.is_none()
}

fn new_event(write: &Write, stop: &stop::Model, kind: StopEventKind, input: &StopEventRecord) -> stop_event::Model {
    stop_event::Model {
        id: write.new_id(),
        company_id: write.company_id(),
        load_id: stop.load_id,
        stop_id: stop.id,
        kind,
        occurred_at: input.occurred_at,
        source: input.source,
        is_estimated: input.is_estimated,
        doubt: None,
        confirmed_at: None,
        confirmed_by: None,
        note: input.note.clone(),
        recorded_by: write.actor.name.clone(),
        recorded_at: write.now,
        voided_at: None,
        void_reason: None,
    }
}

async fn void_row(write: &Write, known: stop_event::Model, reason: &str) -> Result<stop_event::Model, LoadError> {
    let mut row = known.into_active_model();
    row.voided_at = Set(Some(write.now));
    row.void_reason = Set(Some(reason.to_owned()));
    Ok(row.update(write.tx()).await?)
}
