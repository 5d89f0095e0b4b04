//! Credits, debits, discounts, short pays and write-offs.

use std::collections::BTreeSet;

use haul_api::{Change, Invalid, Write, same_version, zone_of_company};
use haul_db::Fetch;
use haul_entity::{
    Owned,
    money::{
        invoice::Model,
        invoice_adjustment::{self, ActiveModel, Column, Entity},
    },
};
use haul_types::{AccountRole, AdjustmentKind, AdjustmentReason, Date, MAX_CENTS, PostingFact, PostingSource, dollars};
use sea_orm::{ActiveModelTrait, ColumnTrait, QueryFilter, QueryOrder, Set};
use uuid::Uuid;

use super::{
    error::InvoiceError,
    naming::memo,
    rows::{allowed_actions, shown_one},
    settling::{Moved, locked, settle},
    views::{Invoice, InvoiceAction, InvoiceAdjust, InvoiceAdjustmentVoid},
    write_offs::check_limit,
};
use crate::ledger::{About, Fact, NewLine, post, reverse};

/// Such as `Short pay`.
fn word(kind: AdjustmentKind) -> &'static str {
    match kind {
        AdjustmentKind::Credit => "Credit",
        AdjustmentKind::Debit => "Debit",
        AdjustmentKind::Discount => "Discount",
        AdjustmentKind::ShortPay => "Short pay",
        AdjustmentKind::WriteOff => "Write-off",
    }
}

/// An invoice at the version that the caller has seen, locked, and today at the company.
pub async fn opened(write: &Write, id: Uuid, version: i32) -> Result<(Model, Date), InvoiceError> {
    let row = locked(write, &BTreeSet::from([id])).await?.remove(&id).ok_or(InvoiceError::NotFound)?;
    same_version(row.version, version)?;
    let today = write.now.date_in(zone_of_company(write.tx(), write.company_id()).await?);
    Ok((row, today))
}

/// What an invoice is adjusted by.
pub struct Adjustment {
    /// The part of a payment that takes the discount.
    pub application_id: Option<Uuid>,
    pub kind: AdjustmentKind,
    pub reason: AdjustmentReason,
    pub note: Option<String>,
    pub amount_cents: i64,
    pub adjusted_on: Date,
}

/// Changes what is owed, and posts it.
pub async fn adjust(write: &mut Write, id: Uuid, input: InvoiceAdjust) -> Result<Invoice, InvoiceError> {
    let (row, today) = opened(write, id, input.version).await?;
    check_owed(&row)?;
    let adjusted_on = input.adjusted_on.unwrap_or(today);
    let mut invalid = Invalid::default();
    invalid.between("amount_cents", input.amount_cents, 1, MAX_CENTS);
    let note = input.note.as_deref().and_then(|text| invalid.optional_text("note", text, 500));
    invalid.require(adjusted_on <= today, "adjusted_on", "Use today or an earlier day.");
    invalid.require(adjusted_on >= row.invoiced_on, "adjusted_on", "Use the invoice's day or a later one.");
    invalid.finish()?;
    if input.kind == AdjustmentKind::WriteOff {
        check_limit(write, &row, input.amount_cents).await?;
    }
    let adjustment = Adjustment {
        application_id: None,
        kind: input.kind,
        reason: input.reason,
        note,
        amount_cents: input.amount_cents,
        adjusted_on,
    };
    let (_, row) = made(write, &row, adjustment).await?;
    Ok(shown_one(write.tx(), row, today).await?)
}

/// Refuses what only an owed invoice takes.
pub fn check_owed(row: &Model) -> Result<(), InvoiceError> {
    allowed_actions(row).contains(&InvoiceAction::Adjust).then_some(()).ok_or(InvoiceError::NotOwed)
}

/// The adjustment's id, and the next version of an owed invoice.
pub async fn made(write: &mut Write, row: &Model, adjustment: Adjustment) -> Result<(Uuid, Model), InvoiceError> {
    let Adjustment { kind, amount_cents, .. } = adjustment;
    let mut noted = vec![
        Change { field: "kind".to_owned(), from: None, to: Some(word(kind).to_owned()) },
        Change { field: "amount".to_owned(), from: None, to: Some(dollars(amount_cents)) },
    ];
    noted.extend(adjustment.note.clone().map(|note| Change { field: "note".to_owned(), from: None, to: Some(note) }));
    let id = enter(write, row, adjustment).await?;
    let moved = Moved { adjusted_cents: kind.signed(amount_cents), ..Moved::default() };
    let row = settle(write, row, moved, "invoice.adjusted", noted).await?;
    Ok((id, row))
}

