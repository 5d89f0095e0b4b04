//! Who moves a load, with what: assigning, taking off, dispatching, starting.

use haul_db::Db;
use sea_orm::{ActiveModelTrait, IntoActiveModel, Set};
use uuid::Uuid;

use super::{
    actions::check,
    aggregate::Aggregate,
    editing::{Editing, open},
    error::{LoadError, Refusal},
    gate::{Crew, judge},
    leg_views::{AssignmentCheck, AssignmentVerdict, LoadAssign},
    views::{Load, LoadAction},
};
use crate::{
    api::Write,
    entity::{leg, load},
    notices::{NewNotice, notify},
    types::{Acknowledgement, NoticeKind},
};

/// What would speak against an assignment, before anybody makes it.
pub async fn check_assignment(
    db: &Db,
    company_id: Uuid,
    load_id: Uuid,
    crew: Crew,
) -> Result<AssignmentCheck, LoadError> {
    let found = Aggregate::read(db, company_id, load_id, false).await?.ok_or(LoadError::NotFound)?;
    Ok(AssignmentCheck { verdicts: judge(db, &found.load, crew).await? })
}

pub async fn assign(write: &mut Write, load_id: Uuid, input: LoadAssign) -> Result<Load, LoadError> {
    let editing = open(write, load_id, Some(input.version)).await?;
    check(&editing.aggregate, LoadAction::Assign)?;
    let leg = chosen_leg(&editing, input.leg_id)?;
    let crew = Crew {
        driver_id: input.driver_id.or(leg.driver_id),
        co_driver_id: input.co_driver_id.or(leg.co_driver_id),
        truck_id: input.truck_id.or(leg.truck_id),
        trailer_id: input.trailer_id.or(leg.trailer_id),
    };
    let is_bound = crew.driver_id.is_some() && crew.truck_id.is_some();
    // Somebody has to be at the wheel of a truck that is on the road.
    if !is_bound && is_on_the_road(&editing) {
        return Err(Refusal::AlreadyStarted.into());
    }
    let verdicts = judge(write.tx(), &editing.aggregate.load, crew).await?;
    pass(verdicts, input.accepts_warnings)?;
    let is_other_truck = leg.driver_id != crew.driver_id || leg.truck_id != crew.truck_id;
    let mut row = leg.clone().into_active_model();
    row.driver_id = Set(crew.driver_id);
    row.co_driver_id = Set(crew.co_driver_id);
    row.truck_id = Set(crew.truck_id);
    row.trailer_id = Set(crew.trailer_id);
    row.assigned_at = Set(is_bound.then_some(leg.assigned_at.filter(|_| !is_other_truck).unwrap_or(write.now)));
    if is_other_truck && !is_on_the_road(&editing) {
        row.dispatched_at = Set(None);
        row.started_at = Set(None);
        row.acknowledgement = Set(Acknowledgement::None);
    }
    save(write, &leg, row).await?;
    tell_dispatcher(write, &editing.aggregate.load).await?;
    editing.finish(write, "load.assigned").await
}

/// Whoever looks after the load hears of it, unless they did it themselves.
async fn tell_dispatcher(write: &mut Write, load: &load::Model) -> Result<(), LoadError> {
    let Some(dispatcher_id) = load.dispatcher_id.filter(|id| write.actor.id != Some(*id)) else { return Ok(()) };
    let notice = NewNotice {
        kind: NoticeKind::LoadAssigned,
        title: format!("Load {} was assigned", load.number),
        body: Some(format!("{} chose who moves it.", write.actor.name)),
        path: Some(format!("/apps/loads/{}", load.id)),
    };
    Ok(notify(write, dispatcher_id, notice).await?)
}

pub async fn unassign(write: &mut Write, load_id: Uuid, version: Option<i32>) -> Result<Load, LoadError> {
    let editing = open(write, load_id, version).await?;
    check(&editing.aggregate, LoadAction::Unassign)?;
    let leg = chosen_leg(&editing, None)?;
    let mut row = leg.clone().into_active_model();
    row.driver_id = Set(None);
    row.co_driver_id = Set(None);
    row.truck_id = Set(None);
    row.trailer_id = Set(None);
    row.assigned_at = Set(None);
    row.dispatched_at = Set(None);
    row.started_at = Set(None);
    row.acknowledgement = Set(Acknowledgement::None);
    save(write, &leg, row).await?;
    editing.finish(write, "load.unassigned").await
}

/// Sends the work to the driver. What was good at assignment may have expired since.
pub async fn dispatch(write: &mut Write, load_id: Uuid, version: Option<i32>) -> Result<Load, LoadError> {
    let editing = open(write, load_id, version).await?;
    check(&editing.aggregate, LoadAction::Dispatch)?;
    let leg = chosen_leg(&editing, None)?;
    let crew = Crew {
        driver_id: leg.driver_id,
        co_driver_id: leg.co_driver_id,
        truck_id: leg.truck_id,
        trailer_id: leg.trailer_id,
    };
    pass(judge(write.tx(), &editing.aggregate.load, crew).await?, true)?;
    let mut row = leg.clone().into_active_model();
    row.dispatched_at = Set(Some(write.now));
    row.acknowledgement = Set(Acknowledgement::Pending);
    save(write, &leg, row).await?;
    editing.finish(write, "load.dispatched").await
}

/// The truck is on its way to the first stop.
pub async fn start(write: &mut Write, load_id: Uuid, version: Option<i32>) -> Result<Load, LoadError> {
    let editing = open(write, load_id, version).await?;
    check(&editing.aggregate, LoadAction::Start)?;
    let leg = chosen_leg(&editing, None)?;
    let mut row = leg.clone().into_active_model();
    row.dispatched_at = Set(leg.dispatched_at.or(Some(write.now)));
    row.started_at = Set(Some(write.now));
    // Whoever drives has taken the work.
    row.acknowledgement = Set(Acknowledgement::Accepted);
    save(write, &leg, row).await?;
    editing.finish(write, "load.started").await
}

fn chosen_leg(editing: &Editing, id: Option<Uuid>) -> Result<leg::Model, LoadError> {
    let leg = match id {
        Some(id) => editing.aggregate.legs.iter().find(|leg| leg.id == id),
        None => editing.aggregate.leg_under_way(),
    };
    leg.cloned().ok_or(LoadError::NotFound)
}

fn is_on_the_road(editing: &Editing) -> bool {
    editing.aggregate.stops.iter().any(|stop| stop.arrived_at.is_some() || stop.departed_at.is_some())
}

/// Blocking facts always refuse; warnings until a person accepts them.
fn pass(verdicts: Vec<AssignmentVerdict>, accepts_warnings: bool) -> Result<(), LoadError> {
    if verdicts.iter().any(|verdict| verdict.is_blocking) {
        let blocking = verdicts.into_iter().filter(|verdict| verdict.is_blocking).collect();
        return Err(LoadError::AssignmentBlocked(blocking));
    }
    if !verdicts.is_empty() && !accepts_warnings {
        return Err(LoadError::AssignmentNeedsConfirmation(verdicts));
    }
    Ok(())
}

async fn save(write: &Write, before: &leg::Model, mut row: leg::ActiveModel) -> Result<(), LoadError> {
    row.version = Set(before.version + 1);
    row.updated_at = Set(write.now);
    row.update(write.tx()).await?;
    Ok(())
}
