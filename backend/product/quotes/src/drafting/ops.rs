//! Reading, creating, changing, revising and duplicating quotes.

use haul_api::{Invalid, Write, authz::ActorKind};
use haul_db::{Db, Fetch};
use haul_entity::{Owned, partners::customer, quotes::quote};
use haul_loads::{check_charge, facilities_of, watched_credit_of, way_between};
use haul_types::{Equipment, Miles, NumberKind, QuoteKind, QuoteStatus, Timestamp, rate_per_mile};
use sea_orm::{ColumnTrait, QueryFilter, QueryOrder};
use uuid::Uuid;

use super::{
    content::{USUAL_VALIDITY, checked},
    editing::{finish_copy, finish_new, open_for},
    present::present,
    rows::Rows,
};
use crate::{
    pricing::figures::{Basis, Concerns, figures, warnings},
    record::{
        error::QuoteError,
        list_views::{QuotePreview, QuotePreviewInput},
        status::QuoteAction,
        views::{Quote, QuoteInput, QuoteReplace},
    },
};

pub async fn read(db: &Db, company_id: Uuid, id: Uuid, now: Timestamp) -> Result<Quote, QuoteError> {
    let rows = Rows::read(db, company_id, id, false).await?.ok_or(QuoteError::NotFound)?;
    Ok(present(db, rows, now).await?)
}

pub async fn create(write: &mut Write, input: QuoteInput) -> Result<Quote, QuoteError> {
    let content = checked(write, input).await?;
    let mut quote = blank(write);
    content.fill(&mut quote);
    quote.terminal_id = quote.terminal_id.or(write.actor.home_terminal());
    number(write, &mut quote).await?;
    let rows = Rows::made(write, quote, content);
    finish_new(write, rows).await
}

pub async fn replace(write: &mut Write, id: Uuid, change: QuoteReplace) -> Result<Quote, QuoteError> {
    let mut editing = open_for(write, id, Some(change.version), QuoteAction::Edit).await?;
    let mut input = change.input;
    input.requested_at = input.requested_at.or(Some(editing.rows.quote.requested_at));
    let content = checked(write, input).await?;
    let mut quote = editing.rows.quote.clone();
    content.fill(&mut quote);
    editing.rows = Rows::made(write, quote, content);
    editing.finish_all(write, "quote.updated").await
}

/// The figures of a quote being prepared. Nothing is written.
pub async fn preview(
    db: &Db,
    company_id: Uuid,
    input: QuotePreviewInput,
    now: Timestamp,
) -> Result<QuotePreview, QuoteError> {
    let mut invalid = Invalid::default();
    let miles = |invalid: &mut Invalid, path: &str, text: Option<String>| {
        text.and_then(|text| invalid.parse(path, Miles::parse(&text)))
    };
    let typed = miles(&mut invalid, "loaded_miles", input.loaded_miles);
    let empty = miles(&mut invalid, "empty_miles", input.empty_miles);
    let mut charges = Vec::with_capacity(input.charges.len());
    for (index, charge) in input.charges.into_iter().enumerate() {
        charges.extend(check_charge(&format!("charges.{index}."), charge, &mut invalid));
    }
    invalid.finish()?;
    let loaded = match typed {
        Some(miles) => Some(miles),
        None => {
            let facilities = facilities_of(db, company_id, input.facility_ids.clone()).await?;
            let way = way_between(input.facility_ids, input.is_hazmat, &facilities);
            way.filter(|way| way.points.len() > 1).map(|way| way.estimated_miles())
        }
    };
    // Without miles the surcharge is not known yet.
    let fuel_program_id = input.fuel_program_id.filter(|_| loaded.is_some());
    let basis = Basis { loaded, empty, fuel_program_id, tolls_cents: input.tolls_cents, charges };
    let mut invalid = Invalid::default();
    let figures = figures(db, company_id, basis, &mut invalid).await?;
    invalid.finish()?;
    let customer = match input.customer_id {
        Some(id) => customer::Entity::find_owned(company_id, id).fetch_optional(db).await?,
        None => None,
    };
    let credit = match &customer {
        Some(customer) => watched_credit_of(db, customer).await?.map(|credit| credit.with(figures.total_cents)),
        None => None,
    };
    let concerns = Concerns { credit: credit.as_ref(), estimate: figures.estimate.as_ref(), ..Concerns::default() };
    let all = loaded.map(|loaded| Miles::from_tenths(loaded.value() + empty.unwrap_or_default().value()));
    let own = figures.charges.iter().filter(|priced| !priced.is_from_program);
    Ok(QuotePreview {
        loaded_miles: loaded.map(|miles| miles.to_string()),
        warnings: warnings(concerns, now),
        amounts_cents: own.map(|priced| priced.amount_cents).collect(),
        rate_per_mile: loaded.and_then(|miles| rate_per_mile(figures.total_cents, miles)),
        rate_per_mile_all: all.and_then(|miles| rate_per_mile(figures.total_cents, miles)),
        fuel_surcharge: figures.fuel_surcharge,
        total_cents: figures.total_cents,
        currency: CURRENCY.to_owned(),
        estimate: figures.estimate,
    })
}

