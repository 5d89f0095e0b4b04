//! A draft's content: checked by the rules of the load it may become, and priced.

use std::collections::HashMap;

use chrono::TimeDelta;
use haul_api::{Invalid, Write, from_json_column, from_nullable_json_column, json_column};
use haul_company::terminals::terminal_refs;
use haul_entity::{loads::load, partners::facility, quotes::quote};
use haul_loads::{
    LoadUpdate, PlannedStop, apply_header, check_charge, check_way, facilities_of, plan_stop, way_between,
};
use haul_types::{Date, Miles, Rate, folded};
use sea_orm::ActiveValue;
use uuid::Uuid;

use crate::{
    pricing::figures::{Basis, Figures, estimate, figures},
    record::{
        error::QuoteError,
        views::{FuelSurcharge, QuoteEstimate, QuoteFreight, QuoteInput},
    },
};

/// How long a spot quote is valid by default: the middle of NMFTA's 24 to 72 hours.
pub const USUAL_VALIDITY: TimeDelta = TimeDelta::hours(48);
/// The source of miles computed by Haul.
pub const ESTIMATE: &str = "estimate";
/// A month: anything longer is a typo.
const MAX_TRANSIT_HOURS: i32 = 720;
/// More than any trip across one country costs.
const MAX_TOLLS_CENTS: i64 = 1_000_000;

/// A draft's content, ready for its rows.
pub struct Content {
    pub input: QuoteInput,
    pub stops: Vec<PlannedStop>,
    pub figures: Figures,
    market_rate: Option<Rate>,
    lane: String,
}

pub async fn checked(write: &Write, mut input: QuoteInput) -> Result<Content, QuoteError> {
    let mut invalid = Invalid::default();
    check_party(&mut input, &mut invalid);
    let (typed, empty) = check_freight(write, &mut input, &mut invalid).await?;
    input.miles_source = input.miles_source.and_then(|text| invalid.optional_text("miles_source", &text, 60));
    input.customer_note = input.customer_note.and_then(|text| invalid.optional_text("customer_note", &text, 4000));
    input.terms = input.terms.and_then(|text| invalid.optional_text("terms", &text, 4000));
    if let Some(cents) = input.tolls_cents {
        invalid.between("tolls_cents", cents, 0, MAX_TOLLS_CENTS);
    }
    if let Some(hours) = input.target_transit_hours {
        invalid.between("target_transit_hours", hours, 1, MAX_TRANSIT_HOURS);
    }
    let market_rate = input.market_rate.as_deref().and_then(|text| invalid.parse("market_rate", Rate::parse(text)));
    let until = *input.valid_until.get_or_insert(write.now + USUAL_VALIDITY);
    invalid.require(until > write.now, "valid_until", "The quote's end must be in the future.");
    let requested_at = *input.requested_at.get_or_insert(write.now);
    invalid.require(requested_at <= write.now, "requested_at", "The request can't be in the future.");

    if let Some(id) = input.terminal_id {
        let found = terminal_refs(write.tx(), write.company_id(), [id]).await?;
        invalid.require(!found.is_empty(), "terminal_id", "There is no such terminal.");
    }
    let facility_ids: Vec<Uuid> = input.stops.iter().map(|stop| stop.facility_id).collect();
    let facilities = facilities_of(write.tx(), write.company_id(), facility_ids).await?;
    let mut stops = Vec::with_capacity(input.stops.len());
    for (index, stop) in std::mem::take(&mut input.stops).into_iter().enumerate() {
        stops.extend(plan_stop(&format!("stops.{index}."), stop, &facilities, &mut invalid)?);
    }
    let mut charges = Vec::with_capacity(input.charges.len());
    for (index, charge) in std::mem::take(&mut input.charges).into_iter().enumerate() {
        charges.extend(check_charge(&format!("charges.{index}."), charge, &mut invalid));
    }
    // Errors of an unreadable stop would only repeat.
    if invalid.is_empty() {
        check_way(&mut invalid, &stops);
    }
    let loaded = settle_miles(&mut input, &stops, typed, &facilities);
    let (fuel_program_id, tolls_cents) = (input.fuel_program_id, input.tolls_cents);
    let basis = Basis { loaded, empty, fuel_program_id, tolls_cents, charges };
    let figures = figures(write.tx(), write.company_id(), basis, &mut invalid).await?;
    invalid.require(
        figures.total_cents > 0 || !invalid.is_empty(),
        "charges",
        "The charges must total more than zero.",
    );
    invalid.finish()?;
    let town =
        |stop: Option<&PlannedStop>| stop.and_then(|stop| facilities.get(&stop.facility_id)).map(facility::Model::town);
    let lane = match (town(stops.first()), town(stops.last())) {
        (Some(from), Some(to)) => format!("{from} → {to}"),
        _ => String::new(),
    };
    Ok(Content { input, stops, figures, market_rate, lane })
}

