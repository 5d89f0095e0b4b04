//! Asking for a write-off, and deciding on it.

use haul_api::{
    ApiError, Change, Invalid, Write,
    authz::ActorKind,
    notices::{NewNotice, close_matter, notify, notify_section},
};
use haul_db::Fetch;
use haul_entity::{
    Owned,
    company::user_account,
    money::{
        invoice::{self, Model as InvoiceRow},
        write_off_request::{ActiveModel, Column, Entity, Model},
    },
};
use haul_types::{AdjustmentKind, Date, ErrorCode, MAX_CENTS, NoticeKind, Section, WriteOffRequestStatus, dollars};
use sea_orm::{ActiveModelTrait, ColumnTrait, QueryFilter, Set};
use uuid::Uuid;

use crate::invoices::{
    adjusting::{self, Adjustment},
    editing::{author, saved},
    error::InvoiceError,
    naming::{name_of, path_of},
    rows::shown_one,
    views::Invoice,
    write_offs::{
        check_limit,
        views::{WriteOffDecision, WriteOffRequestCreate},
    },
};

/// Asks the others for a write-off. What is owed stays as it is.
pub async fn request(write: &mut Write, id: Uuid, input: WriteOffRequestCreate) -> Result<Invoice, InvoiceError> {
    let (row, today) = adjusting::opened(write, id, input.version).await?;
    adjusting::check_owed(&row)?;
    let mut invalid = Invalid::default();
    invalid.between("amount_cents", input.amount_cents, 1, MAX_CENTS);
    let note = input.note.as_deref().and_then(|text| invalid.optional_text("note", text, 500));
    invalid.finish()?;
    if input.amount_cents > row.balance_cents {
        return Err(InvoiceError::MoreThanOwed { number: row.number, owed_cents: row.balance_cents });
    }
    let request = ActiveModel {
        id: Set(write.new_id()),
        company_id: Set(write.company_id()),
        invoice_id: Set(id),
        reason: Set(input.reason),
        note: Set(note.clone()),
        amount_cents: Set(input.amount_cents),
        status: Set(WriteOffRequestStatus::Open),
        requested_by: Set(write.actor.name.clone()),
        requested_by_id: Set(author(&write.actor)),
        decided_by: Set(None),
        decided_at: Set(None),
        decision_note: Set(None),
        adjustment_id: Set(None),
        created_at: Set(write.now),
    };
    request.insert(write.tx()).await?;
    let amount = dollars(input.amount_cents);
    let notice = NewNotice {
        kind: NoticeKind::WriteOff,
        matter: id.to_string(),
        title: format!("A write-off of {amount} is waiting for approval"),
        body: Some(format!("Requested by {}: invoice {}.", write.actor.name, name_of(&row))),
        path: Some(path_of(&row)),
    };
    notify_section(write, Section::Financial, None, notice).await?;
    let mut noted = vec![Change { field: "amount".to_owned(), from: None, to: Some(amount) }];
    noted.extend(note.map(|note| Change { field: "note".to_owned(), from: None, to: Some(note) }));
    told(write, &row, today, "invoice.write_off_requested", noted).await
}

/// Posts what another person asked for, dated today.
pub async fn approve(write: &mut Write, id: Uuid, input: WriteOffDecision) -> Result<Invoice, InvoiceError> {
    let note = checked(input.note.as_deref(), false)?;
    let (row, today) = adjusting::opened(write, id, input.version).await?;
    let found = open(write, id, input.request_id).await?;
    if write.actor.kind != ActorKind::User {
        return Err(ApiError::new(ErrorCode::PeopleOnly, "API keys can't approve write-offs.").into());
    }
    if found.requested_by_id == author(&write.actor) {
        return Err(InvoiceError::WriteOffNeedsAnotherPerson);
    }
    adjusting::check_owed(&row)?;
    check_limit(write, &row, found.amount_cents).await?;
    let adjustment = Adjustment {
        application_id: None,
        kind: AdjustmentKind::WriteOff,
        reason: found.reason,
        note: found.note.clone(),
        amount_cents: found.amount_cents,
        adjusted_on: today,
    };
    let (adjustment_id, row) = adjusting::made(write, &row, adjustment).await?;
    decided(write, &row, &found, WriteOffRequestStatus::Approved, note, Some(adjustment_id)).await?;
    Ok(shown_one(write.tx(), row, today).await?)
}

