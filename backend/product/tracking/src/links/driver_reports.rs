//! What a driver's phone sends. A phone that got no response sends the same again, with the same key: each key has one
//! effect and one outcome, for as long as the link is known. Refusals are kept too, in the load's history, because what
//! the driver said may be right.

use haul_api::{ApiError, AppContext, Change, Invalid, checked_key};
use haul_db::Fetch;
use haul_entity::{
    Owned,
    loads::stop,
    partners::facility,
    tracking::driver_report::{Column, Entity, Model},
};
use haul_loads::{LegAcknowledge, LoadError, StopEventRecord, acknowledge_at};
use haul_partners::facilities::{geofence_of, whereabouts};
use haul_types::{
    CheckCallSource, DriverReportOutcome as Outcome, DriverTripEvent, ErrorCode, EventSource, Fix, Timestamp,
};
use sea_orm::{ActiveModelTrait, ColumnTrait, IntoActiveModel, QueryFilter};
use uuid::Uuid;

use super::{
    driver_bodies::{DriverAnswer, DriverEventReport, DriverPosition, DriverProblemReport},
    driver_papers,
    driver_phase::{Phase, ended_at},
    driver_report::Report,
    driver_trip::{Trip, allowed_events, answer, belongs_to, follow, of_leg},
    driver_views::DriverTrip,
};
use crate::{
    check_calls::ops::{self as check_calls, CLOCK_SKEW, Caller},
    exceptions::ops as exceptions,
    record::{check_call_views::CheckCallCreate, error::TrackingError, exception_views::TrackingExceptionCreate},
};

/// What a report led to.
struct Done {
    outcome: Outcome,
    /// The document that it added, and the blob behind it.
    document: Option<(Uuid, Uuid)>,
}

const RECORDED: Done = Done { outcome: Outcome::Recorded, document: None };
const ALREADY_KNOWN: Done = Done { outcome: Outcome::AlreadyKnown, document: None };

/// Takes a report, once for each key.
pub async fn take(ctx: &AppContext, key: Option<String>, report: Report) -> Result<DriverTrip, TrackingError> {
    checked_key(key.as_deref())?;
    let mut trip = follow(ctx, report.token()).await?;
    if let Some(key) = &key
        && let Some(known) = find(&trip, key).await?
    {
        return replay(trip, known, &report).await;
    }
    let occurred_at = moment(&trip, report.occurred_at());
    let done = match occurred_at {
        // Reports settle the load and tell people: on the heap, for a thread's stack is too small for all of it.
        Ok(at) => Box::pin(perform(&mut trip, &report, at)).await,
        Err(wrong) => Err(wrong.into()),
    };
    let at = report.occurred_at().unwrap_or(trip.write.now);
    match done {
        Ok(done) => {
            if let Some(key) = key {
                insert(&trip, row(&trip, key, &report, at, done.outcome, done.document)).await?;
            }
            let company_id = trip.link.company_id;
            let shown = Box::pin(answer(trip)).await?;
            claim(ctx, company_id, done.document).await;
            Ok(shown)
        }
        Err(error) => {
            let error = ApiError::from(error);
            drop(trip);
            if is_final(&error) {
                keep_refusal(ctx, key, &report, at, &error).await?;
            }
            Err(error.into())
        }
    }
}

async fn find(trip: &Trip, key: &str) -> Result<Option<Model>, TrackingError> {
    let mine = Entity::owned_by(trip.link.company_id)
        .filter(Column::DriverLinkId.eq(trip.link.id))
        .filter(Column::Key.eq(key));
    Ok(mine.fetch_optional(trip.write.tx()).await?)
}

/// The outcome of the first time, with the trip as it is now.
async fn replay(trip: Trip, known: Model, report: &Report) -> Result<DriverTrip, TrackingError> {
    if known.content_hash != report.content_hash() {
        let message = "This Idempotency-Key was used for another report. Use a new one.";
        return Err(ApiError::new(ErrorCode::IdempotencyKeyReused, message).into());
    }
    let refused = known.refused_code.as_deref().and_then(ErrorCode::parse);
    match refused {
        Some(code) => Err(ApiError::new(code, known.refused_message.unwrap_or_default()).into()),
        None => Box::pin(answer(trip)).await,
    }
}

/// When it happened: while the link existed, and not in the future.
fn moment(trip: &Trip, occurred_at: Option<Timestamp>) -> Result<Timestamp, Invalid> {
    let now = trip.write.now;
    let Some(at) = occurred_at else { return Ok(now) };
    let mut invalid = Invalid::default();
    invalid.require(at <= now + CLOCK_SKEW, "occurred_at", "This is in the future.");
    invalid.require(at >= trip.link.created_at - CLOCK_SKEW, "occurred_at", "This is before the link was created.");
    invalid.finish()?;
    Ok(at.min(now))
}

