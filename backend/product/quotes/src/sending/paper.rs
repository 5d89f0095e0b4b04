//! A quote as a PDF: for the office, for the customer's page, and attached to the mail.
//!
//! It shows only what the customer may know. Costs, margin, market rates and internal notes are left out.

use chrono_tz::Tz;
use haul_api::{ApiError, AppContext};
use haul_company::company::{self, Company};
use haul_db::Scope;
use haul_loads::documents::DocumentLink;
use haul_papers::{
    Fact, facts, link, render, sheet,
    words::{agreed, count, day, moment, phone, phrase, rate, shortened},
};
use haul_types::{QuoteStatus, dollars};
use serde_json::{Value, json};
use uuid::Uuid;

use crate::{
    drafting::ops,
    record::{
        error::QuoteError,
        views::{FuelSurcharge, Quote, QuoteCharge, QuoteStop},
    },
};

/// Renders the quote as it is now, without the link that only its customer has.
pub async fn print(ctx: &AppContext, company_id: Uuid, id: Uuid, is_inline: bool) -> Result<DocumentLink, QuoteError> {
    let db = ctx.db.scoped(Scope::Company(company_id));
    let quote = ops::read(&db, company_id, id, ctx.now()).await?;
    open(ctx, company_id, &quote, None, is_inline).await
}

/// Renders the quote and returns a link to the file.
pub async fn open(
    ctx: &AppContext,
    company_id: Uuid,
    quote: &Quote,
    answer: Option<&str>,
    is_inline: bool,
) -> Result<DocumentLink, QuoteError> {
    let blob_id = set(ctx, company_id, quote, answer).await?;
    Ok(link(ctx, company_id, blob_id, file_name(quote), is_inline)?)
}

/// Renders the quote; `answer` is where its customer accepts or declines.
async fn set(ctx: &AppContext, company_id: Uuid, quote: &Quote, answer: Option<&str>) -> Result<Uuid, QuoteError> {
    let db = ctx.db.scoped(Scope::Company(company_id));
    let company = company::read(&db, &*ctx.sealing, company_id).await.map_err(ApiError::from)?;
    let body = words(quote, answer, zone_of(quote, &company));
    Ok(render(ctx, company_id, "quote", &sheet(&company, "Quote", &quote.number, ctx.now(), body)).await?)
}

/// Like [`set`], for a quote being sent.
pub async fn set_as_sent(
    ctx: &AppContext,
    company_id: Uuid,
    mut quote: Quote,
    answer: &str,
) -> Result<Uuid, QuoteError> {
    quote.status = QuoteStatus::Sent;
    quote.sent_at = quote.sent_at.or(Some(ctx.now()));
    set(ctx, company_id, &quote, Some(answer)).await
}

pub fn file_name(quote: &Quote) -> String {
    format!("Quote {}.pdf", quote.number)
}

/// The first stop's zone, which the customer knows.
fn zone_of(quote: &Quote, company: &Company) -> Tz {
    let first = quote.stops.first().map(|stop| stop.time_zone.as_str());
    first.unwrap_or(&company.time_zone).parse().unwrap_or(Tz::UTC)
}

/// For the template `quote`.
fn words(quote: &Quote, answer: Option<&str>, zone: Tz) -> Value {
    json!({
        "standing": standing(quote, zone),
        "for": customer(quote),
        "offer": {
            "amount": format!("{} {}", dollars(quote.total_cents), quote.currency),
            "lines": [format!("Valid until {}", moment(quote.valid_until, zone))],
        },
        "facts": about(quote, zone),
        "stops": quote.stops.iter().map(stop).collect::<Vec<_>>(),
        "charges": quote.charges.iter().map(charge).collect::<Vec<_>>(),
        "total": dollars(quote.total_cents),
        "fuel": quote.fuel_surcharge.as_ref().map(fuel).unwrap_or_default(),
        "note": quote.customer_note,
        "terms": quote.terms,
        "answer": answer.unwrap_or_default(),
    })
}

