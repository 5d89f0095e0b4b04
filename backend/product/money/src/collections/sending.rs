//! Sending a statement by mail.
//!
//! A person asks for it, a job prints what is owed then and hands the mail over. The entry's id is the mail's
//! Message-ID: an attempt that is repeated after a crash is the same mail.

use haul_api::{
    ApiError, AppContext, Invalid, Write,
    authz::Actor,
    jobs::{Job, JobError},
    zone_of_company,
};
use haul_db::Scope;
use haul_entity::money::collection_entry::Model;
use haul_ports::MailMessage;
use haul_types::{CollectionKind, MessageStatus};
use serde::{Deserialize, Serialize};
use uuid::Uuid;

use super::{
    entries::{blank, customer_of, insert},
    error::CollectionError,
    letter::letter,
    mailing::{hand_over, waiting},
    statement::{owes, print},
    views::{CollectionEntry, StatementSend},
};
use crate::{ledger::require_everything, mailing::unbound};

pub struct SendStatement;

#[derive(Serialize, Deserialize)]
pub struct Order {
    entry_id: Uuid,
    message: Option<String>,
}

/// Queues the mail.
pub async fn send(
    write: &mut Write,
    customer_id: Uuid,
    input: StatementSend,
) -> Result<CollectionEntry, CollectionError> {
    require_everything(&write.actor)?;
    let customer = customer_of(write.tx(), write.company_id(), customer_id).await?;
    let mut invalid = Invalid::default();
    let given = input.email.as_deref().and_then(|text| invalid.email("email", text));
    let email = given.or(customer.billing_email.clone()).or(customer.email.clone());
    invalid.require(email.is_some() || !invalid.is_empty(), "email", "Enter the customer's email address.");
    let message = input.message.as_deref().and_then(|text| invalid.optional_text("message", text, 2_000));
    invalid.finish()?;
    if !owes(write.tx(), write.company_id(), customer_id).await? {
        return Err(CollectionError::NothingOwed(customer.name));
    }
    let today = write.now.date_in(zone_of_company(write.tx(), write.company_id()).await?);
    let row = Model {
        note: message.clone(),
        sent_to: email,
        mail_status: Some(MessageStatus::Queued),
        ..blank(write, customer_id, CollectionKind::Statement, today)
    };
    let entry = insert(write, &customer, row).await?;
    write.enqueue::<SendStatement>(&Order { entry_id: entry.id, message }).await?;
    Ok(entry)
}

impl Job for SendStatement {
    const KIND: &'static str = "send_statement";
    const TITLE: &'static str = "Send a statement";
    const IS_NEEDED: bool = true;
    type Payload = Order;

    async fn run(ctx: &AppContext, company_id: Uuid, order: Order) -> Result<(), JobError> {
        let Some(row) = waiting(ctx, company_id, order.entry_id).await? else { return Ok(()) };
        let mail = mail(ctx, &row, &order).await;
        hand_over(ctx, &row, mail).await
    }
}

/// The mail, and what it says is owed.
async fn mail(ctx: &AppContext, row: &Model, order: &Order) -> Result<(MailMessage, i64), JobError> {
    let db = ctx.db.scoped(Scope::Company(row.company_id));
    let printed = print(ctx, &db, row.company_id, row.customer_id).await.map_err(ApiError::from).map_err(unbound)?;
    let attachment = printed.attachment(row.company_id);
    // Reads the company's words; writes nothing.
    let write = Write::begin(ctx, &Actor::system(row.company_id)).await?;
    let to = row.sent_to.as_deref().unwrap_or_default();
    let mut mail = letter(&write, &printed.owed, to, order.message.as_deref(), attachment).await?;
    mail.id = Some(row.id);
    Ok((mail, printed.owed.due_cents))
}
