//! Check calls: logging, correcting and voiding. A call is never changed.

use chrono::TimeDelta;
use haul_api::{Change, Invalid, Write};
use haul_db::{Db, Fetch};
use haul_entity::{
    Owned,
    loads::{load, stop},
    tracking::check_call::{Column, Entity, Model},
};
use haul_types::{LoadStatus, Timestamp};
use sea_orm::{ActiveModelTrait, ColumnTrait, IntoActiveModel, QueryFilter, QueryOrder, Set};
use uuid::Uuid;

use crate::record::{
    around::{Around, Rows},
    check_call_views::{CheckCall, CheckCallCreate, CheckCallList},
    error::TrackingError,
};

/// Clocks of phones and trucks run a little ahead of ours.
pub const CLOCK_SKEW: TimeDelta = TimeDelta::minutes(2);
/// A load is on the road for days; a call from a month ago is a typo.
const OLDEST: TimeDelta = TimeDelta::days(30);
/// As far ahead as a driver can promise an arrival.
const FARTHEST_ETA: TimeDelta = TimeDelta::days(30);
/// A less accurate phone has no useful position: a city is about as wide.
const LEAST_ACCURACY_METERS: i32 = 20_000;

pub async fn list(db: &Db, company_id: Uuid, load_id: Uuid) -> Result<CheckCallList, TrackingError> {
    load::Entity::find_owned(company_id, load_id).fetch_optional(db).await?.ok_or(TrackingError::NotFound)?;
    let rows = Entity::owned_by(company_id)
        .filter(Column::LoadId.eq(load_id))
        .order_by_desc(Column::OccurredAt)
        .order_by_desc(Column::Id)
        .fetch_all(db)
        .await?;
    let around = Around::of(db, company_id, Rows { calls: &rows, ..Rows::default() }).await?;
    let items = rows.into_iter().map(|row| around.check_call(row)).collect::<Result<_, _>>()?;
    Ok(CheckCallList { items })
}

/// Who called.
#[derive(Clone, Copy, Debug)]
pub struct Caller {
    pub driver_id: Option<Uuid>,
    pub truck_id: Option<Uuid>,
}

/// Logs a call of the load's present crew; a correction voids the old call in the same write.
pub async fn create(write: &mut Write, load_id: Uuid, input: CheckCallCreate) -> Result<CheckCall, TrackingError> {
    let load = lock(write, load_id).await?;
    let caller = Caller { driver_id: load.driver_id, truck_id: load.truck_id };
    create_from(write, load_id, input, caller).await
}

/// Like [`create`], from the crew of a leg.
pub async fn create_from(
    write: &mut Write,
    load_id: Uuid,
    input: CheckCallCreate,
    caller: Caller,
) -> Result<CheckCall, TrackingError> {
    let load = lock(write, load_id).await?;
    let is_moved = caller.driver_id.is_some() && caller.truck_id.is_some();
    if !is_moved || matches!(load.status, LoadStatus::Draft | LoadStatus::Cancelled | LoadStatus::Tonu) {
        return Err(TrackingError::NotUnderWay);
    }
    let wrong = match input.corrects_id {
        Some(id) => Some(find(write, load_id, id).await?),
        None => None,
    };
    if wrong.as_ref().is_some_and(|wrong| wrong.voided_at.is_some()) {
        return Err(TrackingError::CheckCallVoided);
    }
    let now = write.now;
    let mut invalid = Invalid::default();
    let reason = match (&wrong, &input.correction_reason) {
        (Some(_), reason) => invalid.text("correction_reason", reason.as_deref().unwrap_or_default(), 500),
        (None, _) => String::new(),
    };
    let row = checked(&mut invalid, input, now);
    invalid.finish()?;
    if let Some(wrong) = wrong {
        void_row(write, wrong, reason).await?;
    }
    let eta_stop_id = match row.eta_at {
        Some(_) => stop_ahead(write, load_id).await?,
        None => None,
    };
    let row = Model {
        id: write.new_id(),
        company_id: write.company_id(),
        load_id,
        driver_id: caller.driver_id,
        truck_id: caller.truck_id,
        eta_stop_id,
        logged_by: write.actor.name.clone(),
        logged_at: now,
        ..row
    };
    let row = row.into_active_model().reset_all().insert(write.tx()).await?;
    write.record("check_call.logged", "check_call", row.id, &load.number, told(&row));
    finish(write, row).await
}

/// Voiding twice changes nothing.
pub async fn void(write: &mut Write, load_id: Uuid, id: Uuid, reason: &str) -> Result<CheckCall, TrackingError> {
    let load = lock(write, load_id).await?;
    let row = find(write, load_id, id).await?;
    let mut invalid = Invalid::default();
    let reason = invalid.text("reason", reason, 500);
    invalid.finish()?;
    if row.voided_at.is_some() {
        return finish(write, row).await;
    }
    let noted = Change { field: "reason".to_owned(), from: None, to: Some(reason.clone()) };
    let row = void_row(write, row, reason).await?;
    write.record("check_call.voided", "check_call", row.id, &load.number, vec![noted]);
    finish(write, row).await
}

async fn lock(write: &Write, load_id: Uuid) -> Result<load::Model, TrackingError> {
    write.find_for_update::<load::Entity>(load_id).await?.ok_or(TrackingError::NotFound)
}