/// A notice above the figures; none while the quote can be answered.
fn standing(quote: &Quote, zone: Tz) -> String {
    let accepted = || {
        let by = quote.accepted_by.as_ref().map(|name| format!(" by {name}")).unwrap_or_default();
        let on = quote.closed_at.map(|at| format!(" on {}", day(at, zone))).unwrap_or_default();
        format!("Accepted{by}{on}.")
    };
    match quote.status {
        QuoteStatus::Draft | QuoteStatus::PendingApproval | QuoteStatus::Approved => {
            "A draft: it has not been offered.".to_owned()
        }
        QuoteStatus::Sent | QuoteStatus::Viewed => String::new(),
        QuoteStatus::Accepted | QuoteStatus::Converted => accepted(),
        QuoteStatus::Declined => "Declined by the customer.".to_owned(),
        QuoteStatus::Lost | QuoteStatus::Expired | QuoteStatus::Withdrawn => "No longer offered.".to_owned(),
        QuoteStatus::Superseded => "Replaced by a newer version.".to_owned(),
    }
}

fn customer(quote: &Quote) -> Value {
    let contact = quote.freight.broker_contact.as_ref();
    let reach = contact.map(|it| [Some(it.name.clone()), it.phone.as_deref().map(phone), it.email.clone()]);
    let name = quote.customer.as_ref().map(|it| it.name.clone()).or(quote.prospect_name.clone());
    json!({
        "name": name.unwrap_or_default(),
        "lines": reach.into_iter().flatten().flatten().collect::<Vec<_>>(),
    })
}

fn about(quote: &Quote, zone: Tz) -> Vec<Fact> {
    let freight = &quote.freight;
    let degrees = freight.temperature_fahrenheit.map(|degrees| format!("{degrees} °F"));
    let temperature = degrees.map(|degrees| match freight.temperature_mode {
        Some(mode) => format!("{degrees}, {}", mode.as_str()),
        None => degrees,
    });
    let hazmat = [freight.un_number.clone(), freight.hazard_class.clone()].into_iter().flatten();
    facts([
        ("Date", Some(day(quote.sent_at.unwrap_or(quote.updated_at), zone))),
        ("Kind", Some(phrase(quote.kind.as_str()))),
        ("Your load number", freight.customer_reference.clone()),
        ("Equipment", Some(phrase(freight.equipment.as_str()))),
        ("Load", Some(phrase(freight.load_kind.as_str()))),
        ("Commodity", freight.commodity.clone()),
        ("Weight", freight.weight_pounds.map(|pounds| format!("{} lb", count(pounds)))),
        ("Pieces", freight.pieces.map(count)),
        ("Pallets", freight.pallets.map(count)),
        ("Length", freight.length_feet.map(|feet| format!("{} ft", count(feet)))),
        ("Tarps", freight.tarps.map(|tarps| phrase(tarps.as_str()))),
        ("Temperature", temperature),
        ("Hazardous material", freight.is_hazmat.then(|| hazmat.collect::<Vec<_>>().join(", "))),
        ("Drivers", freight.is_team_required.then(|| "Team".to_owned())),
        ("TWIC", freight.is_twic_required.then(|| "Required".to_owned())),
        ("Miles", freight.loaded_miles.as_deref().map(|miles| shortened(miles, 0))),
        ("Transit time", quote.target_transit_hours.map(|hours| format!("{hours} hours"))),
        ("Offered by", Some(quote.created_by.clone())),
    ])
}

fn stop(stop: &QuoteStop) -> Value {
    let zone = stop.time_zone.parse().unwrap_or(Tz::UTC);
    let times = (stop.earliest_at, stop.latest_at);
    json!({
        "label": format!("{} · {}", stop.sequence, phrase(stop.kind.as_str())),
        "name": stop.facility.name,
        "lines": [stop.facility.address.town()],
        "when": agreed(stop.schedule, stop.is_appointment_confirmed, times, zone),
    })
}

fn charge(charge: &QuoteCharge) -> Value {
    let label = match &charge.description {
        Some(description) => format!("{}: {description}", phrase(charge.code.as_str())),
        None => phrase(charge.code.as_str()),
    };
    json!({
        "label": label,
        "rate": rate(charge.basis, &charge.quantity, &charge.rate),
        "amount": dollars(charge.amount_cents),
    })
}

/// How the surcharge was calculated, so that the customer can check it.
fn fuel(surcharge: &FuelSurcharge) -> String {
    let dollars = |text: &str, places| format!("${}", shortened(text, places));
    format!(
        "The fuel surcharge is {} a mile: diesel cost {} a gallon the week of {} ({}), and the line haul covers {}.",
        dollars(&surcharge.rate, 2),
        dollars(&surcharge.price, 3),
        surcharge.week_on.words(),
        surcharge.region.title(),
        dollars(&surcharge.peg, 2),
    )
}
