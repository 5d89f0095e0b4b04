//! What a customer can do with a quote's link, without an account.
//!
//! The token finds one link across all companies; from there on everything happens inside the link's company.
//! Unknown and expired tokens are indistinguishable to callers.

use haul_api::secrets::hash_of;
use haul_api::{
    AppContext, Invalid, Write,
    authz::{Actor, ActorKind},
    brand_of, request_id,
};
use haul_db::{Fetch, Scope};
use haul_entity::{company::company, quotes::quote_link};
use haul_loads::documents::DocumentLink;
use haul_types::QuoteStatus::{self, *};
use sea_orm::{ColumnTrait, EntityTrait, QueryFilter};

use super::{
    ops::answer_link,
    paper,
    public_views::{
        PublicCarrier, PublicQuote, PublicQuoteCharge, PublicQuoteStatus, PublicQuoteStop, QuoteLinkAccept,
        QuoteLinkDecline,
    },
};
use crate::{
    drafting::editing::{Editing, open},
    life::{notices, ops::accepted},
    record::{
        error::QuoteError,
        views::{Quote, QuoteWarning},
    },
};

const REASON: &str = "a customer's link names its company";

/// Shows the quote. The first view is recorded.
pub async fn see(ctx: &AppContext, token: &str) -> Result<PublicQuote, QuoteError> {
    let (mut write, mut editing) = follow(ctx, token).await?;
    let quote = &mut editing.rows.quote;
    if quote.status != Sent || quote.valid_until <= write.now {
        return shown(&write, editing.unchanged()).await;
    }
    quote.status = Viewed;
    quote.viewed_at = quote.viewed_at.or(Some(write.now));
    let quote = editing.finish(&mut write, "quote.viewed").await?;
    answer(write, quote).await
}

/// The quote as a PDF, with the link it was requested through. A quote that is no longer valid is not printed again.
pub async fn print(ctx: &AppContext, token: &str, is_inline: bool) -> Result<DocumentLink, QuoteError> {
    let (write, editing) = follow(ctx, token).await?;
    let (company_id, now) = (write.company_id(), write.now);
    let quote = editing.unchanged();
    // Rendering takes longer than a transaction should.
    drop(write);
    match status_of(quote.status, quote.valid_until <= now) {
        PublicQuoteStatus::Open | PublicQuoteStatus::Accepted => {
            paper::open(ctx, company_id, &quote, Some(&answer_link(ctx, token)), is_inline).await
        }
        _ => Err(QuoteError::NotOpen),
    }
}

pub async fn accept(ctx: &AppContext, input: QuoteLinkAccept) -> Result<PublicQuote, QuoteError> {
    let (mut write, editing) = follow(ctx, &input.token).await?;
    let mut invalid = Invalid::default();
    let name = invalid.text("name", &input.name, 120);
    let email = invalid.email("email", &input.email);
    invalid.require(email.is_some() || !invalid.is_empty(), "email", "Enter your email address.");
    invalid.finish()?;
    // A second click on the same button is not an error.
    if QuoteStatus::WON.contains(&editing.rows.quote.status) {
        return shown(&write, editing.unchanged()).await;
    }
    check_open(&write, &editing)?;
    write.actor.name = format!("{name} <{}>", email.as_deref().unwrap_or_default());
    notices::tell_author(&mut write, &editing.rows.quote, "is accepted", Some(&format!("accepted by {name}"))).await?;
    let editing = accepted(&write, editing, name, email);
    let quote = editing.finish(&mut write, "quote.accepted").await?;
    answer(write, quote).await
}

pub async fn decline(ctx: &AppContext, input: QuoteLinkDecline) -> Result<PublicQuote, QuoteError> {
    let (mut write, mut editing) = follow(ctx, &input.token).await?;
    let mut invalid = Invalid::default();
    let reason = invalid.text("reason", &input.reason, 1000);
    invalid.finish()?;
    if editing.rows.quote.status == Declined {
        return shown(&write, editing.unchanged()).await;
    }
    check_open(&write, &editing)?;
    notices::tell_author(&mut write, &editing.rows.quote, "is declined", Some(&reason)).await?;
    let quote = &mut editing.rows.quote;
    quote.status = Declined;
    quote.closed_at = Some(write.now);
    quote.closed_reason = Some(reason);
    let quote = editing.finish(&mut write, "quote.declined").await?;
    answer(write, quote).await
}

/// From the token to the quote, locked, in its company.
async fn follow(ctx: &AppContext, token: &str) -> Result<(Write, Editing), QuoteError> {
    let db = ctx.db.scoped(Scope::System(REASON));
    let link = quote_link::Entity::find()
        .filter(quote_link::Column::TokenHash.eq(hash_of(token)))
        .filter(quote_link::Column::ExpiresAt.gt(ctx.now()))
        .fetch_optional(&db)
        .await?
        .ok_or(QuoteError::NotFound)?;
    let actor = Actor {
        kind: ActorKind::Customer,
        name: link.email,
        request_id: request_id(),
        ..Actor::system(link.company_id)
    };
    let write = Write::begin(ctx, &actor).await?;
    let editing = open(&write, link.quote_id, None).await?;
    Ok((write, editing))
}

