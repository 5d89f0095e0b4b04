//! Reading, booking, changing and copying loads.

use haul_api::{Clearable, Invalid, Write, authz::ActorKind, differs};
use haul_db::Db;
use haul_entity::loads::{charge, leg, load, stop};
use haul_types::{
    Acknowledgement, BillingStatus, ChargeCode, ChargeStatus, LoadPriority, LoadSource, LoadStatus, MilesSource,
    NumberKind, Timeliness,
};
use sea_orm::{ActiveModelTrait, ActiveValue, EntityTrait, IntoActiveModel, Set};
use uuid::Uuid;

use super::{
    header::{apply, check_reference},
    views::{LoadCreate, LoadUpdate},
};
use crate::{
    assignment::{
        crew::Crew,
        gate::{Needs, judge_trip, pass},
    },
    charges::ops::{checked_charge, first_status},
    credit::check::check_load,
    record::{
        actions::check,
        aggregate::Aggregate,
        amounts::price,
        editing::{finish_new, open},
        error::LoadError,
        present::present,
        views::{Load, LoadAction},
    },
    stops::schedule::{check_way, facilities_of, planned},
};

pub async fn read(db: &Db, company_id: Uuid, id: Uuid) -> Result<Load, LoadError> {
    let found = Aggregate::read(db, company_id, id, false).await?.ok_or(LoadError::NotFound)?;
    Ok(present(db, found).await?)
}

/// A load that passed every check and is not yet written.
pub struct CheckedLoad {
    row: load::ActiveModel,
    stops: Vec<stop::Model>,
    charges: Vec<charge::Model>,
}

/// The approval reference of charges booked from a rate confirmation.
const RATE_CONFIRMATION: &str = "Rate confirmation";

pub async fn create(write: &mut Write, input: LoadCreate) -> Result<Load, LoadError> {
    create_agreed(write, input, None).await
}

/// Like [`create`], for an import: its loads are already sold, so credit is not checked. A crew goes along if nothing
/// speaks against it; no one is there to accept warnings.
pub async fn create_known(write: &mut Write, input: LoadCreate, crew: Crew) -> Result<Load, LoadError> {
    let CheckedLoad { mut row, stops, charges } = check_new(write, input).await?;
    row.source = Set(LoadSource::Import);
    let leg = assigned_leg(write, &row, &stops, crew).await?;
    let id = leg.load_id;
    insert(write, row, stops, leg, charges).await?;
    finish_new(write, id, "load.created").await
}

/// The only leg of a new load, given to a crew that passes the gate.
async fn assigned_leg(
    write: &Write,
    row: &load::ActiveModel,
    stops: &[stop::Model],
    crew: Crew,
) -> Result<leg::Model, LoadError> {
    let leg = new_leg(write, stops)?;
    if crew == Crew::default() {
        return Ok(leg);
    }
    let is_set = |flag: &ActiveValue<bool>| flag.try_as_ref() == Some(&true);
    let needs = Needs {
        equipment: row.equipment.try_as_ref().copied().ok_or(LoadError::NotFound)?,
        is_hazmat: is_set(&row.is_hazmat),
        is_team_required: is_set(&row.is_team_required),
        is_twic_required: is_set(&row.is_twic_required),
    };
    pass(judge_trip(write.tx(), needs, stops, &leg, crew, write.now).await?, false)?;
    let is_bound = crew.driver_id.is_some() && crew.truck_id.is_some();
    Ok(leg::Model {
        driver_id: crew.driver_id,
        co_driver_id: crew.co_driver_id,
        truck_id: crew.truck_id,
        trailer_id: crew.trailer_id,
        assigned_at: is_bound.then_some(write.now),
        ..leg
    })
}

/// Books a load; the customer has agreed to its charges in the quote named, if any.
pub async fn create_agreed(write: &mut Write, input: LoadCreate, quote: Option<String>) -> Result<Load, LoadError> {
    let (accepts_credit_risk, is_draft) = (input.accepts_credit_risk, input.is_draft);
    let CheckedLoad { mut row, stops, mut charges } = check_new(write, input).await?;
    if let Some(quote) = quote {
        row.source = Set(LoadSource::Quote);
        agree(&mut charges, &quote);
    }
    let load = insert_and_finish(write, row, stops, charges).await?;
    if !is_draft {
        check_load(write, (load.id, &load.number), load.customer.id, accepts_credit_risk).await?;
    }
    Ok(load)
}

async fn insert_and_finish(
    write: &mut Write,
    row: load::ActiveModel,
    stops: Vec<stop::Model>,
    charges: Vec<charge::Model>,
) -> Result<Load, LoadError> {
    let leg = new_leg(write, &stops)?;
    let id = leg.load_id;
    insert(write, row, stops, leg, charges).await?;
    finish_new(write, id, "load.created").await
}

