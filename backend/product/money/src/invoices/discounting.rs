//! Taking discounts for paying early, with the part of a payment that pays the rest, and taking them back with it.

use haul_api::Write;
use haul_db::Fetch;
use haul_entity::{
    Owned,
    money::{
        invoice::Model,
        invoice_adjustment::{ActiveModel, Column, Entity},
    },
};
use haul_types::{AccountRole, AdjustmentKind, AdjustmentReason, Date, PostingFact, PostingSource};
use sea_orm::{ActiveModelTrait, ColumnTrait, QueryFilter, QueryOrder, Set};
use uuid::Uuid;

use super::{adjusting::take_back, editing::memo, error::InvoiceError};
use crate::ledger::{About, Fact, NewLine, post};

/// Posts the discount that a part of a payment takes. What is owed afterwards is up to the caller.
pub async fn take(
    write: &mut Write,
    row: &Model,
    application_id: Uuid,
    amount_cents: i64,
    adjusted_on: Date,
) -> Result<(), InvoiceError> {
    let adjustment = ActiveModel {
        id: Set(write.new_id()),
        company_id: Set(write.company_id()),
        invoice_id: Set(row.id),
        application_id: Set(Some(application_id)),
        kind: Set(AdjustmentKind::Discount),
        reason: Set(AdjustmentReason::EarlyPayment),
        note: Set(None),
        amount_cents: Set(amount_cents),
        adjusted_on: Set(adjusted_on),
        created_by: Set(write.actor.name.clone()),
        created_at: Set(write.now),
        voided_at: Set(None),
        voided_by: Set(None),
        void_reason: Set(None),
    };
    let adjustment = adjustment.insert(write.tx()).await?;
    let about = About { invoice_id: Some(row.id), ..About::default() };
    let signed = AdjustmentKind::Discount.signed(amount_cents);
    let account = AdjustmentKind::Discount.account();
    let fact = Fact {
        source: PostingSource::InvoiceAdjustment,
        source_id: adjustment.id,
        fact: PostingFact::Posted,
        posted_on: adjusted_on,
        memo: memo(row, "Discount on invoice"),
        lines: vec![
            NewLine { account: AccountRole::AccountsReceivable, amount_cents: signed, about },
            NewLine { account, amount_cents: signed.saturating_neg(), about },
        ],
    };
    post(write, fact).await?;
    Ok(())
}

/// Takes back the discount of a part of a payment that no longer pays the invoice, and returns its cents. What is owed
/// afterwards is up to the caller.
pub async fn give_back(
    write: &mut Write,
    row: &Model,
    application_id: Uuid,
    reason: &str,
    today: Date,
) -> Result<i64, InvoiceError> {
    let standing = Entity::owned_by(write.company_id())
        .filter(Column::ApplicationId.eq(application_id))
        .filter(Column::VoidedAt.is_null())
        .order_by_asc(Column::Id)
        .fetch_all(write.tx())
        .await?;
    let mut cents = 0_i64;
    for found in &standing {
        take_back(write, row, found, reason, today).await?;
        cents = cents.saturating_add(found.amount_cents);
    }
    Ok(cents)
}
