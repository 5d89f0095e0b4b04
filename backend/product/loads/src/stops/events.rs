//! Facts at stops: recording them, and voiding wrong ones.

use chrono::TimeDelta;
use haul_api::{Invalid, Write};
use haul_entity::loads::{leg, stop, stop_event};
use haul_types::{EventSource, StopEventKind};
use sea_orm::{ActiveModelTrait, IntoActiveModel, Set};
use uuid::Uuid;

use super::visits::{Visit, place};
use crate::record::{
    actions::check,
    aggregate::Aggregate,
    editing::{Editing, open},
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
    let editing = open(write, load_id, None).await?;
    let stops = &editing.aggregate.stops;
    let index = stops.iter().position(|stop| stop.id == stop_id).ok_or(LoadError::NotFound)?;
    let stop = stops.get(index).ok_or(LoadError::NotFound)?;
    check(&editing.aggregate, LoadAction::RecordEvent)?;
    check_input(write, stop, &input)?;
    check_crew(&editing, index, input.kind)?;
    if let Some(known) = editing.aggregate.facts_at(stop_id).find(|event| event.kind == input.kind).cloned() {
        if !is_filled_in(&known) {
            return Err(LoadError::EventAlreadyRecorded(input.kind));
        }
        void_row(write, known, "Replaced by a recorded time.").await?;
    }
    let filled = fitting(&editing, index, &input)?;
    for fact in filled {
        let Some(stop) = stops.get(fact.stop) else { continue };
        let row = stop_event::Model {
            occurred_at: fact.occurred_at,
            source: EventSource::System,
            is_estimated: true,
            note: None,
            ..new_event(write, stop, fact.kind, &input)
        };
        row.into_active_model().reset_all().insert(write.tx()).await?;
    }
    let row = new_event(write, stop, input.kind, &input);
    row.into_active_model().reset_all().insert(write.tx()).await?;
    let action = format!("load.stop_{}", input.kind.as_str());
    editing.finish_fact(write, &action).await
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

/// Somebody has to have moved the load there: every leg up to the one whose truck did it has a driver and a truck.
fn check_crew(editing: &Editing, index: usize, kind: StopEventKind) -> Result<(), LoadError> {
    let Aggregate { stops, legs, .. } = &editing.aggregate;
    let position = |id| stops.iter().position(|stop| stop.id == id).unwrap_or_default();
    // Departing from where legs meet is the work of the leg behind.
    let is_begun = |leg: &&leg::Model| {
        let from = position(leg.from_stop_id);
        from == 0 || from < index || (from == index && kind == StopEventKind::Departed)
    };
    let is_bound = |leg: &leg::Model| leg.driver_id.is_some() && leg.truck_id.is_some();
    if legs.iter().filter(is_begun).all(is_bound) { Ok(()) } else { Err(Refusal::NotAssigned.into()) }
}

/// Nobody saw it; a recorded time takes its place.
fn is_filled_in(event: &stop_event::Model) -> bool {
    event.is_estimated && event.source == EventSource::System
}

fn fitting(
    editing: &Editing,
    index: usize,
    input: &StopEventRecord,
) -> Result<Vec<crate::stops::visits::Filled>, LoadError> {
    let stops = &editing.aggregate.stops;
    let visits: Vec<Visit> = stops
        .iter()
        .enumerate()
        .map(|(at, stop)| {
            let is_replaced = |event: &stop_event::Model| at == index && event.kind == input.kind;
            let facts = editing.aggregate.facts_at(stop.id).filter(|event| !is_replaced(event));
            Visit { earliest_at: stop.earliest_at, facts: facts.map(|event| (event.kind, event.occurred_at)).collect() }
        })
        .collect();
    place(&visits, index, input.kind, input.occurred_at).map_err(|error| {
        let which =
            if error.other_stop == index { "this stop".to_owned() } else { format!("stop {}", error.other_stop + 1) };
        LoadError::EventOutOfOrder { other: error.other, facility: which, at: error.other_at }
    })
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
        note: input.note.clone(),
        recorded_by: write.actor.name.clone(),
        recorded_at: write.now,
        voided_at: None,
        void_reason: None,
    }
}

async fn void_row(write: &Write, known: stop_event::Model, reason: &str) -> Result<(), LoadError> {
    let mut row = known.into_active_model();
    row.voided_at = Set(Some(write.now));
    row.void_reason = Set(Some(reason.to_owned()));
    row.update(write.tx()).await?;
    Ok(())
}