/// Runs every check of booking a load without booking it: an import tries its rows this way.
pub async fn check_new(write: &Write, mut input: LoadCreate) -> Result<CheckedLoad, LoadError> {
    let id = write.new_id();
    let mut invalid = Invalid::default();
    let facility_ids: Vec<Uuid> = input.stops.iter().map(|stop| stop.facility_id).collect();
    let facilities = facilities_of(write.tx(), write.company_id(), facility_ids).await?;
    let mut stops = Vec::with_capacity(input.stops.len());
    for (index, stop) in std::mem::take(&mut input.stops).into_iter().enumerate() {
        let path = format!("stops.{index}.");
        stops.extend(planned(write, id, index + 1, &path, stop, &facilities, &mut invalid)?);
    }
    let mut charges = Vec::with_capacity(input.charges.len());
    for (index, charge) in std::mem::take(&mut input.charges).into_iter().enumerate() {
        let path = format!("charges.{index}.");
        charges.extend(checked_charge(write, id, index + 1, &path, charge, &mut invalid));
    }
    // Errors of an unreadable stop would only repeat.
    if invalid.is_empty() {
        check_way(&mut invalid, &stops);
    }
    let mut row = new_row(write, id, input.is_draft);
    apply(write, &mut row, input.into(), &mut invalid).await?;
    invalid.finish()?;
    check_reference(write, &row).await?;
    let confirmed = row.rate_confirmation_cents.try_as_ref().copied().flatten();
    if confirmed.is_some_and(|confirmed| price(&charges).is_ok_and(|(priced, _)| priced.total_cents == confirmed)) {
        agree(&mut charges, RATE_CONFIRMATION);
    }
    Ok(CheckedLoad { row, stops, charges })
}

/// Line haul and fuel are agreed by the booking itself.
fn agree(charges: &mut [charge::Model], agreed_by: &str) {
    for charge in charges.iter_mut().filter(|charge| charge.status == ChargeStatus::Pending) {
        charge.status = ChargeStatus::Approved;
        charge.approval_reference = Some(agreed_by.to_owned());
    }
}

/// The initial values of a load; stops and everything cached follow in [`insert`] and `settle`.
fn new_row(write: &Write, id: Uuid, is_draft: bool) -> load::ActiveModel {
    let booked_by_id = write.actor.id.filter(|_| write.actor.kind == ActorKind::User);
    let is_by_key = write.actor.kind == ActorKind::ApiKey;
    load::ActiveModel {
        id: Set(id),
        company_id: Set(write.company_id()),
        priority: Set(LoadPriority::Normal),
        source: Set(if is_by_key { LoadSource::Api } else { LoadSource::Manual }),
        status: Set(if is_draft { LoadStatus::Draft } else { LoadStatus::Booked }),
        billing_status: Set(BillingStatus::NotReady),
        blocker_codes: Set(String::new()),
        dispatcher_id: Set(booked_by_id),
        terminal_id: Set(write.actor.home_terminal()),
        booked_by_id: Set(booked_by_id),
        booked_by: Set(Some(write.actor.name.clone())),
        currency: Set("USD".to_owned()),
        is_draft: Set(is_draft),
        is_pod_present: Set(false),
        is_rate_confirmation_present: Set(false),
        document_kinds: Set(String::new()),
        total_cents: Set(0),
        pending_cents: Set(0),
        timeliness: Set(Timeliness::OnTime),
        timeliness_reason: Set(String::new()),
        was_late: Set(false),
        version: Set(1),
        created_at: Set(write.now),
        updated_at: Set(write.now),
        ..Default::default()
    }
}

async fn insert(
    write: &Write,
    mut row: load::ActiveModel,
    stops: Vec<stop::Model>,
    leg: leg::Model,
    charges: Vec<charge::Model>,
) -> Result<(), LoadError> {
    let (Some(first), Some(last)) = (stops.first(), stops.last()) else { return Err(LoadError::NotFound) };
    row.origin_facility_id = Set(first.facility_id);
    row.destination_facility_id = Set(last.facility_id);
    row.pickup_at = Set(first.earliest_at);
    row.delivery_at = Set(last.earliest_at);
    row.pickup_on = Set(first.earliest_at.date());
    row.delivery_on = Set(last.earliest_at.date());
    row.stop_count = Set(i32::try_from(stops.len()).unwrap_or(i32::MAX));
    // Its only leg has the load's miles; those that are computed follow.
    let mut leg = leg.into_active_model().reset_all();
    leg.miles_tenths = Set(row.loaded_miles_tenths.try_as_ref().copied().flatten());
    leg.miles_source = Set(row.loaded_miles_source.try_as_ref().copied().flatten());
    let number = write.next_number(NumberKind::Load).await?;
    row.number_sequence = Set(number.sequence);
    row.number = Set(number.text);
    row.insert(write.tx()).await?;
    stop::Entity::insert_many(stops.into_iter().map(|row| row.into_active_model().reset_all()))
        .exec(write.tx())
        .await?;
    leg.insert(write.tx()).await?;
    if !charges.is_empty() {
        let rows = charges.into_iter().map(|row| row.into_active_model().reset_all());
        charge::Entity::insert_many(rows).exec(write.tx()).await?;
    }
    Ok(())
}

