//! From a planned stop to a row, with its times resolved in the facility's zone.

use std::collections::HashMap;

use chrono::NaiveDateTime;
use haul_api::{Invalid, Write, by_ids, json_column};
use haul_db::Connection;
use haul_entity::{Owned, loads::stop, partners::facility};
use haul_types::{AmbiguousTime, Point, Schedule, StopKind, Timeliness, Timestamp};
use sea_orm::DbErr;
use uuid::Uuid;

use crate::record::{
    error::LoadError,
    local_time,
    reference::LoadReference,
    stop_views::{StopContact, StopInput},
};

/// More would be a route, not a load.
const MAX_STOPS: usize = 50;

/// The facilities of planned stops, by id.
pub async fn facilities_of(
    db: &impl Connection,
    company_id: Uuid,
    ids: Vec<Uuid>,
) -> Result<HashMap<Uuid, facility::Model>, DbErr> {
    let select = facility::Entity::owned_by(company_id);
    by_ids(db, select, facility::Column::Id, ids).await
}

/// The entered coordinates of facilities.
pub async fn points_of(db: &impl Connection, company_id: Uuid, ids: Vec<Uuid>) -> Result<HashMap<Uuid, Point>, DbErr> {
    let facilities = facilities_of(db, company_id, ids).await?;
    Ok(facilities.into_iter().filter_map(|(id, row)| Some((id, row.exact_point()?))).collect())
}

/// A stop with its times resolved in the facility's zone, not yet part of a load or quote.
#[derive(Clone, Debug, PartialEq)]
pub struct PlannedStop {
    pub kind: StopKind,
    pub facility_id: Uuid,
    pub schedule: Schedule,
    pub time_zone: String,
    pub earliest_local: String,
    pub earliest_at: Timestamp,
    pub latest_local: Option<String>,
    pub latest_at: Option<Timestamp>,
    pub ambiguous_time: Option<AmbiguousTime>,
    pub is_appointment_confirmed: bool,
    pub is_drop: bool,
    pub references: serde_json::Value,
    pub pieces: Option<i32>,
    pub weight_pounds: Option<i32>,
    pub contact: Option<serde_json::Value>,
    pub instructions: Option<String>,
}

/// Checks one planned stop. Adds errors to `invalid`; an ambiguous or missing local time is an error of its own.
pub fn plan_stop(
    path: &str,
    input: StopInput,
    facilities: &HashMap<Uuid, facility::Model>,
    invalid: &mut Invalid,
) -> Result<Option<PlannedStop>, LoadError> {
    let at = |field: &str| format!("{path}{field}");
    let input = if input.kind.is_agreed() { input } else { without_agreement(input) };
    let Some(facility) = facilities.get(&input.facility_id) else {
        invalid.push(at("facility_id"), "There is no such facility.");
        return Ok(None);
    };
    let Ok(zone) = facility.time_zone.parse() else {
        invalid.push(at("facility_id"), "This facility has no usable time zone.");
        return Ok(None);
    };
    let earliest = moment(at("earliest_local"), &input.earliest_local, zone, input.ambiguous_time)?;
    let latest = match &input.latest_local {
        Some(text) => Some(moment(at("latest_local"), text, zone, input.ambiguous_time)?),
        None => None,
    };
    let needs_latest = input.schedule == Schedule::Window && latest.is_none();
    invalid.require(!needs_latest, &at("latest_local"), "A window needs an end time.");
    let runs_back = latest.as_ref().is_some_and(|(latest, _)| *latest < earliest.0);
    invalid.require(!runs_back, &at("latest_local"), "The end is before the start.");
    let count = |invalid: &mut Invalid, field: &str, value: Option<i32>| {
        value.map(|value| invalid.between(&at(field), value, 0, 1_000_000))
    };
    Ok(Some(PlannedStop {
        kind: input.kind,
        facility_id: facility.id,
        schedule: input.schedule,
        time_zone: facility.time_zone.clone(),
        earliest_local: local_time::text(earliest.1),
        earliest_at: earliest.0,
        latest_local: latest.map(|(_, local)| local_time::text(local)),
        latest_at: latest.map(|(at, _)| at),
        ambiguous_time: input.ambiguous_time,
        is_appointment_confirmed: input.is_appointment_confirmed,
        is_drop: input.is_drop,
        references: json_column(&checked_references(invalid, &at("references"), input.references)),
        pieces: count(invalid, "pieces", input.pieces),
        weight_pounds: count(invalid, "weight_pounds", input.weight_pounds),
        contact: input.contact.map(|contact| json_column(&checked_contact(invalid, &at("contact"), contact))),
        instructions: input.instructions.and_then(|text| invalid.optional_text(&at("instructions"), &text, 4000)),
    }))
}

