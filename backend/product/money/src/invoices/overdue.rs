//! Telling the office which invoices are overdue, and that one of them was settled after all.

use haul_api::{
    ApiError, AppContext, Write,
    authz::Actor,
    jobs::{Job, JobError},
    notices::{NewNotice, close_matter, notify_each, notify_section},
};
use haul_entity::money::invoice::{Entity, Model};
use haul_types::{InvoiceStatus, NoticeKind, Section, dollars};
use serde::{Deserialize, Serialize};
use uuid::Uuid;

use super::naming::{debtor, path_of};
use crate::calendar::Calendar;

/// Gives notice if the invoice is still owed on the first business morning after it was due.
pub struct TellOverdue;

#[derive(Serialize, Deserialize)]
pub struct Overdue {
    invoice_id: Uuid,
}

/// Plans the notice for an invoice that is posted now. One that is overdue already, such as an opening balance, is on
/// the list, and nobody is told.
pub async fn watch(write: &Write, row: &Model) -> Result<(), ApiError> {
    let calendar = Calendar::of(write.tx(), write.company_id(), write.now).await?;
    let at = calendar.morning_after(row.due_on);
    if at > write.now {
        write.enqueue_at::<TellOverdue>(&Overdue { invoice_id: row.id }, at).await?;
    }
    Ok(())
}

/// Tells the people who got the overdue notice how it was settled.
pub async fn settled(write: &mut Write, row: &Model) -> Result<(), ApiError> {
    let told = close_matter(write, NoticeKind::InvoiceOverdue, &row.id.to_string()).await?;
    let became = match row.status {
        InvoiceStatus::Voided => "was voided",
        InvoiceStatus::WrittenOff => "was written off",
        InvoiceStatus::Draft
        | InvoiceStatus::Posted
        | InvoiceStatus::Sent
        | InvoiceStatus::PartiallyPaid
        | InvoiceStatus::Paid => "is paid",
    };
    let title = format!("Overdue invoice {} {became}", row.number);
    notify_each(write, told, notice(row, title, format!("{}, {}.", debtor(row), dollars(row.total_cents)))).await
}

impl Job for TellOverdue {
    const KIND: &'static str = "tell_overdue";
    const TITLE: &'static str = "Notify about an overdue invoice";
    type Payload = Overdue;

    async fn run(ctx: &AppContext, company_id: Uuid, Overdue { invoice_id }: Overdue) -> Result<(), JobError> {
        Ok(tell(ctx, company_id, invoice_id).await?)
    }
}

async fn tell(ctx: &AppContext, company_id: Uuid, invoice_id: Uuid) -> Result<(), ApiError> {
    let mut write = Write::begin(ctx, &Actor::system(company_id)).await?;
    let Some(row) = write.find_for_update::<Entity>(invoice_id).await? else { return Ok(()) };
    if row.balance_cents == 0 {
        return Ok(());
    }
    let title = format!("Invoice {} is overdue", row.number);
    let body = format!("{} owes {}; it was due on {}.", debtor(&row), dollars(row.balance_cents), row.due_on.words());
    notify_section(&mut write, Section::Financial, None, notice(&row, title, body)).await?;
    write.commit(true).await?;
    Ok(())
}

fn notice(row: &Model, title: String, body: String) -> NewNotice {
    NewNotice {
        kind: NoticeKind::InvoiceOverdue,
        matter: row.id.to_string(),
        title,
        body: Some(body),
        path: Some(path_of(row)),
    }
}