fn new_leg(write: &Write, stops: &[stop::Model]) -> Result<leg::Model, LoadError> {
    let (Some(first), Some(last)) = (stops.first(), stops.last()) else { return Err(LoadError::NotFound) };
    Ok(leg::Model {
        id: write.new_id(),
        company_id: write.company_id(),
        load_id: first.load_id,
        sequence: 1,
        from_stop_id: first.id,
        to_stop_id: last.id,
        driver_id: None,
        co_driver_id: None,
        truck_id: None,
        trailer_id: None,
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
    })
}

pub async fn update(write: &mut Write, id: Uuid, input: LoadUpdate) -> Result<Load, LoadError> {
    let editing = open(write, id, Some(input.version)).await?;
    check(&editing.aggregate, LoadAction::Edit)?;
    let mut invalid = Invalid::default();
    let mut row = editing.aggregate.load.clone().into_active_model();
    let touches_reference = input.customer_id.is_some()
        || input.accepts_duplicate_reference.is_some()
        || !matches!(input.customer_reference, Clearable::Keep);
    apply(write, &mut row, input, &mut invalid).await?;
    invalid.finish()?;
    if touches_reference {
        check_reference(write, &row).await?;
    }
    if !differs(&row, &editing.aggregate.load) {
        return Ok(editing.unchanged());
    }
    row.update(write.tx()).await?;
    editing.finish(write, "load.updated").await
}

/// A draft with the same customer, stops and charges. The first load's reference numbers are not copied.
pub async fn copy(write: &mut Write, id: Uuid) -> Result<Load, LoadError> {
    let found = Aggregate::read(write.tx(), write.company_id(), id, false).await?;
    let source = found.ok_or(LoadError::NotFound)?;
    let copy_id = write.new_id();
    let mut row = new_row(write, copy_id, true);
    let from = source.load;
    row.source = Set(LoadSource::Copy);
    row.priority = Set(from.priority);
    row.authority_docket = Set(from.authority_docket);
    row.length_feet = Set(from.length_feet);
    row.tarps = Set(from.tarps);
    row.is_twic_required = Set(from.is_twic_required);
    row.customer_id = Set(from.customer_id);
    row.is_duplicate_reference_accepted = Set(false);
    row.references = Set(serde_json::json!([]));
    row.references_folded = Set(String::new());
    row.broker_contact = Set(from.broker_contact);
    row.load_kind = Set(from.load_kind);
    row.equipment = Set(from.equipment);
    row.temperature_fahrenheit = Set(from.temperature_fahrenheit);
    row.temperature_mode = Set(from.temperature_mode);
    row.commodity = Set(from.commodity);
    row.weight_pounds = Set(from.weight_pounds);
    row.pieces = Set(from.pieces);
    row.pallets = Set(from.pallets);
    row.cargo_value_cents = Set(from.cargo_value_cents);
    row.is_hazmat = Set(from.is_hazmat);
    row.un_number = Set(from.un_number);
    row.hazard_class = Set(from.hazard_class);
    row.shipping_name = Set(from.shipping_name);
    row.packing_group = Set(from.packing_group);
    row.is_team_required = Set(from.is_team_required);
    row.loaded_miles_tenths = Set(from.loaded_miles_tenths);
    row.loaded_miles_source = Set(from.loaded_miles_source);
    row.way = Set(from.way.filter(|_| from.loaded_miles_source == Some(MilesSource::Routed)));
    row.fuel_program_id = Set(from.fuel_program_id);
    row.terminal_id = Set(from.terminal_id);
    row.notes = Set(from.notes);
    row.driver_notes = Set(from.driver_notes);
    row.invoice_notes = Set(from.invoice_notes);
    row.billing_notes = Set(from.billing_notes);
    let stops: Vec<_> = source.stops.into_iter().map(|stop| fresh_stop(write, copy_id, stop)).collect();
    // Detention belongs to the trip where it occurred.
    let is_agreed =
        |charge: &charge::Model| charge.status != ChargeStatus::Denied && charge.code != ChargeCode::Detention;
    // The program computes its own charge with the price of the copy's week.
    let charges = source.charges.into_iter().filter(is_agreed).filter(|charge| !charge.is_from_program);
    let charges = charges.map(|charge| fresh_charge(write, copy_id, charge)).collect();
    let leg = new_leg(write, &stops)?;
    insert(write, row, stops, leg, charges).await?;
    finish_new(write, copy_id, "load.copied").await
}

fn fresh_stop(write: &Write, load_id: Uuid, stop: stop::Model) -> stop::Model {
    stop::Model {
        id: write.new_id(),
        load_id,
        is_appointment_confirmed: false,
        references: serde_json::json!([]),
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
        ..stop
    }
}

fn fresh_charge(write: &Write, load_id: Uuid, charge: charge::Model) -> charge::Model {
    charge::Model {
        id: write.new_id(),
        load_id,
        status: first_status(charge.code),
        status_before_tonu: None,
        review_reason: None,
        approval_reference: None,
        version: 1,
        created_at: write.now,
        updated_at: write.now,
        ..charge
    }
}
