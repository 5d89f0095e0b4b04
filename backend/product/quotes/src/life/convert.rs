//! From an accepted quote to a load, by the rules of loads.

use haul_api::{Clearable, Write, from_json_column, from_nullable_json_column};
use haul_entity::quotes::{quote_charge, quote_stop};
use haul_loads::{ChargeInput, Load, LoadCreate, StopInput};
use haul_types::{NamedRef, Quantity, Rate};
use uuid::Uuid;

use super::ops::step;
use crate::{
    drafting::{content::ESTIMATE, editing::open_for, rows::Rows},
    record::{action_views::QuoteConvert, error::QuoteError, status::QuoteAction, views::QuoteFreight},
};

pub async fn convert(write: &mut Write, id: Uuid, input: QuoteConvert) -> Result<Load, QuoteError> {
    let mut editing = open_for(write, id, Some(input.version), QuoteAction::Convert).await?;
    let customer_id = editing.rows.quote.customer_id.or(input.customer_id).ok_or(QuoteError::NeedsCustomer)?;
    let mut body = load_of(&editing.rows, customer_id)?;
    body.customer_reference = input.customer_reference.or(body.customer_reference);
    body.accepts_duplicate_reference = input.accepts_duplicate_reference;
    body.accepts_credit_risk = input.accepts_credit_risk;
    let agreed_by = format!("Quote {}", editing.rows.quote.number);
    let mut load = haul_loads::create_agreed(write, body, Some(agreed_by)).await?;
    let quote = &mut editing.rows.quote;
    quote.load_id = Some(load.id);
    if quote.customer_id.is_none() {
        // The prospect has become a customer.
        quote.customer_id = Some(customer_id);
        quote.prospect_name = None;
        quote.prospect_name_folded = None;
    }
    load.quote = Some(NamedRef { id: quote.id, name: quote.number.clone() });
    step(editing, QuoteAction::Convert).finish(write, "quote.converted").await?;
    Ok(load)
}

/// Every field of the quote, as a booking form would send it.
fn load_of(rows: &Rows, customer_id: Uuid) -> Result<LoadCreate, QuoteError> {
    let freight: QuoteFreight = from_json_column(rows.quote.freight.clone())?;
    let is_estimate = rows.quote.miles_source.as_deref() == Some(ESTIMATE);
    Ok(LoadCreate {
        customer_id,
        customer_reference: freight.customer_reference,
        references: freight.references,
        broker_contact: freight.broker_contact,
        priority: None,
        authority_docket: None,
        load_kind: freight.load_kind,
        equipment: freight.equipment,
        length_feet: freight.length_feet,
        tarps: freight.tarps,
        temperature_fahrenheit: freight.temperature_fahrenheit,
        temperature_mode: freight.temperature_mode,
        commodity: freight.commodity,
        weight_pounds: freight.weight_pounds,
        pieces: freight.pieces,
        pallets: freight.pallets,
        cargo_value_cents: freight.cargo_value_cents,
        is_hazmat: freight.is_hazmat,
        un_number: freight.un_number,
        hazard_class: freight.hazard_class,
        shipping_name: None,
        packing_group: None,
        driver_notes: None,
        customer_terms: None,
        // The customer agreed to the quote's own surcharge.
        fuel_program_id: Clearable::Clear,
        invoice_notes: None,
        billing_notes: None,
        seal_number: None,
        is_team_required: freight.is_team_required,
        is_twic_required: freight.is_twic_required,
        // From here on an estimate belongs to the load: it follows the stops, and a routing provider may replace it.
        loaded_miles: freight.loaded_miles.filter(|_| !is_estimate),
        empty_miles: freight.empty_miles,
        rate_confirmation_cents: None,
        terminal_id: rows.quote.terminal_id,
        dispatcher_id: None,
        notes: freight.notes,
        is_draft: false,
        accepts_duplicate_reference: false,
        accepts_credit_risk: false,
        stops: rows.stops.iter().cloned().map(stop_input).collect::<Result<_, _>>()?,
        charges: rows.charges.iter().cloned().map(charge_input).collect(),
    })
}

fn stop_input(row: quote_stop::Model) -> Result<StopInput, QuoteError> {
    Ok(StopInput {
        kind: row.kind,
        facility_id: row.facility_id,
        schedule: row.schedule,
        earliest_local: row.earliest_local,
        latest_local: row.latest_local,
        ambiguous_time: row.ambiguous_time,
        is_appointment_confirmed: row.is_appointment_confirmed,
        is_drop: row.is_drop,
        references: from_json_column(row.references)?,
        pieces: row.pieces,
        weight_pounds: row.weight_pounds,
        contact: from_nullable_json_column(row.contact)?,
        instructions: row.instructions,
    })
}

fn charge_input(row: quote_charge::Model) -> ChargeInput {
    ChargeInput {
        code: row.code,
        description: row.description,
        basis: row.basis,
        quantity: Some(Quantity::from_thousandths(row.quantity_thousandths).to_string()),
        rate: Rate::from_ten_thousandths(row.rate_ten_thousandths).to_string(),
    }
}
