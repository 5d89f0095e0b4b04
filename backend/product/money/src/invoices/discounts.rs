//! Discounts for paying early: what an invoice offers, and what payments took of it. Taking them is `discounting.rs`.

use std::collections::HashMap;

use haul_api::ApiError;
use haul_db::{Connection, Fetch};
use haul_entity::{
    Owned,
    money::{
        invoice::Model,
        invoice_adjustment::{Column, Entity},
    },
    partners::customer,
};
use haul_papers::{Discount, due_on};
use haul_types::{AdjustmentKind, Date, dollars};
use sea_orm::{ColumnTrait, DbErr, QueryFilter};
use uuid::Uuid;

/// What an invoice of that day offers the customer.
pub async fn offered(
    db: &impl Connection,
    customer: &customer::Model,
    invoiced_on: Date,
) -> Result<Option<Discount>, ApiError> {
    let Some((basis_points, days)) = customer.discount_basis_points.zip(customer.discount_days) else {
        return Ok(None);
    };
    let until = due_on(db, customer.company_id, invoiced_on, days).await?;
    Ok(Some(Discount { basis_points, days, until }))
}

/// What an invoice offers.
pub fn of(row: &Model) -> Option<Discount> {
    let ((basis_points, days), until) = row.discount_basis_points.zip(row.discount_days).zip(row.discount_until)?;
    Some(Discount { basis_points, days, until })
}

/// The last day to take an invoice's discount, if the invoice is dated that day.
pub async fn until(db: &impl Connection, row: &Model, invoiced_on: Date) -> Result<Option<Date>, ApiError> {
    match row.discount_days {
        Some(days) => Ok(Some(due_on(db, row.company_id, invoiced_on, days).await?)),
        None => Ok(None),
    }
}

/// What discounts that stand took from the invoices that offer one, in cents.
pub async fn taken<'a>(
    db: &impl Connection,
    company_id: Uuid,
    rows: impl IntoIterator<Item = &'a Model>,
) -> Result<HashMap<Uuid, i64>, DbErr> {
    let ids: Vec<Uuid> = rows.into_iter().filter(|row| row.discount_days.is_some()).map(|row| row.id).collect();
    let mut taken = HashMap::new();
    if ids.is_empty() {
        return Ok(taken);
    }
    let standing = Entity::owned_by(company_id)
        .filter(Column::InvoiceId.is_in(ids))
        .filter(Column::Kind.eq(AdjustmentKind::Discount))
        .filter(Column::VoidedAt.is_null())
        .fetch_all(db)
        .await?;
    for row in standing {
        let sum: &mut i64 = taken.entry(row.invoice_id).or_default();
        *sum = sum.saturating_add(row.amount_cents);
    }
    Ok(taken)
}

/// Until when how much of an invoice's discount can be taken, if something is left of it.
pub fn left(row: &Model, taken_cents: i64) -> Option<(Date, i64)> {
    let discount = of(row)?;
    let left = discount.cents_of(row.total_cents).saturating_sub(taken_cents);
    (left > 0).then_some((discount.until, left))
}

/// The discounts that stand of parts of payments, in cents, by the part's id.
pub async fn of_applications(
    db: &impl Connection,
    company_id: Uuid,
    ids: impl IntoIterator<Item = Uuid>,
) -> Result<HashMap<Uuid, i64>, DbErr> {
    let ids: Vec<Uuid> = ids.into_iter().collect();
    if ids.is_empty() {
        return Ok(HashMap::new());
    }
    let standing = Entity::owned_by(company_id)
        .filter(Column::ApplicationId.is_in(ids))
        .filter(Column::VoidedAt.is_null())
        .fetch_all(db)
        .await?;
    Ok(standing.into_iter().filter_map(|row| Some((row.application_id?, row.amount_cents))).collect())
}

/// Why a payment received that day can't take this much of an invoice's discount; none if it can.
pub fn refusal(row: &Model, taken_cents: i64, received_on: Date, amount_cents: i64) -> Option<String> {
    let number = &row.number;
    let Some(discount) = of(row) else {
        return Some(format!("Invoice {number} has no discount terms."));
    };
    if received_on > discount.until {
        return Some(format!("The discount ended on {}.", discount.until.words()));
    }
    let left = discount.cents_of(row.total_cents).saturating_sub(taken_cents);
    match left {
        _ if amount_cents <= left => None,
        ..=0 => Some(format!("The discount on invoice {number} is taken already.")),
        _ => Some(format!("Only {} is left of the discount. Enter that much or less.", dollars(left))),
    }
}
