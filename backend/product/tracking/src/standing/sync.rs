//! Keeps an open load's tracking in line with its facts, in the transaction of each change and as time passes.

use chrono::TimeDelta;
use haul_api::{
    ApiError, AppContext, Write,
    area::SettledLoad,
    authz::Actor,
    jobs::{Job, JobError},
};
use haul_db::{Connection, Fetch};
use haul_entity::{
    Owned,
    base::job,
    detention::detention,
    loads::{load, stop},
    tracking::{
        check_call,
        tracking::{Column, Entity, Model},
    },
};
use haul_loads::timeliness_of_arrival;
use haul_types::{DetentionStatus, LoadStatus, Timestamp};
use sea_orm::{
    ActiveModelTrait, ColumnTrait, DbErr, EntityTrait, IntoActiveModel, ModelTrait, QueryFilter, QueryOrder,
    QuerySelect,
};
use serde::{Deserialize, Serialize};
use uuid::Uuid;

use super::{
    assess::{Assessment, Scene},
    detect, keeper,
    timeliness::{Ahead, DELIVERED, Verdict, urgency},
};

/// Re-evaluates a load at a moment when time alone changes its state.
pub struct WatchLoad;

impl Job for WatchLoad {
    const KIND: &'static str = "watch_load";
    const TITLE: &'static str = "Track a load";
    const IS_NEEDED: bool = true;
    type Payload = About;

    async fn run(ctx: &AppContext, company_id: Uuid, about: About) -> Result<(), JobError> {
        Ok(watch_load(ctx, company_id, about).await?)
    }
}

/// More calls than a load gets in a day; older ones tell nothing about where it is.
const CALLS_LOOKED_AT: u64 = 200;

/// How long after the last stop a call may still be due to ask whether the truck is empty.
const ASKED_FOR: TimeDelta = TimeDelta::hours(24);

/// The load that a job is for.
#[derive(Serialize, Deserialize)]
pub struct About {
    load_id: Uuid,
}

/// Updates the tracking of a settled load.
pub async fn sync(write: &mut Write, settled: SettledLoad<'_>) -> Result<(), ApiError> {
    let SettledLoad { load, stops, legs, events, facilities, terms } = settled;
    let now = write.now;
    let mine = Entity::owned_by(load.company_id).filter(Column::LoadId.eq(load.id));
    let before = mine.fetch_optional(write.tx()).await?;
    let is_listed = may_be_listed(load, now);
    let is_watched = is_listed || before.is_some() || (!events.is_empty() && keeper::is_doubted(write, load).await?);
    let calls = if is_watched { calls_of(write.tx(), load).await? } else { Vec::new() };
    let free_until = if is_listed { free_until(write.tx(), load, stops).await? } else { None };
    let places = write.ctx.places.clone();
    let has_all_calls = (calls.len() as u64) < CALLS_LOOKED_AT;
    let scene = Scene {
        load,
        stops,
        legs,
        facilities,
        places: &*places,
        events,
        calls: &calls,
        has_all_calls,
        free_until,
        terms,
        now,
    };
    let assessment = is_listed.then(|| scene.assess());
    let is_done = |found: &Assessment| load.status == LoadStatus::Delivered && found.check_call.is_none();
    let Some(assessment) = assessment.filter(|found| !is_done(found)) else {
        let verdict = scene.last_arrival();
        if is_watched {
            leave(write, &scene, before).await?;
        }
        tell(load, stops, verdict, &[], false);
        return Ok(());
    };
    let signs = scene.signs(&assessment);
    let open_exceptions = keeper::keep(write, load, &scene, &signs).await?;
    let moments = assessment.moments.iter().copied().chain(detect::moments(&signs));
    let over = load.delivered_at.map(|at| at + ASKED_FOR);
    let watch_at = moments.chain(over).filter(|at| *at > now).min();
    let base = match &before {
        Some(before) => before.clone(),
        None => new_row(write, load),
    };
    let last_check_call_id = calls.first().map(|call| call.id);
    let is_started = scene.started_at().is_some();
    let (verdict, ahead) = (assessment.verdict.clone(), assessment.ahead.clone());
    let mut after = Model { open_exceptions, last_check_call_id, ..assessed(base, assessment) };
    watch(write, &mut after, watch_at).await?;
    save(write, before, after).await?;
    tell(load, stops, verdict, &ahead, is_started);
    Ok(())
}

/// Stores the verdicts on the load and its stops, where every list finds them.
fn tell(
    load: &mut load::Model,
    stops: &mut [stop::Model],
    verdict: Verdict,
    ahead: &[(Ahead, Verdict)],
    is_started: bool,
) {
    load.timeliness = verdict.timeliness;
    load.timeliness_reason = verdict.reason;
    for stop in stops {
        let found = ahead.iter().find(|(ahead, _)| ahead.stop_id == stop.id);
        // Before the trip starts it would only repeat the plan.
        stop.eta_at = found.and_then(|(ahead, _)| ahead.eta_at).filter(|_| is_started);
        stop.timeliness = found.map_or_else(|| timeliness_of_arrival(stop), |(_, verdict)| verdict.timeliness);
    }
}

/// The job: re-evaluates a load. A late job detects that and does no harm.
async fn watch_load(ctx: &AppContext, company_id: Uuid, about: About) -> Result<(), ApiError> {
    let mut write = Write::begin(ctx, &Actor::system(company_id)).await?;
    match haul_loads::lock(&write, about.load_id).await {
        Err(haul_loads::LoadError::NotFound) => return Ok(()),
        found => found?,
    };
    haul_loads::resettle(&mut write, about.load_id).await?;
    write.commit(true).await?;
    Ok(())
}