/// Entered miles stay. Others are estimated from stop to stop, and follow the stops.
fn settle_miles(
    input: &mut QuoteInput,
    stops: &[PlannedStop],
    typed: Option<Miles>,
    facilities: &HashMap<Uuid, facility::Model>,
) -> Option<Miles> {
    let is_estimate = input.miles_source.as_deref() == Some(ESTIMATE);
    if typed.is_some() && !is_estimate {
        return typed;
    }
    let way = way_between(stops.iter().map(|stop| stop.facility_id), input.freight.is_hazmat, facilities);
    let miles = way.map(|way| way.estimated_miles());
    if miles.is_some() || is_estimate {
        input.freight.loaded_miles = miles.map(|miles| miles.to_string());
        input.miles_source = miles.map(|_| ESTIMATE.to_owned());
    }
    miles
}

/// Either a customer, checked by the rules of loads, or a prospect.
fn check_party(input: &mut QuoteInput, invalid: &mut Invalid) {
    input.prospect_name =
        input.prospect_name.take().and_then(|text| invalid.optional_text("prospect_name", &text, 120));
    match (input.customer_id, &input.prospect_name) {
        (None, None) => invalid.push("customer_id", "Choose a customer, or name the prospect."),
        (Some(_), Some(_)) => invalid.push("prospect_name", "Give a customer or a prospect, not both."),
        _ => {}
    }
}

/// Lets the rules of loads parse the freight, and takes the result.
async fn check_freight(
    write: &Write,
    input: &mut QuoteInput,
    invalid: &mut Invalid,
) -> Result<(Option<Miles>, Option<Miles>), QuoteError> {
    let mut row = load::ActiveModel::default();
    let header = LoadUpdate { customer_id: input.customer_id, ..LoadUpdate::from(&input.freight) };
    apply_header(write, &mut row, header, invalid).await?;
    let (loaded, empty) = (taken(row.loaded_miles_tenths), taken(row.empty_miles_tenths));
    let (loaded, empty) = (loaded.map(Miles::from_tenths), empty.map(Miles::from_tenths));
    input.freight = QuoteFreight {
        customer_reference: taken(row.customer_reference),
        references: row.references.take().map(from_json_column).transpose()?.unwrap_or_default(),
        broker_contact: from_nullable_json_column(taken(row.broker_contact))?,
        load_kind: input.freight.load_kind,
        equipment: input.freight.equipment,
        length_feet: taken(row.length_feet),
        tarps: taken(row.tarps),
        temperature_fahrenheit: taken(row.temperature_fahrenheit),
        temperature_mode: taken(row.temperature_mode),
        commodity: taken(row.commodity),
        weight_pounds: taken(row.weight_pounds),
        pieces: taken(row.pieces),
        pallets: taken(row.pallets),
        cargo_value_cents: taken(row.cargo_value_cents),
        is_hazmat: input.freight.is_hazmat,
        un_number: taken(row.un_number),
        hazard_class: taken(row.hazard_class),
        is_team_required: input.freight.is_team_required,
        is_twic_required: input.freight.is_twic_required,
        loaded_miles: loaded.map(|miles| miles.to_string()),
        empty_miles: empty.map(|miles| miles.to_string()),
        notes: taken(row.notes),
    };
    Ok((loaded, empty))
}

fn taken<T>(mut column: ActiveValue<Option<T>>) -> Option<T>
where
    Option<T>: Into<sea_orm::Value>,
{
    column.take().flatten()
}