async fn find(write: &Write, load_id: Uuid, id: Uuid) -> Result<Model, TrackingError> {
    let mine = Entity::find_owned(write.company_id(), id).select().filter(Column::LoadId.eq(load_id));
    mine.fetch_optional(write.tx()).await?.ok_or(TrackingError::NotFound)
}

/// The content of a call, validated.
fn checked(invalid: &mut Invalid, input: CheckCallCreate, now: Timestamp) -> Model {
    let at = input.occurred_at;
    invalid.require(at <= now + CLOCK_SKEW, "occurred_at", "This is in the future.");
    invalid.require(at >= now - OLDEST, "occurred_at", "This is more than 30 days ago.");
    let city = input.city.and_then(|text| invalid.optional_text("city", &text, 80));
    let state = input.state.and_then(|text| invalid.state_code("state", &text));
    invalid.require(state.is_none() || city.is_some(), "city", "Enter the city too.");
    let (latitude, longitude) = (input.latitude, input.longitude);
    let is_pair = latitude.is_some() == longitude.is_some();
    invalid.require(is_pair, "longitude", "Enter latitude and longitude, or neither.");
    if let Some(latitude) = latitude {
        invalid.between("latitude", latitude, -90.0, 90.0);
    }
    if let Some(longitude) = longitude {
        invalid.between("longitude", longitude, -180.0, 180.0);
    }
    if let Some(meters) = input.accuracy_meters {
        invalid.require(latitude.is_some(), "accuracy_meters", "Enter the coordinates too.");
        invalid.between("accuracy_meters", meters, 0, LEAST_ACCURACY_METERS);
    }
    if let Some(eta) = input.eta_at {
        invalid.require(eta >= at, "eta_at", "The ETA is before the call.");
        invalid.require(eta <= at + FARTHEST_ETA, "eta_at", "The ETA is more than 30 days ahead.");
    }
    if let Some(degrees) = input.temperature_fahrenheit {
        invalid.between("temperature_fahrenheit", degrees, -100, 200);
    }
    let note = input.note.and_then(|text| invalid.optional_text("note", &text, 1000));
    let says_something = city.is_some()
        || latitude.is_some()
        || input.eta_at.is_some()
        || input.temperature_fahrenheit.is_some()
        || note.is_some();
    invalid.require(says_something, "city", "Enter a place, an ETA, a temperature or a note.");
    Model {
        id: Uuid::nil(),
        company_id: Uuid::nil(),
        load_id: Uuid::nil(),
        driver_id: None,
        truck_id: None,
        occurred_at: at,
        source: input.source,
        city,
        state,
        latitude,
        longitude,
        accuracy_meters: input.accuracy_meters,
        eta_at: input.eta_at,
        eta_stop_id: None,
        temperature_fahrenheit: input.temperature_fahrenheit,
        note,
        corrects_id: input.corrects_id,
        logged_by: String::new(),
        logged_at: now,
        voided_at: None,
        voided_by: None,
        void_reason: None,
    }
}

/// The stop that an ETA refers to: the first one the truck has neither reached nor left.
async fn stop_ahead(write: &Write, load_id: Uuid) -> Result<Option<Uuid>, TrackingError> {
    let ahead = stop::Entity::owned_by(write.company_id())
        .filter(stop::Column::LoadId.eq(load_id))
        .filter(stop::Column::ArrivedAt.is_null())
        .filter(stop::Column::DepartedAt.is_null())
        .order_by_asc(stop::Column::Sequence)
        .fetch_optional(write.tx())
        .await?;
    Ok(ahead.map(|stop| stop.id))
}

async fn void_row(write: &Write, row: Model, reason: String) -> Result<Model, TrackingError> {
    let mut change = row.into_active_model();
    change.voided_at = Set(Some(write.now));
    change.voided_by = Set(Some(write.actor.name.clone()));
    change.void_reason = Set(Some(reason));
    Ok(change.update(write.tx()).await?)
}

/// Updates the load's state.
async fn finish(write: &mut Write, row: Model) -> Result<CheckCall, TrackingError> {
    haul_loads::resettle(write, row.load_id).await?;
    let rows = [row];
    let around = Around::of(write.tx(), write.company_id(), Rows { calls: &rows, ..Rows::default() }).await?;
    let [row] = rows;
    Ok(around.check_call(row)?)
}

/// The history entry of a call.
fn told(row: &Model) -> Vec<Change> {
    let place = row.city.as_ref().map(|city| match &row.state {
        Some(state) => format!("{city}, {state}"),
        None => city.clone(),
    });
    let point = row.latitude.zip(row.longitude).map(|(north, east)| format!("{north:.4}, {east:.4}"));
    let told = [
        ("place", place.or(point)),
        ("eta_at", row.eta_at.map(|at| at.to_rfc3339())),
        ("temperature_fahrenheit", row.temperature_fahrenheit.map(|degrees| degrees.to_string())),
        ("note", row.note.clone()),
    ];
    let told = told.into_iter().filter_map(|(field, to)| Some((field, Some(to?))));
    told.map(|(field, to)| Change { field: field.to_owned(), from: None, to }).collect()
}
