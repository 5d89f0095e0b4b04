//! Sending a reminder by mail: the entry and the steps that its invoices reached in one transaction, the mail in a job.
//!
//! The entry's id is the mail's Message-ID: an attempt that is repeated after a crash is the same mail. What was paid,
//! disputed or promised until the mail goes out counts.

use haul_api::{
    ApiError, AppContext, Invalid, Write,
    authz::Actor,
    jobs::{Job, JobError},
    today_at_company,
};
use haul_db::{Fetch, Scope};
use haul_entity::{
    Owned,
    money::{collection_entry::Model, invoice, reminded_invoice},
    partners::customer,
};
use haul_ports::MailMessage;
use haul_types::{CollectionKind, Date, MessageStatus, ReminderHold};
use sea_orm::{ActiveModelTrait, ColumnTrait, EntityTrait, IntoActiveModel, QueryFilter, QueryOrder};
use serde::{Deserialize, Serialize};
use uuid::Uuid;

use super::{
    error::ReminderError,
    letter::letter,
    plan::{self, Due, Plan, hold_of_customer, hold_of_invoice, on_account, undisputed, why},
    settings,
    views::ReminderSend,
};
use crate::{
    collections::{CollectionEntry, CollectionError, blank, hand_over, insert, print, standings, waiting},
    ledger::require_everything,
    mailing::unbound,
};

/// Rows in one statement.
const CHUNK: usize = 500;

pub struct SendReminder;

#[derive(Serialize, Deserialize)]
pub struct Order {
    entry_id: Uuid,
}

/// Sends one now, of everything that has reached a step, on any day and whether or not reminders are on.
pub async fn send_now(
    write: &mut Write,
    customer_id: Uuid,
    input: ReminderSend,
) -> Result<CollectionEntry, ReminderError> {
    require_everything(&write.actor)?;
    let company_id = write.company_id();
    let customer = write.find_for_update::<customer::Entity>(customer_id).await?.ok_or(CollectionError::NoCustomer)?;
    let mut invalid = Invalid::default();
    let given = input.email.as_deref().and_then(|text| invalid.email("email", text));
    let message = input.message.as_deref().and_then(|text| invalid.optional_text("message", text, 2_000));
    invalid.finish()?;
    let steps = settings::effective(write.tx(), company_id).await?.steps;
    let on = today_at_company(write.tx(), company_id, write.now).await?;
    let plan = Plan { company_id, steps: &steps, on, customer_id: Some(customer_id), is_again: true };
    let Some(due) = plan::due(write.tx(), plan).await?.pop() else { return Err(ReminderError::NotDue(customer.name)) };
    match due.hold {
        None | Some(ReminderHold::NoEmail) => {}
        Some(hold) => return Err(ReminderError::OnHold(why(hold, &due.standing))),
    }
    let Some(to) = given.or_else(|| due.email().cloned()) else {
        return Err(Invalid::field("email", "Enter the customer's email address.").into());
    };
    queue(write, &due, on, to, message).await
}

/// Enters the reminder, marks the steps, and queues the mail.
pub async fn queue(
    write: &mut Write,
    due: &Due,
    on: Date,
    to: String,
    message: Option<String>,
) -> Result<CollectionEntry, ReminderError> {
    let row = Model {
        note: message,
        tone: Some(due.tone()),
        owed_cents: Some(due.total_cents()),
        sent_to: Some(to),
        mail_status: Some(MessageStatus::Queued),
        ..blank(write, due.customer.id, CollectionKind::Reminder, on)
    };
    let entry = insert(write, &due.customer, row).await?;
    let rows = due.listed().map(|listed| reminded_invoice::Model {
        id: write.new_id(),
        company_id: write.company_id(),
        collection_entry_id: entry.id,
        invoice_id: listed.invoice.id,
        days_past_due: listed.step.days_past_due,
        owed_cents: undisputed(&listed.invoice),
        created_at: write.now,
    });
    let rows: Vec<_> = rows.map(|row| row.into_active_model().reset_all()).collect();
    for some in rows.chunks(CHUNK) {
        reminded_invoice::Entity::insert_many(some.to_vec()).exec_without_returning(write.tx()).await?;
    }
    write.enqueue::<SendReminder>(&Order { entry_id: entry.id }).await?;
    Ok(entry)
}

impl Job for SendReminder {
    const KIND: &'static str = "send_reminder";
    const TITLE: &'static str = "Send a reminder of late invoices";
    const IS_NEEDED: bool = true;
    type Payload = Order;

    async fn run(ctx: &AppContext, company_id: Uuid, order: Order) -> Result<(), JobError> {
        let Some(row) = waiting(ctx, company_id, order.entry_id).await? else { return Ok(()) };
        let mail = mail(ctx, &row).await;
        hand_over(ctx, &row, mail).await
    }
}

/// The mail as things are now, and what it asks for.
async fn mail(ctx: &AppContext, entry: &Model) -> Result<(MailMessage, i64), JobError> {
    let company_id = entry.company_id;
    let db = ctx.db.scoped(Scope::Company(company_id));
    let today = today_at_company(&db, company_id, ctx.now()).await.map_err(JobError::passing)?;
    let of_customer = [entry.customer_id];
    let standing = standings(&db, company_id, &of_customer, today).await.map_err(JobError::passing)?;
    let standing = standing.into_values().next().unwrap_or_default();
    if let Some(hold) = hold_of_customer(&standing, today) {
        return Err(JobError::Final(why(hold, &standing)));
    }
    let invoices = listed(&db, entry).await.map_err(JobError::passing)?;
    let total_cents = invoices.iter().map(undisputed).fold(0, i64::saturating_add);
    if invoices.is_empty() {
        return Err(JobError::Final("Its invoices were paid, disputed or voided before it was sent.".to_owned()));
    }
    let paid = on_account(&db, company_id, &of_customer).await.map_err(JobError::passing)?;
    if paid.get(&entry.customer_id).is_some_and(|cents| *cents >= total_cents) {
        return Err(JobError::Final(why(ReminderHold::PaidOnAccount, &standing)));
    }
    let printed = print(ctx, &db, company_id, entry.customer_id).await.map_err(ApiError::from).map_err(unbound)?;
    // Reads the company's words; writes nothing.
    let write = Write::begin(ctx, &Actor::system(company_id)).await?;
    let mut mail = letter(&write, entry, &invoices, total_cents, &printed.owed.remit_to, today).await?;
    mail.attachments.push(printed.attachment(company_id));
    mail.id = Some(entry.id);
    Ok((mail, total_cents))
}

/// The invoices of the reminder of which something may still be asked for.
async fn listed(db: &haul_db::Db, entry: &Model) -> Result<Vec<invoice::Model>, sea_orm::DbErr> {
    let marked = reminded_invoice::Entity::owned_by(entry.company_id)
        .filter(reminded_invoice::Column::CollectionEntryId.eq(entry.id))
        .fetch_all(db)
        .await?;
    let mut invoices = Vec::new();
    for some in marked.chunks(CHUNK) {
        let owed = invoice::Entity::owned_by(entry.company_id)
            .filter(invoice::Column::Id.is_in(some.iter().map(|row| row.invoice_id)))
            .order_by_asc(invoice::Column::DueOn)
            .order_by_asc(invoice::Column::NumberSequence);
        invoices.extend(owed.fetch_all(db).await?);
    }
    invoices.retain(|invoice| invoice.status.is_owed() && hold_of_invoice(invoice).is_none());
    invoices.sort_by_key(|invoice| (invoice.due_on, invoice.number_sequence));
    Ok(invoices)
}
