//! A load's route: adding, changing, removing and reordering stops.

use haul_api::{Clearable, Invalid, Write, from_json_column, from_nullable_json_column};
use haul_entity::loads::{document, leg, stop};
use haul_types::Timeliness;
use sea_orm::{ActiveModelTrait, ColumnTrait, EntityTrait, IntoActiveModel, QueryFilter, Set, sea_query::Expr};
use uuid::Uuid;

use super::schedule::{check_way, facilities_of, planned};
use crate::record::{
    actions::check,
    editing::{Editing, open},
    error::{LoadError, Refusal},
    stop_views::{StopAdd, StopInput, StopOrder, StopUpdate},
    timeliness::of_arrival,
    views::{Load, LoadAction},
};

pub async fn add(write: &mut Write, load_id: Uuid, input: StopAdd) -> Result<Load, LoadError> {
    let editing = open_way(write, load_id, input.version).await?;
    let mut stops = editing.aggregate.stops.clone();
    let visited = stops.iter().take_while(|stop| is_visited(stop)).count();
    let wanted = input.sequence.and_then(|sequence| usize::try_from(sequence.checked_sub(1)?).ok());
    let usual = stops.len().saturating_sub(1).max(visited);
    let index = wanted.unwrap_or(usual).min(stops.len());
    let facilities = facilities_of(write.tx(), write.company_id(), vec![input.stop.facility_id]).await?;
    let mut invalid = Invalid::default();
    let made = planned(write, load_id, index + 1, "stop.", input.stop, &facilities, &mut invalid)?;
    invalid.finish()?;
    if let Some(made) = made {
        made.clone().into_active_model().reset_all().insert(write.tx()).await?;
        stops.insert(index, made);
    }
    arrange(write, &stops, &editing.aggregate.legs).await?;
    editing.finish(write, "load.stop_added").await
}

pub async fn update(write: &mut Write, load_id: Uuid, id: Uuid, input: StopUpdate) -> Result<Load, LoadError> {
    let editing = open_way(write, load_id, input.version).await?;
    let mut stops = editing.aggregate.stops.clone();
    let before = stops.iter().find(|stop| stop.id == id).cloned().ok_or(LoadError::NotFound)?;
    let moves = input.facility_id.is_some_and(|facility_id| facility_id != before.facility_id)
        || input.kind.is_some_and(|kind| kind != before.kind);
    if moves && is_visited(&before) {
        return Err(Refusal::StopAlreadyVisited.into());
    }
    if matches!(input.late_reason, Clearable::Set(_)) && of_arrival(&before) != Timeliness::Late {
        return Err(Invalid::field("late_reason", "The truck has not arrived late at this stop.").into());
    }
    let late_reason = input.late_reason.or(before.late_reason);
    let merged = merged(&before, input)?;
    let facilities = facilities_of(write.tx(), write.company_id(), vec![merged.facility_id]).await?;
    let mut invalid = Invalid::default();
    let sequence = usize::try_from(before.sequence).unwrap_or_default();
    let planned = planned(write, load_id, sequence, "", merged, &facilities, &mut invalid)?;
    invalid.finish()?;
    if let Some(planned) = planned {
        let after = stop::Model {
            id: before.id,
            arrived_at: before.arrived_at,
            checked_in_at: before.checked_in_at,
            docked_at: before.docked_at,
            worked_at: before.worked_at,
            departed_at: before.departed_at,
            late_reason,
            version: before.version + 1,
            created_at: before.created_at,
            ..planned
        };
        if is_same_plan(&before, &after) {
            return Ok(editing.unchanged());
        }
        stop::Entity::update(after.clone().into_active_model().reset_all()).exec(write.tx()).await?;
        for slot in stops.iter_mut().filter(|slot| slot.id == id) {
            *slot = after.clone();
        }
    }
    arrange(write, &stops, &editing.aggregate.legs).await?;
    editing.finish(write, "load.stop_changed").await
}

pub async fn remove(write: &mut Write, load_id: Uuid, id: Uuid, version: Option<i32>) -> Result<Load, LoadError> {
    let editing = open(write, load_id, version).await?;
    check(&editing.aggregate, LoadAction::EditStops)?;
    let mut stops = editing.aggregate.stops.clone();
    if !stops.iter().any(|stop| stop.id == id) {
        return Err(LoadError::NotFound);
    }
    // Where legs meet is not the end of the route.
    if editing.aggregate.legs.iter().skip(1).any(|leg| leg.from_stop_id == id) {
        return Err(Refusal::LegsMeetHere.into());
    }
    if stops.len() <= 2 {
        return Err(Refusal::TooFewStops.into());
    }
    // Voided facts are part of the history, so their stop stays too.
    if editing.aggregate.events.iter().any(|event| event.stop_id == id) {
        return Err(Refusal::StopAlreadyVisited.into());
    }
    stops.retain(|stop| stop.id != id);
    arrange(write, &stops, &editing.aggregate.legs).await?;
    release_legs(write, &editing, &stops, id).await?;
    // Its documents stay with the load.
    document::Entity::update_many()
        .col_expr(document::Column::StopId, Expr::value(None::<Uuid>))
        .filter(document::Column::CompanyId.eq(write.company_id()))
        .filter(document::Column::StopId.eq(id))
        .exec(write.tx())
        .await?;
    stop::Entity::delete_by_id(id).exec(write.tx()).await?;
    editing.finish(write, "load.stop_removed").await
}

