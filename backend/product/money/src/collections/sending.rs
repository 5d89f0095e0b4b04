//! Sending a statement by mail.
//!
//! A person asks for it, a job prints what is owed then and hands the mail over. The entry's id is the mail's
//! Message-ID: an attempt that is repeated after a crash is the same mail.

use haul_api::{
    ApiError, AppContext, Invalid, Write,
    authz::Actor,
    jobs::{Job, JobError, deliver},
    zone_of_company,
};
use haul_db::Scope;
use haul_entity::money::collection_entry::{ActiveModel, Entity, Model};
use haul_ports::{MailAttachment, MailMessage};
use haul_types::{CollectionKind, MessageStatus};
use sea_orm::{ActiveModelTrait, Set};
use serde::{Deserialize, Serialize};
use uuid::Uuid;

use super::{
    entries::{blank, customer_of, insert},
    error::CollectionError,
    letter::letter,
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
        let write = Write::begin(ctx, &Actor::system(company_id)).await?;
        let row = waiting(&write, &order).await?;
        drop(write);
        let Some(row) = row else { return Ok(()) };
        let outcome = match mail(ctx, &row, &order).await {
            Ok((mail, owed_cents)) => deliver(ctx, company_id, &mail).await.map(|()| owed_cents),
            Err(error) => Err(error),
        };
        match outcome {
            Ok(owed_cents) => settle(ctx, company_id, &order, Ok(owed_cents)).await,
            Err(JobError::Final(problem)) => settle(ctx, company_id, &order, Err(problem)).await,
            Err(later) => Err(later),
        }
    }
}

/// The entry, locked, if its mail is still to be sent.
async fn waiting(write: &Write, order: &Order) -> Result<Option<Model>, ApiError> {
    let row = write.find_for_update::<Entity>(order.entry_id).await?;
    Ok(row.filter(|row| row.mail_status == Some(MessageStatus::Queued)))
}

/// The mail, and what it says is owed.
async fn mail(ctx: &AppContext, row: &Model, order: &Order) -> Result<(MailMessage, i64), JobError> {
    let db = ctx.db.scoped(Scope::Company(row.company_id));
    let printed = print(ctx, &db, row.company_id, row.customer_id).await.map_err(ApiError::from).map_err(unbound)?;
    let attachment = MailAttachment {
        company_id: row.company_id,
        blob_id: printed.blob_id,
        file_name: printed.file_name,
        media_type: "application/pdf".to_owned(),
    };
    // Reads the company's words; writes nothing.
    let write = Write::begin(ctx, &Actor::system(row.company_id)).await?;
    let to = row.sent_to.as_deref().unwrap_or_default();
    let mut mail = letter(&write, &printed.owed, to, order.message.as_deref(), attachment).await?;
    mail.id = Some(row.id);
    Ok((mail, printed.owed.due_cents))
}

async fn settle(
    ctx: &AppContext,
    company_id: Uuid,
    order: &Order,
    outcome: Result<i64, String>,
) -> Result<(), JobError> {
    let mut write = Write::begin(ctx, &Actor::system(company_id)).await?;
    let Some(row) = waiting(&write, order).await? else { return Ok(()) };
    let customer = customer_of(write.tx(), company_id, row.customer_id).await.map_err(ApiError::from)?;
    let (change, action) = match outcome {
        Ok(owed_cents) => {
            let change = ActiveModel {
                mail_status: Set(Some(MessageStatus::Sent)),
                owed_cents: Set(Some(owed_cents)),
                ..Default::default()
            };
            (change, "collection_entry.sent")
        }
        Err(problem) => {
            let change = ActiveModel {
                mail_status: Set(Some(MessageStatus::Failed)),
                mail_problem: Set(Some(problem)),
                ..Default::default()
            };
            (change, "collection_entry.mail_failed")
        }
    };
    ActiveModel { id: Set(row.id), ..change }.update(write.tx()).await.map_err(JobError::passing)?;
    write.record(action, "collection_entry", row.id, &customer.name, Vec::new());
    write.commit(true).await?;
    Ok(())
}
