//! Sending a quote by email: an unguessable link, the figures as text and the quote as a PDF.
//!
//! The token is the part of the link after `#`. A browser keeps that part to itself: it is in no server's log, in no
//! `Referer`, and a mail scanner that fetches links sees an empty page. The database has only the token's hash.

use chrono::TimeDelta;
use haul_api::secrets::{hash_of, random_text};
use haul_api::{AppContext, Invalid, Write, jobs, same_version};
use haul_db::Scope;
use haul_entity::quotes::quote_link;
use haul_ports::MailAttachment;
use haul_types::QuoteStatus;
use sea_orm::{ActiveModelTrait, Set};
use uuid::Uuid;

use super::{letter, paper};
use crate::{
    drafting::{editing::open, ops},
    life::{
        expiry,
        ops::{refresh_and_check, step},
    },
    record::{
        action_views::{QuoteSend, QuoteSent},
        error::QuoteError,
        status::QuoteAction,
    },
};

/// Where a customer answers; a bare page of mfe-apps without a sign-in.
const OFFER_PATH: &str = "/apps/quotation/offer";
/// How long after its expiry a quote can still be viewed.
const LINK_KEPT_FOR: TimeDelta = TimeDelta::days(90);

/// What is sent with a quote, prepared before the write: rendering a PDF takes longer than a transaction should.
pub struct Enclosed {
    token: String,
    paper: MailAttachment,
}

/// Where the link's holder answers.
pub fn answer_link(ctx: &AppContext, token: &str) -> String {
    format!("{}{OFFER_PATH}#{token}", ctx.settings.public_url)
}

/// Creates the link and renders the PDF. If the write is refused, both expire unseen.
pub async fn enclose(ctx: &AppContext, company_id: Uuid, id: Uuid, version: i32) -> Result<Enclosed, QuoteError> {
    let db = ctx.db.scoped(Scope::Company(company_id));
    let quote = ops::read(&db, company_id, id, ctx.now()).await?;
    // The PDF must match what the write sends.
    same_version(quote.version, version)?;
    let token = random_text()?;
    let blob_id = paper::set_as_sent(ctx, company_id, quote.clone(), &answer_link(ctx, &token)).await?;
    let paper = MailAttachment {
        company_id,
        blob_id,
        file_name: paper::file_name(&quote),
        media_type: "application/pdf".to_owned(),
    };
    Ok(Enclosed { token, paper })
}

pub async fn send(write: &mut Write, id: Uuid, input: QuoteSend, enclosed: Enclosed) -> Result<QuoteSent, QuoteError> {
    let mut editing = open(write, id, Some(input.version)).await?;
    refresh_and_check(write, &mut editing, QuoteAction::Send).await?;
    let mut invalid = Invalid::default();
    let email = invalid.email("email", &input.email);
    invalid.require(email.is_some() || !invalid.is_empty(), "email", "Enter the customer's email address.");
    let message = input.message.and_then(|text| invalid.optional_text("message", &text, 4000));
    invalid.finish()?;
    let email = email.unwrap_or_default();

    let accepted = match editing.rows.quote.customer_id {
        Some(id) => {
            haul_loads::check_credit(write, id, editing.rows.quote.total_cents, input.accepts_credit_risk).await?
        }
        None => None,
    };

    let Enclosed { token, paper } = enclosed;
    let quote = &mut editing.rows.quote;
    let link = quote_link::ActiveModel {
        id: Set(write.new_id()),
        company_id: Set(write.company_id()),
        quote_id: Set(quote.id),
        token_hash: Set(hash_of(&token)),
        email: Set(email.clone()),
        created_at: Set(write.now),
        expires_at: Set(quote.valid_until + LINK_KEPT_FOR),
    };
    link.insert(write.tx()).await?;
    let is_first = !QuoteStatus::AWAITING_ANSWER.contains(&quote.status);
    quote.sent_at = quote.sent_at.or(Some(write.now));
    quote.sent_to = Some(email.clone());
    quote.closed_reason = None;
    if is_first {
        expiry::watch(write, quote).await?;
    }
    let action = if is_first { "quote.sent" } else { "quote.sent_again" };
    let quote = step(editing, QuoteAction::Send).finish(write, action).await?;
    if let Some(accepted) = accepted {
        write.record("quote.credit_accepted", "quote", quote.id, &quote.number, vec![accepted]);
    }
    let link = answer_link(&write.ctx, &token);
    let mail = letter::offer(write, &quote, &email, message.as_deref(), &link, paper).await?;
    jobs::send_mail(write, mail).await?;
    Ok(QuoteSent { quote, link })
}
