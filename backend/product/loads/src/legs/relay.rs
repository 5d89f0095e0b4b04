//! One load, several trucks: splits it into legs where one truck hands over to another, and joins them again.

use haul_api::{Invalid, Write};
use haul_entity::loads::{leg, stop};
use haul_types::{Acknowledgement, Schedule, StopKind};
use sea_orm::{ActiveModelTrait, EntityTrait, IntoActiveModel, Set};
use uuid::Uuid;

use crate::{
    record::{
        actions::{check, check_leg},
        editing::{Editing, open},
        error::{LoadError, Refusal},
        leg_views::{LegAction, LegJoin, LoadSplit, RelayPoint},
        stop_views::StopInput,
        views::{Load, LoadAction},
    },
    stops::{
        ops::{arrange, is_visited},
        schedule::{facilities_of, planned},
    },
};

/// Ends a leg at a stop and starts another one there. The first part keeps its crew; the trailer continues with the
/// freight.
pub async fn split(write: &mut Write, load_id: Uuid, input: LoadSplit) -> Result<Load, LoadError> {
    let editing = open(write, load_id, Some(input.version)).await?;
    check(&editing.aggregate, LoadAction::Split)?;
    let mut stops = editing.aggregate.stops.clone();
    let stop_id = match (input.stop_id, input.relay) {
        (Some(stop_id), None) => stop_id,
        (None, Some(relay)) => insert_relay(write, &editing, &mut stops, relay).await?,
        _ => return Err(Invalid::field("stop_id", "Give either a stop or a relay point.").into()),
    };
    let position = |id| stops.iter().position(|stop| stop.id == id);
    let at = position(stop_id).ok_or(LoadError::NotFound)?;
    if stops.get(at).is_some_and(is_visited) {
        return Err(Refusal::StopAlreadyVisited.into());
    }
    let runs_over = |leg: &&leg::Model| {
        position(leg.from_stop_id).is_some_and(|from| from < at) && position(leg.to_stop_id).is_some_and(|to| to > at)
    };
    let parted = editing.aggregate.legs.iter().find(runs_over);
    let parted = parted.ok_or_else(|| Invalid::field("stop_id", "Choose a stop between the ends of a leg."))?;
    let first = leg::ActiveModel {
        id: Set(parted.id),
        to_stop_id: Set(stop_id),
        // What was agreed for the whole way holds for neither part.
        miles_tenths: Set(None),
        miles_source: Set(None),
        pay_override_cents: Set(None),
        pay_note: Set(None),
        version: Set(parted.version + 1),
        updated_at: Set(write.now),
        ..Default::default()
    };
    first.update(write.tx()).await?;
    let second = leg::Model {
        id: write.new_id(),
        sequence: parted.sequence + 1,
        from_stop_id: stop_id,
        driver_id: None,
        co_driver_id: None,
        truck_id: None,
        assigned_at: None,
        dispatched_at: None,
        started_at: None,
        acknowledgement: Acknowledgement::None,
        answered_at: None,
        decline_reason: None,
        answer_note: None,
        link_status: None,
        link_problem: None,
        miles_tenths: None,
        miles_source: None,
        pay_override_cents: None,
        pay_note: None,
        version: 1,
        created_at: write.now,
        updated_at: write.now,
        ..parted.clone()
    };
    second.into_active_model().reset_all().insert(write.tx()).await?;
    number_behind(write, &editing, parted.sequence, 1).await?;
    editing.finish(write, "load.split").await
}

/// Joins a leg with the next one. A relay point between them without a visit is removed.
pub async fn join(write: &mut Write, load_id: Uuid, input: LegJoin) -> Result<Load, LoadError> {
    let editing = open(write, load_id, Some(input.version)).await?;
    let legs = &editing.aggregate.legs;
    let at = legs.iter().position(|leg| leg.id == input.leg_id).ok_or(LoadError::NotFound)?;
    let kept = legs.get(at).ok_or(LoadError::NotFound)?;
    check_leg(&editing.aggregate, kept, LegAction::Join)?;
    let given_up = legs.get(at + 1).ok_or(Refusal::LastLeg)?;
    let row = leg::ActiveModel {
        id: Set(kept.id),
        to_stop_id: Set(given_up.to_stop_id),
        miles_tenths: Set(None),
        miles_source: Set(None),
        version: Set(kept.version + 1),
        updated_at: Set(write.now),
        ..Default::default()
    };
    row.update(write.tx()).await?;
    leg::Entity::delete_by_id(given_up.id).exec(write.tx()).await?;
    number_behind(write, &editing, given_up.sequence, -1).await?;
    let meeting = editing.aggregate.stop(given_up.from_stop_id);
    // Voided facts are part of the history, so their stop stays too.
    let has_facts = |stop: &stop::Model| editing.aggregate.events.iter().any(|event| event.stop_id == stop.id);
    if let Some(relay) = meeting.filter(|stop| stop.kind == StopKind::Relay && !has_facts(stop)) {
        stop::Entity::delete_by_id(relay.id).exec(write.tx()).await?;
    }
    editing.finish(write, "load.legs_joined").await
}

/// Renumbers the legs after a sequence number, because one was added or removed.
async fn number_behind(write: &Write, editing: &Editing, sequence: i32, step: i32) -> Result<(), LoadError> {
    for leg in editing.aggregate.legs.iter().filter(|leg| leg.sequence > sequence) {
        let row = leg::ActiveModel { id: Set(leg.id), sequence: Set(leg.sequence + step), ..Default::default() };
        row.update(write.tx()).await?;
    }
    Ok(())
}

async fn insert_relay(
    write: &Write,
    editing: &Editing,
    stops: &mut Vec<stop::Model>,
    relay: RelayPoint,
) -> Result<Uuid, LoadError> {
    let before = stops.iter().position(|stop| stop.id == relay.after_stop_id);
    let index = before.ok_or_else(|| Invalid::field("relay.after_stop_id", "There is no such stop on this load."))? + 1;
    // The truck has already passed this place.
    if stops.get(index).is_none_or(is_visited) {
        return Err(Refusal::StopAlreadyVisited.into());
    }
    let input = StopInput {
        kind: StopKind::Relay,
        facility_id: relay.facility_id,
        schedule: Schedule::Appointment,
        earliest_local: relay.earliest_local,
        latest_local: None,
        ambiguous_time: relay.ambiguous_time,
        is_appointment_confirmed: false,
        is_drop: true,
        references: Vec::new(),
        pieces: None,
        weight_pounds: None,
        contact: None,
        instructions: relay.instructions,
    };
    let facilities = facilities_of(write.tx(), write.company_id(), vec![relay.facility_id]).await?;
    let mut invalid = Invalid::default();
    let made = planned(write, editing.aggregate.load.id, index + 1, "relay.", input, &facilities, &mut invalid)?;
    invalid.finish()?;
    let made = made.ok_or(LoadError::NotFound)?;
    made.clone().into_active_model().reset_all().insert(write.tx()).await?;
    let id = made.id;
    stops.insert(index, made);
    arrange(write, stops, &editing.aggregate.legs).await?;
    Ok(id)
}
