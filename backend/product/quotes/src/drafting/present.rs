//! A quote as the API shows it.

use std::collections::HashMap;

use haul_api::{ApiError, from_json_column, from_nullable_json_column};
use haul_company::terminals::terminal_refs;
use haul_db::{Connection, Fetch};
use haul_entity::{
    Owned,
    loads::load,
    partners::{customer, facility},
    quotes::{quote, quote_charge, quote_stop},
};
use haul_loads::{Credit, StopFacility, facilities_of, watched_credit_of};
use haul_types::{Miles, NamedRef, Quantity, QuoteStatus, Rate, Timestamp, rate_per_mile};
use sea_orm::{ColumnTrait, QueryFilter, QueryOrder};
use uuid::Uuid;

use super::{outcome::outcome_of, rows::Rows};
use crate::{
    pricing::figures::{Concerns, warnings},
    record::{
        status::{Facts, allowed_actions},
        views::{Quote, QuoteCharge, QuoteEstimate, QuoteFreight, QuoteStop, QuoteVersion},
    },
};

pub async fn present(db: &impl Connection, rows: Rows, now: Timestamp) -> Result<Quote, ApiError> {
    let Rows { quote, stops, charges } = rows;
    let company_id = quote.company_id;
    let customer = match quote.customer_id {
        Some(id) => customer::Entity::find_owned(company_id, id).fetch_optional(db).await?,
        None => None,
    };
    let load = match quote.load_id {
        Some(id) => load::Entity::find_owned(company_id, id).fetch_optional(db).await?,
        None => None,
    };
    let terminal = terminal_refs(db, company_id, quote.terminal_id).await?.into_values().next();
    let facilities = facilities_of(db, company_id, stops.iter().map(|stop| stop.facility_id).collect()).await?;
    let versions = quote::Entity::owned_by(company_id)
        .filter(quote::Column::NumberSequence.eq(quote.number_sequence))
        .order_by_desc(quote::Column::Revision)
        .fetch_all(db)
        .await?;
    let freight: QuoteFreight = from_json_column(quote.freight.clone())?;
    let estimate: Option<QuoteEstimate> = from_nullable_json_column(quote.estimate.clone())?;
    let (loaded, all) = miles_of(&freight);
    let outcome = match &load {
        Some(load) => outcome_of(db, &quote, load, estimate.as_ref()).await?,
        None => None,
    };
    let credit = match customer.as_ref().filter(|_| is_open(quote.status)) {
        Some(customer) => watched_credit_of(db, customer).await?.map(|credit| credit.with(quote.total_cents)),
        None => None,
    };
    Ok(Quote {
        warnings: if is_open(quote.status) {
            warnings(concerns(&quote, credit.as_ref(), estimate.as_ref()), now)
        } else {
            Vec::new()
        },
        allowed_actions: allowed_actions(quote.status, facts(&quote, now)),
        customer: customer.map(|row| NamedRef { id: row.id, name: row.name }),
        outcome,
        load: load.map(|row| NamedRef { id: row.id, name: row.number }),
        stops: stops.into_iter().map(|row| shown_stop(row, &facilities)).collect::<Result<_, _>>()?,
        charges: charges.into_iter().map(|row| shown_charge(row, &quote.currency)).collect(),
        versions: versions.into_iter().map(shown_version).collect(),
        rate_per_mile: loaded.and_then(|miles| rate_per_mile(quote.total_cents, miles)),
        rate_per_mile_all: all.and_then(|miles| rate_per_mile(quote.total_cents, miles)),
        market_rate: quote.market_rate_ten_thousandths.map(|rate| Rate::from_ten_thousandths(rate).to_string()),
        fuel_surcharge: from_nullable_json_column(quote.fuel_surcharge)?,
        freight,
        estimate,
        id: quote.id,
        number: quote.number,
        revision: quote.revision,
        status: quote.status,
        kind: quote.kind,
        prospect_name: quote.prospect_name,
        miles_source: quote.miles_source,
        fuel_program_id: quote.fuel_program_id,
        terminal,
        total_cents: quote.total_cents,
        currency: quote.currency,
        tolls_cents: quote.tolls_cents,
        customer_note: quote.customer_note,
        terms: quote.terms,
        target_transit_hours: quote.target_transit_hours,
        requested_at: quote.requested_at,
        valid_until: quote.valid_until,
        approved_by: quote.approved_by,
        approved_at: quote.approved_at,
        sent_at: quote.sent_at,
        sent_to: quote.sent_to,
        viewed_at: quote.viewed_at,
        closed_at: quote.closed_at,
        accepted_by: quote.accepted_by,
        accepted_by_email: quote.accepted_by_email,
        closed_reason: quote.closed_reason,
        loss_reason: quote.loss_reason,
        competitor: quote.competitor,
        price_gap_cents: quote.price_gap_cents,
        created_by: quote.created_by,
        version: quote.version,
        created_at: quote.created_at,
        updated_at: quote.updated_at,
    })
}

/// The facts for the state machine.
pub fn facts(quote: &quote::Model, now: Timestamp) -> Facts {
    Facts {
        is_below_floor: quote.is_below_floor,
        is_past_validity: quote.valid_until <= now,
        has_fuel_program: quote.fuel_program_id.is_some(),
    }
}

/// Loaded miles and all miles.
pub fn miles_of(freight: &QuoteFreight) -> (Option<Miles>, Option<Miles>) {
    let parse = |text: &Option<String>| text.as_deref().and_then(|text| Miles::parse(text).ok());
    let (loaded, empty) = (parse(&freight.loaded_miles), parse(&freight.empty_miles));
    let all = loaded.map(|loaded| Miles::from_tenths(loaded.value() + empty.unwrap_or_default().value()));
    (loaded, all)
}

/// Whether warnings are still useful.
fn is_open(status: QuoteStatus) -> bool {
    use QuoteStatus::{Accepted, Approved, Draft, PendingApproval, Sent, Viewed};
    matches!(status, Draft | PendingApproval | Approved | Sent | Viewed | Accepted)
}

fn concerns<'a>(quote: &quote::Model, credit: Option<&'a Credit>, estimate: Option<&'a QuoteEstimate>) -> Concerns<'a> {
    let from = quote.sent_at.unwrap_or(quote.updated_at);
    Concerns {
        credit,
        estimate,
        validity: Some((quote.kind, from, quote.valid_until)),
        pickup_at: Some(quote.pickup_at),
        transit: quote.target_transit_hours.map(|hours| (hours, quote.delivery_at - quote.pickup_at)),
    }
}

fn shown_stop(row: quote_stop::Model, facilities: &HashMap<Uuid, facility::Model>) -> Result<QuoteStop, ApiError> {
    let facility = facilities.get(&row.facility_id).ok_or_else(|| ApiError::internal("a stop without a facility"))?;
    Ok(QuoteStop {
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
    })
}

fn shown_charge(row: quote_charge::Model, currency: &str) -> QuoteCharge {
    QuoteCharge {
        id: row.id,
        code: row.code,
        description: row.description,
        basis: row.basis,
        quantity: Quantity::from_thousandths(row.quantity_thousandths).to_string(),
        rate: Rate::from_ten_thousandths(row.rate_ten_thousandths).to_string(),
        amount_cents: row.amount_cents,
        currency: currency.to_owned(),
        is_from_program: row.is_from_program,
    }
}

fn shown_version(row: quote::Model) -> QuoteVersion {
    QuoteVersion {
        id: row.id,
        number: row.number,
        revision: row.revision,
        status: row.status,
        total_cents: row.total_cents,
        currency: row.currency,
        created_at: row.created_at,
    }
}