fn check_open(write: &Write, editing: &Editing) -> Result<(), QuoteError> {
    let quote = &editing.rows.quote;
    let is_open = QuoteStatus::AWAITING_ANSWER.contains(&quote.status) && quote.valid_until > write.now;
    if is_open { Ok(()) } else { Err(QuoteError::NotOpen) }
}

async fn answer(write: Write, quote: Quote) -> Result<PublicQuote, QuoteError> {
    let answer = shown(&write, quote).await?;
    Ok(write.commit(answer).await?)
}

async fn shown(write: &Write, quote: Quote) -> Result<PublicQuote, QuoteError> {
    let carrier = company::Entity::find_by_id(write.company_id()).fetch_optional(write.tx()).await?;
    let carrier = carrier.ok_or(QuoteError::NotFound)?;
    let status = status_of(quote.status, quote.valid_until <= write.now);
    // A withdrawn quote, or one being revised, is no offer: its figures stay internal.
    let is_offer = !matches!(status, PublicQuoteStatus::Withdrawn | PublicQuoteStatus::Superseded);
    let has_newer = quote.versions.first().is_some_and(|newest| {
        newest.revision > quote.revision && !matches!(newest.status, Draft | PendingApproval | Approved)
    });
    Ok(PublicQuote {
        status,
        notice: notice_of(status, has_newer),
        number: quote.number,
        kind: quote.kind,
        carrier: PublicCarrier {
            name: carrier.legal_name,
            dot_number: carrier.dot_number,
            phone: carrier.phone,
            email: carrier.email,
            contact_name: quote.created_by,
            brand: brand_of(&write.ctx, write.tx(), write.company_id()).await?,
        },
        customer_name: quote.customer.map(|customer| customer.name).or(quote.prospect_name).unwrap_or_default(),
        customer_reference: quote.freight.customer_reference,
        equipment: quote.freight.equipment,
        commodity: quote.freight.commodity,
        weight_pounds: quote.freight.weight_pounds,
        pallets: quote.freight.pallets,
        temperature_fahrenheit: quote.freight.temperature_fahrenheit,
        temperature_mode: quote.freight.temperature_mode,
        is_hazmat: quote.freight.is_hazmat,
        is_team_required: quote.freight.is_team_required,
        loaded_miles: quote.freight.loaded_miles,
        stops: quote
            .stops
            .into_iter()
            .map(|stop| PublicQuoteStop {
                kind: stop.kind,
                facility_name: stop.facility.name,
                city: stop.facility.address.city,
                state: stop.facility.address.state,
                schedule: stop.schedule,
                time_zone: stop.time_zone,
                earliest_at: stop.earliest_at,
                latest_at: stop.latest_at,
            })
            .collect(),
        charges: quote
            .charges
            .into_iter()
            .filter(|_| is_offer)
            .map(|charge| PublicQuoteCharge {
                code: charge.code,
                description: charge.description,
                basis: charge.basis,
                quantity: charge.quantity,
                rate: charge.rate,
                amount_cents: charge.amount_cents,
            })
            .collect(),
        total_cents: is_offer.then_some(quote.total_cents),
        currency: quote.currency,
        customer_note: quote.customer_note.filter(|_| is_offer),
        terms: quote.terms.filter(|_| is_offer),
        valid_until: quote.valid_until,
        accepted_by: quote.accepted_by,
        closed_at: quote.closed_at,
    })
}

/// The carrier's internal steps are not shown, so several statuses look alike.
fn status_of(status: QuoteStatus, is_past_validity: bool) -> PublicQuoteStatus {
    match status {
        Sent | Viewed if is_past_validity => PublicQuoteStatus::Expired,
        Sent | Viewed => PublicQuoteStatus::Open,
        Accepted | Converted => PublicQuoteStatus::Accepted,
        Declined => PublicQuoteStatus::Declined,
        Expired | Lost => PublicQuoteStatus::Expired,
        Draft | PendingApproval | Approved | Withdrawn => PublicQuoteStatus::Withdrawn,
        Superseded => PublicQuoteStatus::Superseded,
    }
}

fn notice_of(status: PublicQuoteStatus, has_newer: bool) -> Option<QuoteWarning> {
    let message = match status {
        PublicQuoteStatus::Open => return None,
        PublicQuoteStatus::Accepted => "This quote has been accepted.",
        PublicQuoteStatus::Declined => "This quote has been declined.",
        PublicQuoteStatus::Expired => "This quote has expired. Ask the carrier for a new one.",
        PublicQuoteStatus::Withdrawn => "The carrier has withdrawn this quote.",
        PublicQuoteStatus::Superseded if has_newer => {
            "A newer version of this quote has been sent. Use the link in the latest message."
        }
        PublicQuoteStatus::Superseded => {
            "The carrier is preparing a newer version of this quote. This one is no longer valid."
        }
    };
    Some(QuoteWarning { code: status.as_str().to_owned(), message: message.to_owned() })
}
