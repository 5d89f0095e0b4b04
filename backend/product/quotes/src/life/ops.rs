//! The staff's decisions about a quote: approval, outcome, and corrections.

use haul_api::{Invalid, Write};
use haul_types::QuoteStatus;
use uuid::Uuid;

use super::{expiry, notices};
use crate::{
    drafting::editing::{Editing, open, open_for},
    record::{
        action_views::{QuoteAcceptance, QuoteLoss, QuoteReason, QuoteReopen},
        error::QuoteError,
        status::QuoteAction,
        views::Quote,
    },
};

/// A hundred million dollars: anything above is a typo.
const MAX_GAP_CENTS: i64 = 10_000_000_000;

pub async fn request_approval(write: &mut Write, id: Uuid, version: i32) -> Result<Quote, QuoteError> {
    let mut editing = open(write, id, Some(version)).await?;
    refresh_and_check(write, &mut editing, QuoteAction::RequestApproval).await?;
    notices::ask_for_approval(write, &editing.rows.quote).await?;
    step(editing, QuoteAction::RequestApproval).finish(write, "quote.approval_requested").await
}

pub async fn approve(write: &mut Write, id: Uuid, version: i32) -> Result<Quote, QuoteError> {
    let mut editing = open_for(write, id, Some(version), QuoteAction::Approve).await?;
    editing.rows.quote.approved_by = Some(write.actor.name.clone());
    editing.rows.quote.approved_at = Some(write.now);
    notices::tell_author(write, &editing.rows.quote, "is approved", None).await?;
    step(editing, QuoteAction::Approve).finish(write, "quote.approved").await
}

pub async fn send_back(write: &mut Write, id: Uuid, input: QuoteReason) -> Result<Quote, QuoteError> {
    let mut editing = open_for(write, id, Some(input.version), QuoteAction::Return).await?;
    let reason = reason_of(&input.reason)?;
    editing.rows.quote.approved_by = None;
    editing.rows.quote.approved_at = None;
    editing.rows.quote.closed_reason = Some(reason.clone());
    notices::tell_author(write, &editing.rows.quote, "is a draft again", Some(&reason)).await?;
    step(editing, QuoteAction::Return).finish_because(write, "quote.returned", Some(&reason)).await
}

/// The customer accepted by phone.
pub async fn accept(write: &mut Write, id: Uuid, input: QuoteAcceptance) -> Result<Quote, QuoteError> {
    let editing = open_for(write, id, Some(input.version), QuoteAction::Accept).await?;
    let mut invalid = Invalid::default();
    let name = invalid.text("name", &input.name, 120);
    let email = input.email.and_then(|text| invalid.email("email", &text));
    invalid.finish()?;
    accepted(write, editing, name, email).finish(write, "quote.accepted").await
}

/// Records who accepted, by link or by phone.
pub fn accepted(write: &Write, mut editing: Editing, name: String, email: Option<String>) -> Editing {
    editing.rows.quote.accepted_by = Some(name);
    editing.rows.quote.accepted_by_email = email;
    editing.rows.quote.closed_at = Some(write.now);
    step(editing, QuoteAction::Accept)
}

pub async fn mark_lost(write: &mut Write, id: Uuid, input: QuoteLoss) -> Result<Quote, QuoteError> {
    let mut editing = open_for(write, id, Some(input.version), QuoteAction::MarkLost).await?;
    let mut invalid = Invalid::default();
    let note = input.note.and_then(|text| invalid.optional_text("note", &text, 1000));
    let competitor = input.competitor.and_then(|text| invalid.optional_text("competitor", &text, 120));
    let price_gap_cents =
        input.price_gap_cents.map(|cents| invalid.between("price_gap_cents", cents, 0, MAX_GAP_CENTS));
    invalid.finish()?;
    let quote = &mut editing.rows.quote;
    quote.loss_reason = Some(input.reason);
    quote.closed_reason = note.or(quote.closed_reason.take());
    quote.competitor = competitor;
    quote.price_gap_cents = price_gap_cents;
    quote.closed_at = quote.closed_at.or(Some(write.now));
    step(editing, QuoteAction::MarkLost).finish(write, "quote.lost").await
}

/// The customer can answer again, and the links work.
pub async fn reopen(write: &mut Write, id: Uuid, input: QuoteReopen) -> Result<Quote, QuoteError> {
    let mut editing = open_for(write, id, Some(input.version), QuoteAction::Reopen).await?;
    let quote = &mut editing.rows.quote;
    quote.valid_until = input.valid_until.unwrap_or(quote.valid_until);
    if quote.valid_until <= write.now {
        return Err(match input.valid_until {
            Some(_) => Invalid::field("valid_until", "The quote's end must be in the future.").into(),
            None => QuoteError::ValidityOver,
        });
    }
    quote.loss_reason = None;
    quote.closed_reason = None;
    quote.competitor = None;
    quote.price_gap_cents = None;
    quote.closed_at = None;
    expiry::watch(write, &editing.rows.quote).await?;
    step(editing, QuoteAction::Reopen).finish(write, "quote.reopened").await
}

pub async fn withdraw(write: &mut Write, id: Uuid, input: QuoteReason) -> Result<Quote, QuoteError> {
    let mut editing = open_for(write, id, Some(input.version), QuoteAction::Withdraw).await?;
    let reason = reason_of(&input.reason)?;
    editing.rows.quote.closed_reason = Some(reason.clone());
    editing.rows.quote.closed_at = Some(write.now);
    step(editing, QuoteAction::Withdraw).finish_because(write, "quote.withdrawn", Some(&reason)).await
}

/// Recalculates a draft with today's costs before checking whether the action is allowed.
pub async fn refresh_and_check(write: &Write, editing: &mut Editing, action: QuoteAction) -> Result<(), QuoteError> {
    if editing.rows.quote.status == QuoteStatus::Draft {
        crate::drafting::content::refresh_estimate(write, &mut editing.rows.quote).await?;
    }
    crate::drafting::editing::check(&editing.rows.quote, action, write.now)
}

pub fn step(mut editing: Editing, action: QuoteAction) -> Editing {
    editing.rows.quote.status = action.outcome(editing.rows.quote.status);
    editing
}

fn reason_of(text: &str) -> Result<String, QuoteError> {
    let mut invalid = Invalid::default();
    let reason = invalid.text("reason", text, 1000);
    invalid.finish()?;
    Ok(reason)
}
