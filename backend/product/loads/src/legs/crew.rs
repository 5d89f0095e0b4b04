//! The crew and equipment of a leg: assigning, unassigning, dispatching, the driver's answer, starting.

use haul_api::{
    Change, Clearable, Invalid, Write,
    notices::{NewNotice, notify},
    patch,
};
use haul_db::Db;
use haul_entity::loads::{leg, load};
use haul_types::{Acknowledgement, MAX_CENTS, Miles, MilesSource, NoticeKind, Timestamp};
use sea_orm::{ActiveModelTrait, IntoActiveModel, Set};
use uuid::Uuid;

use crate::{
    assignment::{
        crew::Crew,
        deadhead::deadhead,
        gate::{judge, pass},
    },
    credit::check::check_load,
    record::{
        actions::check_leg,
        aggregate::Aggregate,
        assignment_views::AssignmentCheck,
        editing::{Editing, open},
        error::{LoadError, Refusal},
        leg_views::{LegAcknowledge, LegAction, LegDispatch, LegStep, LoadAssign},
        views::Load,
    },
};

/// Checks an assignment before it is made.
pub async fn check_assignment(
    db: &Db,
    company_id: Uuid,
    load_id: Uuid,
    leg_id: Option<Uuid>,
    crew: Crew,
    now: Timestamp,
) -> Result<AssignmentCheck, LoadError> {
    let found = Aggregate::read(db, company_id, load_id, false).await?.ok_or(LoadError::NotFound)?;
    let leg = chosen_leg(&found, leg_id)?;
    let verdicts = judge(db, &found, &leg, crew, now).await?;
    Ok(AssignmentCheck { verdicts, deadhead: deadhead(db, &found, &leg, crew, now).await? })
}

pub async fn assign(write: &mut Write, load_id: Uuid, input: LoadAssign) -> Result<Load, LoadError> {
    let editing = open(write, load_id, Some(input.version)).await?;
    let leg = chosen_leg(&editing.aggregate, input.leg_id)?;
    check_leg(&editing.aggregate, &leg, LegAction::Assign)?;
    let row = with_terms(&editing.aggregate, &leg, &input)?;
    // The gate has judged the crew that stays.
    if keeps_crew(&input) {
        save(write, &leg, row).await?;
        return editing.finish(write, "load.leg_changed").await;
    }
    let crew = Crew {
        driver_id: input.driver_id.or(leg.driver_id),
        co_driver_id: input.co_driver_id.or(leg.co_driver_id),
        truck_id: input.truck_id.or(leg.truck_id),
        trailer_id: input.trailer_id.or(leg.trailer_id),
    };
    let is_bound = crew.driver_id.is_some() && crew.truck_id.is_some();
    let is_on_the_road = editing.aggregate.is_on_the_road(&leg);
    // A truck on the road needs a driver.
    if !is_bound && is_on_the_road {
        return Err(Refusal::AlreadyStarted.into());
    }
    let verdicts = judge(write.tx(), &editing.aggregate, &leg, crew, write.now).await?;
    let accepted = pass(verdicts, input.accepts_warnings)?;
    let is_other_truck = leg.driver_id != crew.driver_id || leg.truck_id != crew.truck_id;
    let mut row = row;
    row.driver_id = Set(crew.driver_id);
    row.co_driver_id = Set(crew.co_driver_id);
    row.truck_id = Set(crew.truck_id);
    row.trailer_id = Set(crew.trailer_id);
    row.assigned_at = Set(is_bound.then_some(leg.assigned_at.filter(|_| !is_other_truck).unwrap_or(write.now)));
    // The new driver has not been sent a link.
    if leg.driver_id != crew.driver_id {
        row.link_status = Set(None);
        row.link_problem = Set(None);
    }
    if is_other_truck && !is_on_the_road {
        row.dispatched_at = Set(None);
        row.started_at = Set(None);
        unanswer(&mut row, Acknowledgement::None);
    }
    let after = save(write, &leg, row).await?;
    propose_empty_miles(write, &editing.aggregate, &after, crew).await?;
    tell_dispatcher(write, &editing.aggregate.load).await?;
    editing.finish_noting(write, "load.assigned", accepted).await
}

fn keeps_crew(input: &LoadAssign) -> bool {
    let names = [&input.driver_id, &input.co_driver_id, &input.truck_id, &input.trailer_id];
    let terms = !matches!(input.miles, Clearable::Keep)
        || !matches!(input.pay_override_cents, Clearable::Keep)
        || !matches!(input.pay_note, Clearable::Keep);
    terms && names.iter().all(|id| matches!(id, Clearable::Keep))
}