pub async fn reorder(write: &mut Write, load_id: Uuid, input: StopOrder) -> Result<Load, LoadError> {
    let editing = open_way(write, load_id, input.version).await?;
    let before = &editing.aggregate.stops;
    let mut stops = Vec::with_capacity(before.len());
    for id in &input.stop_ids {
        stops.extend(before.iter().find(|stop| stop.id == *id).cloned());
    }
    let names_each_once = stops.len() == before.len()
        && input.stop_ids.len() == before.len()
        && before.iter().all(|stop| input.stop_ids.contains(&stop.id));
    if !names_each_once {
        return Err(Invalid::field("stop_ids", "List every stop of the load once.").into());
    }
    let moved = before.iter().zip(&stops).any(|(before, after)| is_visited(before) && before.id != after.id);
    if moved {
        return Err(Refusal::StopAlreadyVisited.into());
    }
    arrange(write, &stops, &editing.aggregate.legs).await?;
    editing.finish(write, "load.stops_reordered").await
}

async fn open_way(write: &Write, load_id: Uuid, version: i32) -> Result<Editing, LoadError> {
    let editing = open(write, load_id, Some(version)).await?;
    check(&editing.aggregate, LoadAction::EditStops)?;
    Ok(editing)
}

pub fn is_visited(stop: &stop::Model) -> bool {
    stop.arrived_at.is_some() || stop.departed_at.is_some()
}

/// Numbers the stops in their new order, if they form a valid route.
pub async fn arrange(write: &Write, stops: &[stop::Model], legs: &[leg::Model]) -> Result<(), LoadError> {
    let mut invalid = Invalid::default();
    check_way(&mut invalid, stops);
    invalid.finish()?;
    if !is_chain(stops, legs) {
        return Err(Refusal::LegsMeetHere.into());
    }
    for (index, stop) in stops.iter().enumerate() {
        let sequence = i32::try_from(index + 1).unwrap_or(i32::MAX);
        let row = stop::ActiveModel { id: Set(stop.id), sequence: Set(sequence), ..Default::default() };
        row.update(write.tx()).await?;
    }
    Ok(())
}

/// Each leg ends after its start, where the next one starts. The outer ends follow the route by themselves.
fn is_chain(stops: &[stop::Model], legs: &[leg::Model]) -> bool {
    let meetings: Vec<_> =
        legs.iter().skip(1).map(|leg| stops.iter().position(|stop| stop.id == leg.from_stop_id)).collect();
    let ends = [Some(0)].into_iter().chain(meetings).chain([stops.len().checked_sub(1)]).collect::<Vec<_>>();
    ends.iter().all(Option::is_some) && ends.is_sorted_by(|before, after| before < after)
}

/// Legs that start or end at a removed stop move to its neighbor.
async fn release_legs(write: &Write, editing: &Editing, stops: &[stop::Model], id: Uuid) -> Result<(), LoadError> {
    let (Some(first), Some(last)) = (stops.first(), stops.last()) else { return Ok(()) };
    for leg in editing.aggregate.legs.iter().filter(|leg| leg.from_stop_id == id || leg.to_stop_id == id) {
        let row = leg::ActiveModel {
            id: Set(leg.id),
            from_stop_id: Set(if leg.from_stop_id == id { first.id } else { leg.from_stop_id }),
            to_stop_id: Set(if leg.to_stop_id == id { last.id } else { leg.to_stop_id }),
            ..Default::default()
        };
        row.update(write.tx()).await?;
    }
    Ok(())
}

/// Whether a stop stays as it is; what is derived of it follows.
fn is_same_plan(before: &stop::Model, after: &stop::Model) -> bool {
    let settled = stop::Model {
        is_arrival_unconfirmed: before.is_arrival_unconfirmed,
        is_departure_unconfirmed: before.is_departure_unconfirmed,
        due_at: before.due_at,
        eta_at: before.eta_at,
        timeliness: before.timeliness,
        version: before.version,
        updated_at: before.updated_at,
        ..after.clone()
    };
    settled == *before
}

fn merged(before: &stop::Model, input: StopUpdate) -> Result<StopInput, LoadError> {
    Ok(StopInput {
        kind: input.kind.unwrap_or(before.kind),
        facility_id: input.facility_id.unwrap_or(before.facility_id),
        schedule: input.schedule.unwrap_or(before.schedule),
        earliest_local: input.earliest_local.unwrap_or_else(|| before.earliest_local.clone()),
        latest_local: input.latest_local.or(before.latest_local.clone()),
        ambiguous_time: input.ambiguous_time.or(before.ambiguous_time),
        is_appointment_confirmed: input.is_appointment_confirmed.unwrap_or(before.is_appointment_confirmed),
        is_drop: input.is_drop.unwrap_or(before.is_drop),
        references: match input.references {
            Some(references) => references,
            None => from_json_column(before.references.clone())?,
        },
        pieces: input.pieces.or(before.pieces),
        weight_pounds: input.weight_pounds.or(before.weight_pounds),
        contact: input.contact.or(from_nullable_json_column(before.contact.clone())?),
        instructions: input.instructions.or(before.instructions.clone()),
    })
}
