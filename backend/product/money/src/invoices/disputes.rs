//! Disputes: parts of an invoice that its customer doesn't want to pay. They change nothing that is owed.

use haul_api::{Change, Invalid, Write};
use haul_db::Fetch;
use haul_entity::{
    Owned,
    detention::detention,
    money::{
        invoice,
        invoice_dispute::{ActiveModel, Column, Entity},
    },
};
use haul_types::{InvoiceStatus, MAX_CENTS, dollars};
use sea_orm::{ActiveModelTrait, ColumnTrait, QueryFilter, Set};
use uuid::Uuid;

use super::{
    editing::{opened, saved},
    error::InvoiceError,
    rows::{allowed_actions, lines_of, shown_one},
    views::{Invoice, InvoiceAction, InvoiceDisputeClose, InvoiceDisputeOpen},
};

pub async fn open(write: &mut Write, id: Uuid, input: InvoiceDisputeOpen) -> Result<Invoice, InvoiceError> {
    let (row, today) = opened(write, id, input.version).await?;
    if !allowed_actions(&row).contains(&InvoiceAction::Dispute) {
        return Err(InvoiceError::NotOwed);
    }
    let mut invalid = Invalid::default();
    invalid.between("amount_cents", input.amount_cents, 1, MAX_CENTS);
    let note = input.note.as_deref().and_then(|text| invalid.optional_text("note", text, 500));
    if let Some(detention_id) = input.detention_id {
        let lines = lines_of(write.tx(), write.company_id(), id).await?;
        let found = detention::Entity::find_owned(write.company_id(), detention_id).fetch_optional(write.tx()).await?;
        let is_of_invoice = found.is_some_and(|found| lines.iter().any(|line| line.load_id == found.load_id));
        invalid.require(is_of_invoice, "detention_id", "Choose detention of a load on this invoice.");
    }
    invalid.finish()?;
    let left = row.balance_cents.saturating_sub(row.disputed_cents);
    if input.amount_cents > left {
        return Err(InvoiceError::MoreThanOwed { number: row.number, owed_cents: left.max(0) });
    }
    let dispute = ActiveModel {
        id: Set(write.new_id()),
        company_id: Set(write.company_id()),
        invoice_id: Set(id),
        reason: Set(input.reason),
        amount_cents: Set(input.amount_cents),
        note: Set(note.clone()),
        detention_id: Set(input.detention_id),
        follow_up_on: Set(input.follow_up_on),
        opened_on: Set(today),
        opened_by: Set(write.actor.name.clone()),
        closed_at: Set(None),
        closed_by: Set(None),
        outcome: Set(None),
        close_note: Set(None),
        created_at: Set(write.now),
    };
    dispute.insert(write.tx()).await?;
    let mut noted = vec![Change { field: "amount".to_owned(), from: None, to: Some(dollars(input.amount_cents)) }];
    noted.extend(note.map(|note| Change { field: "note".to_owned(), from: None, to: Some(note) }));
    let row = counted(write, &row, "invoice.disputed", noted).await?;
    Ok(shown_one(write.tx(), row, today).await?)
}

pub async fn close(write: &mut Write, id: Uuid, input: InvoiceDisputeClose) -> Result<Invoice, InvoiceError> {
    let (row, today) = opened(write, id, input.version).await?;
    let mut invalid = Invalid::default();
    let note = input.note.as_deref().and_then(|text| invalid.optional_text("note", text, 500));
    invalid.finish()?;
    let found = write.find_for_update::<Entity>(input.dispute_id).await?;
    let found = found.filter(|found| found.invoice_id == id && found.closed_at.is_none());
    let found = found.ok_or(InvoiceError::DisputeClosed)?;
    let change = ActiveModel {
        id: Set(found.id),
        closed_at: Set(Some(write.now)),
        closed_by: Set(Some(write.actor.name.clone())),
        outcome: Set(Some(input.outcome)),
        close_note: Set(note.clone()),
        ..Default::default()
    };
    change.update(write.tx()).await?;
    let mut noted =
        vec![Change { field: "outcome".to_owned(), from: None, to: Some(input.outcome.as_str().to_owned()) }];
    noted.extend(note.map(|note| Change { field: "note".to_owned(), from: None, to: Some(note) }));
    let row = counted(write, &row, "invoice.dispute_closed", noted).await?;
    Ok(shown_one(write.tx(), row, today).await?)
}

/// The next version of an invoice whose disputes changed.
async fn counted(
    write: &mut Write,
    before: &invoice::Model,
    action: &str,
    noted: Vec<Change>,
) -> Result<invoice::Model, InvoiceError> {
    let open = Entity::owned_by(write.company_id())
        .filter(Column::InvoiceId.eq(before.id))
        .filter(Column::ClosedAt.is_null())
        .fetch_all(write.tx())
        .await?;
    // Nothing is owed on a voided invoice, so nothing of it is disputed.
    let open = open.iter().filter(|_| before.status != InvoiceStatus::Voided);
    let disputed_cents = open.map(|dispute| dispute.amount_cents).fold(0, i64::saturating_add);
    let change = invoice::ActiveModel { disputed_cents: Set(disputed_cents), ..Default::default() };
    saved(write, before, change, action, noted).await
}