async fn perform(trip: &mut Trip, report: &Report, at: Timestamp) -> Result<Done, TrackingError> {
    match report {
        Report::Answer(body) => give_answer(trip, body, at).await,
        Report::Event(body) => record_event(trip, body, at).await,
        Report::Position(body) => {
            let position = DriverPosition {
                latitude: body.latitude,
                longitude: body.longitude,
                accuracy_meters: body.accuracy_meters,
            };
            let call = CheckCallCreate { eta_at: body.eta_at, note: body.note.clone(), ..call(Some(position), at) };
            log_call(trip, call).await
        }
        Report::CheckCall(body) => {
            let call = CheckCallCreate {
                eta_at: body.eta_at,
                temperature_fahrenheit: body.temperature_fahrenheit,
                note: body.note.clone(),
                ..call(body.position, at)
            };
            log_call(trip, call).await
        }
        Report::Problem(body) => report_problem(trip, body, at).await,
        Report::Document(body) => {
            let document = driver_papers::add(trip, body).await?;
            Ok(Done { document: Some(document), ..RECORDED })
        }
    }
}

async fn give_answer(trip: &mut Trip, body: &DriverAnswer, at: Timestamp) -> Result<Done, TrackingError> {
    if !body.is_accepted && body.reason.is_none() {
        return Err(Invalid::field("reason", "Say why you decline.").into());
    }
    let answer = LegAcknowledge {
        version: None,
        leg_id: Some(trip.link.leg_id),
        is_accepted: body.is_accepted,
        reason: body.reason,
        note: body.note.clone(),
    };
    acknowledge_at(&mut trip.write, trip.link.load_id, answer, at).await?;
    Ok(RECORDED)
}

/// Records an arrival or a departure by the same rules as for dispatchers.
async fn record_event(trip: &mut Trip, body: &DriverEventReport, at: Timestamp) -> Result<Done, TrackingError> {
    let stop = reportable(trip, body.stop_id, body.kind)?;
    let (stop_id, facility_id) = (stop.id, stop.facility_id);
    let (note, miles_away) = match body.position {
        Some(position) => witness(trip, facility_id, position, at).await?.unzip(),
        None => (None, None),
    };
    let event = StopEventRecord {
        kind: body.kind.into(),
        occurred_at: at,
        source: EventSource::Driver,
        is_estimated: false,
        note,
    };
    match haul_loads::record_event(&mut trip.write, trip.link.load_id, stop_id, event, miles_away).await {
        Ok(_) => Ok(RECORDED),
        Err(LoadError::EventAlreadyRecorded(_)) => Ok(ALREADY_KNOWN),
        Err(error) => Err(error.into()),
    }
}

/// The stop, if the event is the next one, or at a place that the truck has passed: dispatch may have recorded later
/// ones while the phone had no connection.
fn reportable(trip: &Trip, stop_id: Uuid, event: DriverTripEvent) -> Result<&stop::Model, TrackingError> {
    let (leg, _) = trip.leg()?;
    let stop = of_leg(&trip.aggregate, leg).into_iter().find(|stop| stop.id == stop_id);
    let stop = stop.ok_or_else(|| Invalid::field("stop_id", "This stop is not part of the trip."))?;
    let is_next = allowed_events(&trip.aggregate, leg, stop).contains(&event);
    let is_passed = stop.departed_at.is_some() || (stop.arrived_at.is_some() && event == DriverTripEvent::Arrived);
    if is_next || (is_passed && belongs_to(&trip.aggregate, leg, stop, event)) {
        return Ok(stop);
    }
    Err(Invalid::field("kind", "Something else comes first at this stop, or before it.").into())
}

/// Logs the phone's position; returns it relative to the facility, and the miles between them if the location is known.
async fn witness(
    trip: &mut Trip,
    facility_id: Uuid,
    position: DriverPosition,
    at: Timestamp,
) -> Result<Option<(String, f64)>, TrackingError> {
    log_call(trip, call(Some(position), at)).await?;
    let facility =
        facility::Entity::find_owned(trip.link.company_id, facility_id).fetch_optional(trip.write.tx()).await?;
    let point = (position.latitude, position.longitude);
    let fix = Fix { point, accuracy_meters: position.accuracy_meters };
    Ok(facility.and_then(|facility| {
        let circle = geofence_of(&facility)?;
        Some((format!("Driver's phone, {}.", whereabouts(&facility, &circle, fix)), circle.least_miles_to(fix)))
    }))
}