impl From<&QuoteFreight> for LoadUpdate {
    fn from(freight: &QuoteFreight) -> Self {
        let freight = freight.clone();
        Self {
            customer_reference: freight.customer_reference.into(),
            references: Some(freight.references),
            broker_contact: freight.broker_contact.into(),
            load_kind: Some(freight.load_kind),
            equipment: Some(freight.equipment),
            length_feet: freight.length_feet.into(),
            tarps: freight.tarps.into(),
            temperature_fahrenheit: freight.temperature_fahrenheit.into(),
            temperature_mode: freight.temperature_mode.into(),
            commodity: freight.commodity.into(),
            weight_pounds: freight.weight_pounds.into(),
            pieces: freight.pieces.into(),
            pallets: freight.pallets.into(),
            cargo_value_cents: freight.cargo_value_cents.into(),
            is_hazmat: Some(freight.is_hazmat),
            un_number: freight.un_number.into(),
            hazard_class: freight.hazard_class.into(),
            is_team_required: Some(freight.is_team_required),
            is_twic_required: Some(freight.is_twic_required),
            loaded_miles: freight.loaded_miles.into(),
            empty_miles: freight.empty_miles.into(),
            notes: freight.notes.into(),
            ..Self::default()
        }
    }
}

impl Content {
    /// Writes the content to a quote's row; the quote's status is not changed.
    pub fn fill(&self, row: &mut quote::Model) {
        let input = &self.input;
        row.kind = input.kind;
        row.customer_id = input.customer_id;
        row.prospect_name_folded = input.prospect_name.as_deref().map(folded);
        row.prospect_name = input.prospect_name.clone();
        row.freight = json_column(&input.freight);
        row.equipment = input.freight.equipment;
        row.miles_source = input.miles_source.clone();
        row.fuel_program_id = input.fuel_program_id;
        put_fuel(row, self.figures.fuel_surcharge.as_ref());
        row.terminal_id = input.terminal_id;
        row.tolls_cents = input.tolls_cents;
        row.market_rate_ten_thousandths = self.market_rate.map(Rate::value);
        row.customer_note = input.customer_note.clone();
        row.terms = input.terms.clone();
        row.target_transit_hours = input.target_transit_hours;
        row.total_cents = self.figures.total_cents;
        put_estimate(row, self.figures.estimate.as_ref());
        row.lane_folded = folded(&self.lane);
        row.lane = self.lane.clone();
        row.stop_count = i32::try_from(self.stops.len()).unwrap_or(i32::MAX);
        row.requested_at = input.requested_at.unwrap_or(row.requested_at);
        row.valid_until = input.valid_until.unwrap_or(row.valid_until);
        if let (Some(first), Some(last)) = (self.stops.first(), self.stops.last()) {
            row.pickup_at = first.earliest_at;
            row.pickup_on = day_of(first);
            row.origin_facility_id = first.facility_id;
            row.delivery_at = last.earliest_at;
            row.destination_facility_id = last.facility_id;
        }
    }
}

/// The local day of a stop.
fn day_of(stop: &PlannedStop) -> Date {
    let local = stop.earliest_local.get(..10).and_then(|day| day.parse().ok());
    local.unwrap_or_else(|| stop.earliest_at.date())
}

/// Recalculates a quote's estimate with today's costs.
pub async fn refresh_estimate(write: &Write, row: &mut quote::Model) -> Result<(), QuoteError> {
    let freight: QuoteFreight = from_json_column(row.freight.clone())?;
    let parse = |text: Option<String>| text.and_then(|text| Miles::parse(&text).ok());
    let (loaded, empty) = (parse(freight.loaded_miles), parse(freight.empty_miles));
    let (total_cents, tolls_cents) = (row.total_cents, row.tolls_cents);
    let estimate = estimate(write.tx(), write.company_id(), total_cents, loaded, empty, tolls_cents).await?;
    put_estimate(row, estimate.as_ref());
    Ok(())
}

/// Puts new figures beside the content, which stays.
pub fn put_figures(row: &mut quote::Model, figures: &Figures) {
    put_fuel(row, figures.fuel_surcharge.as_ref());
    row.total_cents = figures.total_cents;
    put_estimate(row, figures.estimate.as_ref());
}

fn put_fuel(row: &mut quote::Model, surcharge: Option<&FuelSurcharge>) {
    row.fuel_surcharge = surcharge.map(json_column);
    row.fuel_week_on = surcharge.map(|surcharge| surcharge.week_on);
}

fn put_estimate(row: &mut quote::Model, estimate: Option<&QuoteEstimate>) {
    row.estimate = estimate.map(json_column);
    row.margin_cents = estimate.map(|estimate| estimate.margin_cents);
    row.is_below_floor = estimate.is_some_and(|estimate| estimate.is_below_floor);
}