/// The leg with its new miles and pay.
fn with_terms(aggregate: &Aggregate, leg: &leg::Model, input: &LoadAssign) -> Result<leg::ActiveModel, LoadError> {
    let mut invalid = Invalid::default();
    let mut row = leg.clone().into_active_model();
    // What was agreed with one driver does not hold for another.
    if input.driver_id.or(leg.driver_id) != leg.driver_id {
        row.pay_override_cents = Set(None);
        row.pay_note = Set(None);
    }
    let is_only = aggregate.legs.len() == 1 && matches!(input.miles, Clearable::Set(_));
    invalid.require(!is_only, "miles", "This is the load's only leg: change the load's own miles.");
    if !matches!(input.miles, Clearable::Keep) {
        patch(&mut row.miles_tenths, input.miles.clone(), |text| {
            invalid.parse("miles", Miles::parse(&text)).map(Miles::value)
        });
        row.miles_source = Set(row.miles_tenths.try_as_ref().copied().flatten().map(|_| MilesSource::Typed));
    }
    patch(&mut row.pay_override_cents, input.pay_override_cents, |cents| {
        Some(invalid.between("pay_override_cents", cents, 0, MAX_CENTS))
    });
    patch(&mut row.pay_note, input.pay_note.clone(), |text| invalid.optional_text("pay_note", &text, 200));
    invalid.finish()?;
    Ok(row)
}

/// The deadhead of the first leg's current crew, unless it was entered by hand.
async fn propose_empty_miles(
    write: &Write,
    aggregate: &Aggregate,
    leg: &leg::Model,
    crew: Crew,
) -> Result<(), LoadError> {
    let load = &aggregate.load;
    let is_entered = load.empty_miles_source.is_some_and(|source| source != MilesSource::Estimated);
    if leg.sequence != 1 || is_entered || load.billing_status.is_financially_locked() {
        return Ok(());
    }
    let way = deadhead(write.tx(), aggregate, leg, crew, write.now).await?;
    let miles = way.and_then(|way| way.empty_miles).and_then(|miles| Miles::parse(&miles).ok());
    let row = load::ActiveModel {
        id: Set(load.id),
        empty_miles_tenths: Set(miles.map(Miles::value)),
        empty_miles_source: Set(miles.map(|_| MilesSource::Estimated)),
        ..Default::default()
    };
    row.update(write.tx()).await?;
    Ok(())
}

async fn tell_dispatcher(write: &mut Write, load: &load::Model) -> Result<(), LoadError> {
    let Some(dispatcher_id) = load.dispatcher_id else { return Ok(()) };
    let notice = NewNotice {
        kind: NoticeKind::LoadAssigned,
        matter: load.id.to_string(),
        title: format!("Load {} was assigned", load.number),
        body: Some(format!("{} chose who moves it.", write.actor.name)),
        path: Some(format!("/apps/loads/{}", load.id)),
    };
    Ok(notify(write, dispatcher_id, notice).await?)
}

pub async fn unassign(write: &mut Write, load_id: Uuid, step: LegStep) -> Result<Load, LoadError> {
    let (editing, leg) = opened(write, load_id, &step, LegAction::Unassign).await?;
    let mut row = leg.clone().into_active_model();
    row.driver_id = Set(None);
    row.co_driver_id = Set(None);
    row.truck_id = Set(None);
    row.trailer_id = Set(None);
    row.pay_override_cents = Set(None);
    row.pay_note = Set(None);
    row.assigned_at = Set(None);
    row.dispatched_at = Set(None);
    row.started_at = Set(None);
    unanswer(&mut row, Acknowledgement::None);
    let after = save(write, &leg, row).await?;
    propose_empty_miles(write, &editing.aggregate, &after, Crew::default()).await?;
    editing.finish(write, "load.unassigned").await
}

/// Sends the work to the driver. Papers valid at assignment may have expired since.
pub async fn dispatch(write: &mut Write, load_id: Uuid, input: LegDispatch) -> Result<Load, LoadError> {
    let step = LegStep { version: input.version, leg_id: input.leg_id };
    let (editing, leg) = opened(write, load_id, &step, LegAction::Dispatch).await?;
    let crew = Crew {
        driver_id: leg.driver_id,
        co_driver_id: leg.co_driver_id,
        truck_id: leg.truck_id,
        trailer_id: leg.trailer_id,
    };
    pass(judge(write.tx(), &editing.aggregate, &leg, crew, write.now).await?, true)?;
    let load = &editing.aggregate.load;
    check_load(write, (load.id, &load.number), load.customer_id, input.accepts_credit_risk).await?;
    let mut row = leg.clone().into_active_model();
    row.dispatched_at = Set(Some(write.now));
    unanswer(&mut row, Acknowledgement::Pending);
    save(write, &leg, row).await?;
    editing.finish(write, "load.dispatched").await
}