/// The invoice stays owed.
pub async fn reject(write: &mut Write, id: Uuid, input: WriteOffDecision) -> Result<Invoice, InvoiceError> {
    let note = checked(input.note.as_deref(), true)?;
    let (row, today) = adjusting::opened(write, id, input.version).await?;
    let found = open(write, id, input.request_id).await?;
    decided(write, &row, &found, WriteOffRequestStatus::Rejected, note.clone(), None).await?;
    told(write, &row, today, "invoice.write_off_rejected", noted(&found, note)).await
}

/// The person who asked no longer wants it.
pub async fn withdraw(write: &mut Write, id: Uuid, input: WriteOffDecision) -> Result<Invoice, InvoiceError> {
    let note = checked(input.note.as_deref(), false)?;
    let (row, today) = adjusting::opened(write, id, input.version).await?;
    let found = open(write, id, input.request_id).await?;
    if found.requested_by_id != author(&write.actor) {
        return Err(InvoiceError::NotYourRequest);
    }
    decided(write, &row, &found, WriteOffRequestStatus::Withdrawn, note.clone(), None).await?;
    told(write, &row, today, "invoice.write_off_withdrawn", noted(&found, note)).await
}

/// Nothing is owed on a voided invoice, so nothing of it is left to write off.
pub async fn close_open(write: &mut Write, row: &InvoiceRow) -> Result<(), InvoiceError> {
    let open = Entity::owned_by(write.company_id())
        .filter(Column::InvoiceId.eq(row.id))
        .filter(Column::Status.eq(WriteOffRequestStatus::Open))
        .fetch_all(write.tx())
        .await?;
    for found in &open {
        let note = Some("The invoice was voided.".to_owned());
        decided(write, row, found, WriteOffRequestStatus::Withdrawn, note, None).await?;
    }
    Ok(())
}

fn checked(note: Option<&str>, is_needed: bool) -> Result<Option<String>, InvoiceError> {
    let mut invalid = Invalid::default();
    let note = note.and_then(|text| invalid.optional_text("note", text, 500));
    invalid.require(!is_needed || note.is_some(), "note", "Say why. The person who asked gets this note.");
    invalid.finish()?;
    Ok(note)
}

async fn open(write: &Write, invoice_id: Uuid, request_id: Uuid) -> Result<Model, InvoiceError> {
    let found = write.find_for_update::<Entity>(request_id).await?;
    let found = found.filter(|found| found.invoice_id == invoice_id && found.status == WriteOffRequestStatus::Open);
    found.ok_or(InvoiceError::WriteOffRequestClosed)
}

/// Keeps the decision, closes the notices, and tells the person who asked.
async fn decided(
    write: &mut Write,
    row: &InvoiceRow,
    found: &Model,
    status: WriteOffRequestStatus,
    note: Option<String>,
    adjustment_id: Option<Uuid>,
) -> Result<(), InvoiceError> {
    let change = ActiveModel {
        id: Set(found.id),
        status: Set(status),
        decided_by: Set(Some(write.actor.name.clone())),
        decided_at: Set(Some(write.now)),
        decision_note: Set(note.clone()),
        adjustment_id: Set(adjustment_id),
        ..Default::default()
    };
    change.update(write.tx()).await?;
    close_matter(write, NoticeKind::WriteOff, &row.id.to_string()).await?;
    let Some(asker) = found.requested_by_id.filter(|asker| Some(*asker) != author(&write.actor)) else { return Ok(()) };
    // A key without a known person is told nothing.
    if user_account::Entity::find_owned(write.company_id(), asker).fetch_optional(write.tx()).await?.is_none() {
        return Ok(());
    }
    let notice = NewNotice {
        kind: NoticeKind::WriteOff,
        matter: found.id.to_string(),
        title: format!("Your write-off of {} was {}", dollars(found.amount_cents), status.as_str()),
        body: Some(match note {
            Some(note) => format!("Invoice {}: {note}", name_of(row)),
            None => format!("Invoice {}, by {}.", name_of(row), write.actor.name),
        }),
        path: Some(path_of(row)),
    };
    Ok(notify(write, asker, notice).await?)
}

fn noted(found: &Model, note: Option<String>) -> Vec<Change> {
    let amount = Change { field: "amount".to_owned(), from: None, to: Some(dollars(found.amount_cents)) };
    let note = note.map(|note| Change { field: "note".to_owned(), from: None, to: Some(note) });
    std::iter::once(amount).chain(note).collect()
}

/// The next version of an invoice about which something was said, and nothing changed that is owed.
async fn told(
    write: &mut Write,
    row: &InvoiceRow,
    today: Date,
    action: &str,
    noted: Vec<Change>,
) -> Result<Invoice, InvoiceError> {
    let row = saved(write, row, <invoice::ActiveModel as Default>::default(), action, noted).await?;
    Ok(shown_one(write.tx(), row, today).await?)
}