/// Keeps an adjustment, and posts it. What is owed afterwards is up to the caller.
pub async fn enter(write: &mut Write, row: &Model, adjustment: Adjustment) -> Result<Uuid, InvoiceError> {
    let Adjustment { application_id, kind, reason, note, amount_cents, adjusted_on } = adjustment;
    let entered = ActiveModel {
        id: Set(write.new_id()),
        company_id: Set(write.company_id()),
        invoice_id: Set(row.id),
        application_id: Set(application_id),
        kind: Set(kind),
        reason: Set(reason),
        note: Set(note),
        amount_cents: Set(amount_cents),
        adjusted_on: Set(adjusted_on),
        created_by: Set(write.actor.name.clone()),
        created_at: Set(write.now),
        voided_at: Set(None),
        voided_by: Set(None),
        void_reason: Set(None),
    };
    let entered = entered.insert(write.tx()).await?;
    let about = About { invoice_id: Some(row.id), ..About::default() };
    let signed = kind.signed(amount_cents);
    let fact = Fact {
        source: PostingSource::InvoiceAdjustment,
        source_id: entered.id,
        fact: PostingFact::Posted,
        posted_on: adjusted_on,
        memo: memo(row, &format!("{} on invoice", word(kind))),
        lines: vec![
            NewLine { account: AccountRole::AccountsReceivable, amount_cents: signed, about },
            NewLine { account: kind.account(), amount_cents: signed.saturating_neg(), about },
        ],
    };
    post(write, fact).await?;
    Ok(entered.id)
}

/// Takes an adjustment back: the ledger gets the opposite, dated today.
pub async fn void_adjustment(
    write: &mut Write,
    id: Uuid,
    input: InvoiceAdjustmentVoid,
) -> Result<Invoice, InvoiceError> {
    let mut invalid = Invalid::default();
    let reason = invalid.name("reason", &input.reason, 500);
    invalid.finish()?;
    let (row, today) = opened(write, id, input.version).await?;
    let found = write.find_for_update::<Entity>(input.adjustment_id).await?;
    let found = found.filter(|found| found.invoice_id == id).ok_or(InvoiceError::NoAdjustment)?;
    if found.voided_at.is_some() {
        return Err(InvoiceError::NoAdjustment);
    }
    take_back(write, &row, &found, &reason, today).await?;
    let moved = Moved { adjusted_cents: found.kind.signed(found.amount_cents).saturating_neg(), ..Moved::default() };
    let noted = vec![
        Change { field: "amount".to_owned(), from: None, to: Some(dollars(found.amount_cents)) },
        Change { field: "reason".to_owned(), from: None, to: Some(reason) },
    ];
    let row = settle(write, &row, moved, "invoice.adjustment_voided", noted).await?;
    Ok(shown_one(write.tx(), row, today).await?)
}

/// Marks an adjustment as voided, and posts its opposite. What is owed afterwards is up to the caller.
pub async fn take_back(
    write: &mut Write,
    row: &Model,
    found: &invoice_adjustment::Model,
    reason: &str,
    today: Date,
) -> Result<(), InvoiceError> {
    let change = ActiveModel {
        id: Set(found.id),
        voided_at: Set(Some(write.now)),
        voided_by: Set(Some(write.actor.name.clone())),
        void_reason: Set(Some(reason.to_owned())),
        ..Default::default()
    };
    change.update(write.tx()).await?;
    let words = memo(row, &format!("Voided {} on invoice", word(found.kind).to_lowercase()));
    reverse(write, (PostingSource::InvoiceAdjustment, found.id), PostingFact::Voided, today, words).await?;
    Ok(())
}

/// Takes back all adjustments of an invoice that is voided.
pub async fn take_all_back(write: &mut Write, row: &Model, reason: &str, today: Date) -> Result<(), InvoiceError> {
    let standing = Entity::owned_by(write.company_id())
        .filter(Column::InvoiceId.eq(row.id))
        .filter(Column::VoidedAt.is_null())
        .order_by_asc(Column::Id)
        .fetch_all(write.tx())
        .await?;
    for found in &standing {
        take_back(write, row, found, reason, today).await?;
    }
    Ok(())
}