/// Logs a call of the link's crew; not of a time when another had the load.
async fn log_call(trip: &mut Trip, call: CheckCallCreate) -> Result<Done, TrackingError> {
    let (leg, phase) = trip.leg()?;
    let is_behind = ended_at(&trip.aggregate, leg).is_some_and(|ended| call.occurred_at > ended);
    if phase == Phase::Papers && is_behind {
        return Err(TrackingError::LegAlreadyDriven);
    }
    let caller = Caller { driver_id: Some(trip.link.driver_id), truck_id: leg.truck_id };
    check_calls::create_from(&mut trip.write, trip.link.load_id, call, caller).await?;
    Ok(RECORDED)
}

fn call(position: Option<DriverPosition>, at: Timestamp) -> CheckCallCreate {
    CheckCallCreate {
        occurred_at: at,
        source: CheckCallSource::DriverLink,
        city: None,
        state: None,
        latitude: position.map(|position| position.latitude),
        longitude: position.map(|position| position.longitude),
        accuracy_meters: position.and_then(|position| position.accuracy_meters),
        eta_at: None,
        temperature_fahrenheit: None,
        note: None,
        corrects_id: None,
        correction_reason: None,
    }
}

/// Opens an exception, or adds to the one that was opened for the same problem.
async fn report_problem(trip: &mut Trip, body: &DriverProblemReport, at: Timestamp) -> Result<Done, TrackingError> {
    let (leg, _) = trip.leg()?;
    if let Some(id) = body.stop_id
        && !of_leg(&trip.aggregate, leg).iter().any(|stop| stop.id == id)
    {
        return Err(Invalid::field("stop_id", "This stop is not part of the trip.").into());
    }
    if let Some(position) = body.position {
        log_call(trip, call(Some(position), at)).await?;
    }
    let problem = TrackingExceptionCreate {
        kind: body.kind.into(),
        stop_id: body.stop_id,
        owner_id: None,
        reason_code: None,
        note: body.note.clone(),
    };
    let load_id = trip.link.load_id;
    if exceptions::add_note(&mut trip.write, load_id, &problem).await?.is_some() {
        return Ok(ALREADY_KNOWN);
    }
    exceptions::create_at(&mut trip.write, load_id, problem, at).await?;
    Ok(RECORDED)
}

/// The same would be refused again; what is not final, the phone sends once more.
fn is_final(error: &ApiError) -> bool {
    let problem = error.problem();
    matches!(problem.status, 409 | 422) && problem.code != ErrorCode::ReceiptInvalid
}

/// In a write of its own, because the one that failed has no effect.
async fn keep_refusal(
    ctx: &AppContext,
    key: Option<String>,
    report: &Report,
    at: Timestamp,
    error: &ApiError,
) -> Result<(), TrackingError> {
    let mut trip = follow(ctx, report.token()).await?;
    let problem = error.problem();
    if let Some(key) = key {
        if find(&trip, &key).await?.is_some() {
            return Ok(());
        }
        let refused = Model {
            refused_code: Some(problem.code.as_str().to_owned()),
            refused_message: Some(problem.message.clone()),
            ..row(&trip, key, report, at, Outcome::Refused, None)
        };
        insert(&trip, refused).await?;
    }
    let told = [
        ("report", report.kind().as_str().to_owned()),
        ("occurred_at", at.to_rfc3339()),
        ("reason", problem.message.clone()),
    ];
    let told = told.map(|(field, to)| Change { field: field.to_owned(), from: None, to: Some(to) });
    let (id, number) = (trip.link.id, trip.aggregate.load.number.clone());
    trip.write.record("driver_link.report_refused", "driver_link", id, number, told.to_vec());
    trip.write.commit(true).await?;
    Ok(())
}

fn row(
    trip: &Trip,
    key: String,
    report: &Report,
    occurred_at: Timestamp,
    outcome: Outcome,
    document: Option<(Uuid, Uuid)>,
) -> Model {
    Model {
        id: trip.write.new_id(),
        company_id: trip.link.company_id,
        load_id: trip.link.load_id,
        driver_link_id: trip.link.id,
        key,
        kind: report.kind(),
        content_hash: report.content_hash(),
        occurred_at,
        received_at: trip.write.now,
        outcome,
        refused_code: None,
        refused_message: None,
        document_id: document.map(|(document_id, _)| document_id),
    }
}

async fn insert(trip: &Trip, row: Model) -> Result<(), TrackingError> {
    row.into_active_model().reset_all().insert(trip.write.tx()).await?;
    Ok(())
}

/// The write's deferred job does this too; doing it now lets dispatch open the document right away.
async fn claim(ctx: &AppContext, company_id: Uuid, document: Option<(Uuid, Uuid)>) {
    let Some((_, blob_id)) = document else { return };
    if let Err(error) = ctx.blobs.claim(company_id, blob_id).await {
        tracing::warn!(cause = %error, "an upload is kept later");
    }
}
