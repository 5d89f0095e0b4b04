//! A load as the API shows it.

use haul_api::{ApiError, from_json_column, from_nullable_json_column};
use haul_db::{Connection, Fetch};
use haul_entity::{
    Owned,
    loads::{charge, leg, load, stop, stop_event},
    money::{invoice, invoice_line},
    quotes::quote,
};
use haul_types::{DocketNumber, Miles, NamedRef, Quantity, Rate, rate_per_mile};
use sea_orm::{ColumnTrait, QueryFilter, QuerySelect};
use uuid::Uuid;

use super::{
    actions::{allowed_actions, allowed_leg_actions},
    aggregate::{Aggregate, Lookups, full_name},
    billing,
    charge_views::Charge,
    leg_views::{Leg, LegAction, LegDriver},
    stop_views::{Stop, StopEvent, StopFacility},
    views::{BillingBlocker, BillingDecision, Load, LoadInvoice},
};

pub async fn present(db: &impl Connection, aggregate: Aggregate) -> Result<Load, ApiError> {
    let load = std::slice::from_ref(&aggregate.load);
    let found = Lookups::of(db, aggregate.load.company_id, load, &aggregate.stops, &aggregate.legs).await?;
    let allowed_actions = allowed_actions(&aggregate);
    let quote = quote::Entity::owned_by(aggregate.load.company_id)
        .filter(quote::Column::LoadId.eq(aggregate.load.id))
        .fetch_optional(db)
        .await?;
    let invoice = invoice_of(db, &aggregate.load).await?;
    let legs = aggregate.legs.iter().map(|leg| shown_leg(leg, allowed_leg_actions(&aggregate, leg), &found)).collect();
    let Aggregate { load, stops, events, charges, .. } = aggregate;
    let stops = stops.into_iter().map(|row| shown_stop(row, &events, &found)).collect::<Result<_, _>>()?;
    Ok(Load {
        customer: found.customer(load.customer_id),
        timeliness: load.timeliness,
        references: from_json_column(load.references.clone())?,
        broker_contact: from_nullable_json_column(load.broker_contact.clone())?,
        customer_terms: from_nullable_json_column(load.customer_terms.clone())?,
        fuel_program_id: load.fuel_program_id,
        fuel_surcharge: from_nullable_json_column(load.fuel_surcharge.clone())?,
        terminal: found.terminal(load.terminal_id),
        dispatcher: found.user(load.dispatcher_id),
        tags: found.tags(load.id),
        quote: quote.map(|row| NamedRef { id: row.id, name: row.number }),
        stops,
        legs,
        charges: charges.into_iter().map(|row| shown_charge(row, &load.currency)).collect(),
        rate_per_mile: loaded_rate(&load),
        rate_difference_cents: rate_difference(&load),
        billing_blockers: billing_blockers(&load.blocker_codes),
        invoice,
        allowed_actions,
        timeliness_reason: load.timeliness_reason,
        id: load.id,
        number: load.number,
        status: load.status,
        billing_status: load.billing_status,
        billing_decision: load.billing_decided_by.zip(load.billing_decided_at).map(|(decided_by, decided_at)| {
            BillingDecision { decided_by, decided_at, reason: load.billing_reason, exception: load.billing_exception }
        }),
        customer_reference: load.customer_reference,
        priority: load.priority,
        source: load.source,
        authority_docket: load.authority_docket.and_then(|text| DocketNumber::parse(&text).ok()),
        load_kind: load.load_kind,
        equipment: load.equipment,
        length_feet: load.length_feet,
        tarps: load.tarps,
        temperature_fahrenheit: load.temperature_fahrenheit,
        temperature_mode: load.temperature_mode,
        commodity: load.commodity,
        weight_pounds: load.weight_pounds,
        pieces: load.pieces,
        pallets: load.pallets,
        cargo_value_cents: load.cargo_value_cents,
        is_hazmat: load.is_hazmat,
        un_number: load.un_number,
        hazard_class: load.hazard_class,
        shipping_name: load.shipping_name,
        packing_group: load.packing_group,
        seal_number: load.seal_number,
        is_team_required: load.is_team_required,
        is_twic_required: load.is_twic_required,
        loaded_miles: load.loaded_miles_tenths.map(|tenths| Miles::from_tenths(tenths).to_string()),
        empty_miles: load.empty_miles_tenths.map(|tenths| Miles::from_tenths(tenths).to_string()),
        loaded_miles_source: load.loaded_miles_source,
        empty_miles_source: load.empty_miles_source,
        booked_by: load.booked_by,
        notes: load.notes,
        driver_notes: load.driver_notes,
        invoice_notes: load.invoice_notes,
        billing_notes: load.billing_notes,
        total_cents: load.total_cents,
        pending_cents: load.pending_cents,
        rate_confirmation_cents: load.rate_confirmation_cents,
        currency: load.currency,
        is_pod_present: load.is_pod_present,
        is_rate_confirmation_present: load.is_rate_confirmation_present,
        hold_reason: load.hold_reason,
        breakdown_at: load.breakdown_at,
        breakdown_reason: load.breakdown_reason,
        cancelled_reason: load.cancelled_reason,
        delivered_at: load.delivered_at,
        version: load.version,
        created_at: load.created_at,
        updated_at: load.updated_at,
    })
}