/// Records the driver's answer as of now.
pub async fn acknowledge(write: &mut Write, load_id: Uuid, input: LegAcknowledge) -> Result<Load, LoadError> {
    let now = write.now;
    acknowledge_at(write, load_id, input, now).await
}

/// Like [`acknowledge`], for an answer that was given earlier.
pub async fn acknowledge_at(
    write: &mut Write,
    load_id: Uuid,
    input: LegAcknowledge,
    answered_at: Timestamp,
) -> Result<Load, LoadError> {
    let mut invalid = Invalid::default();
    let note = input.note.and_then(|note| invalid.optional_text("note", &note, 500));
    let is_reason_meant = input.reason.is_none() || !input.is_accepted;
    invalid.require(is_reason_meant, "reason", "Only a declined leg has a reason.");
    invalid.finish()?;
    let step = LegStep { version: input.version, leg_id: input.leg_id };
    let (editing, leg) = opened(write, load_id, &step, LegAction::Acknowledge).await?;
    let (answer, action) = match input.is_accepted {
        true => (Acknowledgement::Accepted, "load.acknowledged"),
        false => (Acknowledgement::Declined, "load.declined"),
    };
    let mut row = leg.clone().into_active_model();
    row.acknowledgement = Set(answer);
    row.answered_at = Set(Some(answered_at));
    row.decline_reason = Set(input.reason);
    row.answer_note = Set(note.clone());
    save(write, &leg, row).await?;
    let noted = [("reason", input.reason.map(|reason| reason.as_str().to_owned())), ("note", note)];
    let noted = noted.into_iter().filter_map(|(field, to)| Some((field, Some(to?))));
    let noted = noted.map(|(field, to)| Change { field: field.to_owned(), from: None, to }).collect();
    editing.finish_noting(write, action, noted).await
}

/// The truck is heading to the leg's first stop.
pub async fn start(write: &mut Write, load_id: Uuid, step: LegStep) -> Result<Load, LoadError> {
    let (editing, leg) = opened(write, load_id, &step, LegAction::Start).await?;
    let mut row = leg.clone().into_active_model();
    row.dispatched_at = Set(leg.dispatched_at.or(Some(write.now)));
    row.started_at = Set(Some(write.now));
    // A driver who starts has accepted the work.
    accept(&mut row, &leg, write.now);
    save(write, &leg, row).await?;
    editing.finish(write, "load.started").await
}

/// Nobody has answered yet.
fn unanswer(row: &mut leg::ActiveModel, acknowledgement: Acknowledgement) {
    row.acknowledgement = Set(acknowledgement);
    row.answered_at = Set(None);
    row.decline_reason = Set(None);
    row.answer_note = Set(None);
}

/// By driving, unless the driver accepted before.
fn accept(row: &mut leg::ActiveModel, leg: &leg::Model, now: Timestamp) {
    if leg.acknowledgement != Acknowledgement::Accepted {
        unanswer(row, Acknowledgement::Accepted);
        row.answered_at = Set(Some(now));
    }
}

async fn opened(
    write: &Write,
    load_id: Uuid,
    step: &LegStep,
    action: LegAction,
) -> Result<(Editing, leg::Model), LoadError> {
    let editing = open(write, load_id, step.version).await?;
    let leg = chosen_leg(&editing.aggregate, step.leg_id)?;
    check_leg(&editing.aggregate, &leg, action)?;
    Ok((editing, leg))
}

fn chosen_leg(aggregate: &Aggregate, id: Option<Uuid>) -> Result<leg::Model, LoadError> {
    let leg = match id {
        Some(id) => aggregate.legs.iter().find(|leg| leg.id == id),
        None => aggregate.leg_under_way(),
    };
    leg.cloned().ok_or(LoadError::NotFound)
}

async fn save(write: &Write, before: &leg::Model, mut row: leg::ActiveModel) -> Result<leg::Model, LoadError> {
    row.version = Set(before.version + 1);
    row.updated_at = Set(write.now);
    Ok(row.update(write.tx()).await?)
}
