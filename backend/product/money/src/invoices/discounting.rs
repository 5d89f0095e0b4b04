//! Taking discounts for paying early, with the part of a payment that pays the rest, and taking them back with it.

use haul_api::Write;
use haul_db::Fetch;
use haul_entity::{
    Owned,
    money::{
        invoice::Model,
        invoice_adjustment::{Column, Entity},
    },
};
use haul_types::{AdjustmentKind, AdjustmentReason, Date};
use sea_orm::{ColumnTrait, QueryFilter, QueryOrder};
use uuid::Uuid;

use super::{
    adjusting::{Adjustment, enter, take_back},
    error::InvoiceError,
};

/// Posts the discount that a part of a payment takes. What is owed afterwards is up to the caller.
pub async fn take(
    write: &mut Write,
    row: &Model,
    application_id: Uuid,
    amount_cents: i64,
    adjusted_on: Date,
) -> Result<(), InvoiceError> {
    let adjustment = Adjustment {
        application_id: Some(application_id),
        kind: AdjustmentKind::Discount,
        reason: AdjustmentReason::EarlyPayment,
        note: None,
        amount_cents,
        adjusted_on,
    };
    enter(write, row, adjustment).await?;
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