/// The invoice that a locked load is on.
async fn invoice_of(db: &impl Connection, load: &load::Model) -> Result<Option<LoadInvoice>, ApiError> {
    if !load.billing_status.is_financially_locked() {
        return Ok(None);
    }
    let line = invoice_line::Entity::owned_by(load.company_id)
        .filter(invoice_line::Column::LoadId.eq(load.id))
        .filter(invoice_line::Column::VoidedAt.is_null())
        .limit(1)
        .fetch_optional(db)
        .await?;
    let Some(line) = line else { return Ok(None) };
    let found = invoice::Entity::find_owned(load.company_id, line.invoice_id).fetch_optional(db).await?;
    Ok(found.map(|row| LoadInvoice { id: row.id, number: row.number, status: row.status }))
}

/// The amount by which the charges exceed the rate confirmation.
pub fn rate_difference(load: &load::Model) -> Option<i64> {
    load.rate_confirmation_cents.map(|confirmed| load.total_cents.saturating_sub(confirmed))
}

/// Total ÷ loaded miles.
pub fn loaded_rate(load: &load::Model) -> Option<String> {
    rate_per_mile(load.total_cents, Miles::from_tenths(load.loaded_miles_tenths?))
}

/// The texts of a load's cached codes.
pub fn billing_blockers(column: &str) -> Vec<BillingBlocker> {
    codes(column).map(|code| BillingBlocker { code: code.to_owned(), message: billing::message(code) }).collect()
}

/// The words of a column that holds several.
pub fn codes(column: &str) -> impl Iterator<Item = &str> {
    column.split(',').filter(|code| !code.is_empty())
}

pub fn shown_stop(row: stop::Model, events: &[stop_event::Model], found: &Lookups) -> Result<Stop, ApiError> {
    let facility =
        found.facilities.get(&row.facility_id).ok_or_else(|| ApiError::internal("a stop without a facility"))?;
    let events = events.iter().filter(|event| event.stop_id == row.id).cloned().map(shown_event).collect();
    let dwell_minutes =
        row.known_arrival().zip(row.known_departure()).map(|(arrived, departed)| (departed - arrived).num_minutes());
    Ok(Stop {
        id: row.id,
        sequence: row.sequence,
        kind: row.kind,
        facility: StopFacility::try_from(facility)?,
        schedule: row.schedule,
        time_zone: row.time_zone,
        earliest_local: row.earliest_local,
        earliest_at: row.earliest_at,
        latest_local: row.latest_local,
        latest_at: row.latest_at,
        ambiguous_time: row.ambiguous_time,
        is_appointment_confirmed: row.is_appointment_confirmed,
        is_drop: row.is_drop,
        references: from_json_column(row.references)?,
        pieces: row.pieces,
        weight_pounds: row.weight_pounds,
        contact: from_nullable_json_column(row.contact)?,
        instructions: row.instructions,
        arrived_at: row.arrived_at,
        checked_in_at: row.checked_in_at,
        docked_at: row.docked_at,
        loaded_at: row.worked_at.filter(|_| row.kind.takes_on()),
        unloaded_at: row.worked_at.filter(|_| row.kind.gives_off()),
        departed_at: row.departed_at,
        late_reason: row.late_reason,
        is_arrival_unconfirmed: row.is_arrival_unconfirmed,
        is_departure_unconfirmed: row.is_departure_unconfirmed,
        due_at: row.due_at,
        eta_at: row.eta_at,
        timeliness: row.timeliness,
        dwell_minutes,
        events,
        version: row.version,
    })
}

fn shown_event(row: stop_event::Model) -> StopEvent {
    StopEvent {
        id: row.id,
        kind: row.kind,
        occurred_at: row.occurred_at,
        source: row.source,
        is_estimated: row.is_estimated,
        doubt: row.doubt,
        confirmed_at: row.confirmed_at,
        confirmed_by: row.confirmed_by,
        note: row.note,
        recorded_by: row.recorded_by,
        recorded_at: row.recorded_at,
        voided_at: row.voided_at,
        void_reason: row.void_reason,
    }
}

fn shown_leg(row: &leg::Model, allowed_actions: Vec<LegAction>, found: &Lookups) -> Leg {
    let driver = |id: Option<Uuid>| {
        found.drivers.get(&id?).map(|row| LegDriver { id: row.id, name: full_name(row), phone: row.phone.clone() })
    };
    Leg {
        id: row.id,
        sequence: row.sequence,
        from_stop_id: row.from_stop_id,
        to_stop_id: row.to_stop_id,
        driver: driver(row.driver_id),
        co_driver: driver(row.co_driver_id),
        truck: found.truck(row.truck_id),
        trailer: found.trailer(row.trailer_id),
        assigned_at: row.assigned_at,
        dispatched_at: row.dispatched_at,
        started_at: row.started_at,
        acknowledgement: row.acknowledgement,
        answered_at: row.answered_at,
        decline_reason: row.decline_reason,
        answer_note: row.answer_note.clone(),
        link_status: row.link_status,
        link_problem: row.link_problem.clone(),
        miles: row.miles_tenths.map(|tenths| Miles::from_tenths(tenths).to_string()),
        miles_source: row.miles_source,
        pay_override_cents: row.pay_override_cents,
        pay_note: row.pay_note.clone(),
        allowed_actions,
        version: row.version,
    }
}

pub fn shown_charge(row: charge::Model, currency: &str) -> Charge {
    Charge {
        id: row.id,
        code: row.code,
        description: row.description,
        approval_reference: row.approval_reference,
        review_reason: row.review_reason,
        basis: row.basis,
        quantity: Quantity::from_thousandths(row.quantity_thousandths).to_string(),
        rate: Rate::from_ten_thousandths(row.rate_ten_thousandths).to_string(),
        follows_miles: row.follows_miles,
        is_from_program: row.is_from_program,
        amount_cents: row.amount_cents,
        currency: currency.to_owned(),
        status: row.status,
        version: row.version,
    }
}