/// A new version that replaces this one. The customer's links to the old one say so.
pub async fn revise(write: &mut Write, id: Uuid, version: i32) -> Result<Quote, QuoteError> {
    let mut editing = open_for(write, id, Some(version), QuoteAction::Revise).await?;
    let before = editing.rows.clone();
    editing.rows.quote.status = QuoteAction::Revise.outcome(before.quote.status);
    editing.rows.quote.closed_at = Some(write.now);
    editing.finish(write, "quote.superseded").await?;
    let mut quote = fresh(write, &before.quote);
    quote.number_sequence = before.quote.number_sequence;
    quote.revision = last_revision(write, before.quote.number_sequence).await? + 1;
    quote.number = number_of_revision(&before.quote, quote.revision);
    quote.requested_at = before.quote.requested_at;
    let rows = before.clone().copied(write, quote);
    finish_copy(write, rows, before, "quote.revised").await
}

/// A separate quote with the same customer, stops and charges.
pub async fn duplicate(write: &mut Write, id: Uuid) -> Result<Quote, QuoteError> {
    let source = Rows::read(write.tx(), write.company_id(), id, false).await?.ok_or(QuoteError::NotFound)?;
    let mut quote = fresh(write, &source.quote);
    number(write, &mut quote).await?;
    let rows = source.clone().copied(write, quote);
    finish_copy(write, rows, source, "quote.duplicated").await
}

const CURRENCY: &str = "USD";

async fn number(write: &Write, quote: &mut quote::Model) -> Result<(), QuoteError> {
    let number = write.next_number(NumberKind::Quote).await?;
    quote.number_sequence = number.sequence;
    quote.number = number.text;
    Ok(())
}

/// The first version's number has no suffix; later ones keep its number even if the format has changed.
fn number_of_revision(before: &quote::Model, revision: i32) -> String {
    let number = before.number.as_str();
    let suffix = format!("-{}", before.revision);
    let first = if before.revision > 1 { number.strip_suffix(&suffix).unwrap_or(number) } else { number };
    format!("{first}-{revision}")
}

async fn last_revision(write: &Write, sequence: i64) -> Result<i32, QuoteError> {
    let last = quote::Entity::owned_by(write.company_id())
        .filter(quote::Column::NumberSequence.eq(sequence))
        .order_by_desc(quote::Column::Revision)
        .fetch_optional(write.tx())
        .await?;
    Ok(last.map_or(0, |row| row.revision))
}

/// A draft with the content of another quote and none of its history.
fn fresh(write: &Write, from: &quote::Model) -> quote::Model {
    let blank = blank(write);
    quote::Model {
        id: blank.id,
        number: blank.number,
        number_sequence: blank.number_sequence,
        revision: blank.revision,
        status: blank.status,
        requested_at: blank.requested_at,
        valid_until: blank.valid_until,
        approved_by: None,
        approved_at: None,
        sent_at: None,
        sent_to: None,
        viewed_at: None,
        closed_at: None,
        accepted_by: None,
        accepted_by_email: None,
        closed_reason: None,
        loss_reason: None,
        competitor: None,
        price_gap_cents: None,
        load_id: None,
        created_by_id: blank.created_by_id,
        created_by: blank.created_by,
        version: blank.version,
        created_at: blank.created_at,
        updated_at: blank.updated_at,
        ..from.clone()
    }
}

/// An empty draft.
fn blank(write: &Write) -> quote::Model {
    quote::Model {
        id: write.new_id(),
        company_id: write.company_id(),
        number: String::new(),
        number_sequence: 0,
        revision: 1,
        status: QuoteStatus::Draft,
        kind: QuoteKind::Spot,
        customer_id: None,
        prospect_name: None,
        prospect_name_folded: None,
        freight: serde_json::Value::Null,
        equipment: Equipment::DryVan,
        miles_source: None,
        fuel_program_id: None,
        fuel_surcharge: None,
        fuel_week_on: None,
        tolls_cents: None,
        market_rate_ten_thousandths: None,
        customer_note: None,
        terms: None,
        target_transit_hours: None,
        total_cents: 0,
        currency: CURRENCY.to_owned(),
        estimate: None,
        margin_cents: None,
        is_below_floor: false,
        pickup_at: write.now,
        pickup_on: write.now.date(),
        origin_facility_id: Uuid::nil(),
        delivery_at: write.now,
        destination_facility_id: Uuid::nil(),
        lane: String::new(),
        lane_folded: String::new(),
        stop_count: 0,
        requested_at: write.now,
        valid_until: write.now + USUAL_VALIDITY,
        approved_by: None,
        approved_at: None,
        sent_at: None,
        sent_to: None,
        viewed_at: None,
        closed_at: None,
        accepted_by: None,
        accepted_by_email: None,
        closed_reason: None,
        loss_reason: None,
        competitor: None,
        price_gap_cents: None,
        load_id: None,
        terminal_id: None,
        created_by_id: write.actor.id.filter(|_| write.actor.kind == ActorKind::User),
        created_by: write.actor.name.clone(),
        version: 1,
        created_at: write.now,
        updated_at: write.now,
    }
}