/// The load is open, or was delivered so recently that a call may still be due.
fn may_be_listed(load: &load::Model, now: Timestamp) -> bool {
    match load.status {
        LoadStatus::Delivered => load.delivered_at.is_some_and(|at| now < at + ASKED_FOR),
        status => LoadStatus::TO_MOVE.contains(&status),
    }
}

async fn calls_of(db: &impl Connection, load: &load::Model) -> Result<Vec<check_call::Model>, DbErr> {
    check_call::Entity::owned_by(load.company_id)
        .filter(check_call::Column::LoadId.eq(load.id))
        .filter(check_call::Column::VoidedAt.is_null())
        .order_by_desc(check_call::Column::OccurredAt)
        .order_by_desc(check_call::Column::Id)
        .limit(CALLS_LOOKED_AT)
        .fetch_all(db)
        .await
}

/// When the current wait starts to cost money.
async fn free_until(
    db: &impl Connection,
    load: &load::Model,
    stops: &[stop::Model],
) -> Result<Option<Timestamp>, DbErr> {
    let waiting = stops.iter().find(|stop| stop.departed_at.is_none()).filter(|stop| stop.arrived_at.is_some());
    let Some(stop) = waiting else { return Ok(None) };
    let wait = detention::Entity::owned_by(load.company_id)
        .filter(detention::Column::StopId.eq(stop.id))
        .filter(detention::Column::Status.eq(DetentionStatus::Accruing))
        .fetch_optional(db)
        .await?;
    Ok(wait.and_then(|wait| wait.free_until))
}

fn assessed(row: Model, found: Assessment) -> Model {
    let point = found.position.as_ref().and_then(|position| position.point);
    let urgency = match found.next_stop_id {
        Some(_) => urgency(found.verdict.timeliness, found.next_due_at),
        None => DELIVERED,
    };
    Model {
        position_at: found.position.as_ref().map(|position| position.at),
        position_source: found.position.as_ref().map(|position| position.source),
        position_city: found.position.as_ref().and_then(|position| position.city.clone()),
        position_state: found.position.and_then(|position| position.state),
        latitude: point.map(|(latitude, _)| latitude),
        longitude: point.map(|(_, longitude)| longitude),
        next_stop_id: found.next_stop_id,
        next_due_at: found.next_due_at,
        eta_at: found.eta.as_ref().map(|eta| eta.at),
        eta_basis: found.eta.as_ref().map(|eta| eta.basis),
        eta_basis_at: found.eta.as_ref().map(|eta| eta.basis_at),
        eta_explanation: found.eta.map(|eta| eta.explanation),
        miles_left_tenths: found.miles_left.map(|miles| miles.value()),
        urgency,
        check_call_rule: found.check_call.map(|due| due.rule),
        check_call_due_at: found.check_call.map(|due| due.at),
        ..row
    }
}

/// One job for each load, at the next moment that matters.
async fn watch(write: &Write, row: &mut Model, at: Option<Timestamp>) -> Result<(), ApiError> {
    if row.watch_at == at && (at.is_none() || row.watch_job_id.is_some()) {
        return Ok(());
    }
    unwatch(write, row).await?;
    row.watch_at = at;
    if let Some(at) = at {
        row.watch_job_id = Some(write.enqueue_at::<WatchLoad>(&About { load_id: row.load_id }, at).await?);
    }
    Ok(())
}

async fn unwatch(write: &Write, row: &mut Model) -> Result<(), ApiError> {
    if let Some(id) = row.watch_job_id.take() {
        job::Entity::delete_by_id(id).exec(write.tx()).await?;
    }
    Ok(())
}

/// The load is on no list any more, and its exceptions on the road are over.
async fn leave(write: &mut Write, scene: &Scene<'_>, before: Option<Model>) -> Result<(), ApiError> {
    keeper::close(write, scene.load, scene).await?;
    let Some(mut before) = before else { return Ok(()) };
    unwatch(write, &mut before).await?;
    before.delete(write.tx()).await?;
    write.show("tracking", scene.load.id);
    Ok(())
}

async fn save(write: &mut Write, before: Option<Model>, mut after: Model) -> Result<(), ApiError> {
    let is_changed = before.as_ref() != Some(&after);
    let is_new = before.is_none();
    if is_changed {
        write.show("tracking", after.load_id);
    }
    after.assessed_at = write.now;
    let row = after.into_active_model().reset_all();
    if is_new {
        row.insert(write.tx()).await?
    } else {
        row.update(write.tx()).await?
    };
    Ok(())
}

fn new_row(write: &Write, load: &load::Model) -> Model {
    Model {
        id: write.new_id(),
        company_id: load.company_id,
        load_id: load.id,
        position_at: None,
        position_source: None,
        position_city: None,
        position_state: None,
        latitude: None,
        longitude: None,
        next_stop_id: None,
        next_due_at: None,
        eta_at: None,
        eta_basis: None,
        eta_basis_at: None,
        eta_explanation: None,
        miles_left_tenths: None,
        urgency: 0,
        last_check_call_id: None,
        check_call_rule: None,
        check_call_due_at: None,
        open_exceptions: 0,
        assessed_at: write.now,
        watch_at: None,
        watch_job_id: None,
    }
}