/// What nobody agrees on for a stop such as one for fuel: its time is only a plan, and no freight changes hands.
fn without_agreement(input: StopInput) -> StopInput {
    StopInput {
        schedule: Schedule::FirstCome,
        latest_local: None,
        is_appointment_confirmed: false,
        is_drop: false,
        pieces: None,
        weight_pounds: None,
        ..input
    }
}

/// The row of one planned stop of a load.
pub fn planned(
    write: &Write,
    load_id: Uuid,
    sequence: usize,
    path: &str,
    input: StopInput,
    facilities: &HashMap<Uuid, facility::Model>,
    invalid: &mut Invalid,
) -> Result<Option<stop::Model>, LoadError> {
    let Some(planned) = plan_stop(path, input, facilities, invalid)? else { return Ok(None) };
    Ok(Some(stop::Model {
        id: write.new_id(),
        company_id: write.company_id(),
        load_id,
        sequence: i32::try_from(sequence).unwrap_or(i32::MAX),
        kind: planned.kind,
        facility_id: planned.facility_id,
        schedule: planned.schedule,
        time_zone: planned.time_zone,
        earliest_local: planned.earliest_local,
        earliest_at: planned.earliest_at,
        latest_local: planned.latest_local,
        latest_at: planned.latest_at,
        ambiguous_time: planned.ambiguous_time,
        is_appointment_confirmed: planned.is_appointment_confirmed,
        is_drop: planned.is_drop,
        references: planned.references,
        pieces: planned.pieces,
        weight_pounds: planned.weight_pounds,
        contact: planned.contact,
        instructions: planned.instructions,
        arrived_at: None,
        checked_in_at: None,
        docked_at: None,
        worked_at: None,
        departed_at: None,
        late_reason: None,
        is_arrival_unconfirmed: false,
        is_departure_unconfirmed: false,
        due_at: None,
        eta_at: None,
        timeliness: Timeliness::OnTime,
        version: 1,
        created_at: write.now,
        updated_at: write.now,
    }))
}

/// The parts of a stop that matter for the route's order.
#[derive(Clone, Copy, Debug)]
pub struct WayPoint {
    kind: StopKind,
    earliest_at: Timestamp,
    latest_at: Option<Timestamp>,
}

impl From<&stop::Model> for WayPoint {
    fn from(row: &stop::Model) -> Self {
        Self { kind: row.kind, earliest_at: row.earliest_at, latest_at: row.latest_at }
    }
}

impl From<&PlannedStop> for WayPoint {
    fn from(stop: &PlannedStop) -> Self {
        Self { kind: stop.kind, earliest_at: stop.earliest_at, latest_at: stop.latest_at }
    }
}

/// The rules for a route as a whole.
pub fn check_way<'a, S>(invalid: &mut Invalid, stops: &'a [S])
where
    WayPoint: From<&'a S>,
{
    let stops: Vec<WayPoint> = stops.iter().map(WayPoint::from).collect();
    invalid.require(stops.len() >= 2, "stops", "A load needs at least two stops.");
    invalid.require(stops.len() <= MAX_STOPS, "stops", "A load can have at most 50 stops.");
    if let Some(first) = stops.first() {
        invalid.require(first.kind.takes_on(), "stops.0.kind", "The first stop must pick up freight or a trailer.");
    }
    if let Some(last) = stops.last() {
        let path = format!("stops.{}.kind", stops.len() - 1);
        invalid.require(last.kind.gives_off(), &path, "The last stop must deliver freight or the trailer.");
    }
    for (index, pair) in stops.windows(2).enumerate() {
        let [before, after] = pair else { continue };
        let ends = after.latest_at.unwrap_or(after.earliest_at);
        if ends < before.earliest_at {
            let path = format!("stops.{}.earliest_local", index + 1);
            invalid.push(path, "This is earlier than the previous stop.");
        }
    }
}

pub fn checked_references(invalid: &mut Invalid, path: &str, references: Vec<LoadReference>) -> Vec<LoadReference> {
    let mut checked = Vec::with_capacity(references.len());
    for (index, reference) in references.into_iter().enumerate() {
        let value = invalid.text(&format!("{path}.{index}.value"), &reference.value, 60);
        checked.push(LoadReference { kind: reference.kind, value });
    }
    checked
}

fn checked_contact(invalid: &mut Invalid, path: &str, contact: StopContact) -> StopContact {
    StopContact {
        name: invalid.text(&format!("{path}.name"), &contact.name, 120),
        phone: contact.phone.and_then(|text| invalid.phone(&format!("{path}.phone"), &text)),
    }
}

fn moment(
    path: String,
    text: &str,
    zone: chrono_tz::Tz,
    choice: Option<AmbiguousTime>,
) -> Result<(Timestamp, NaiveDateTime), LoadError> {
    let resolved = local_time::parse(text).and_then(|local| Ok((local_time::resolve(local, zone, choice)?, local)));
    resolved.map_err(|error| LoadError::LocalTime { path, error })
}
