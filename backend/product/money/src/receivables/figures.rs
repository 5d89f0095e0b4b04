//! What is owed today, for dashboards. Read from invoices and payments, whose sums are those of the ledger, because a
//! dashboard is read often and the ledger only grows.

use haul_db::{Connection, sum_of};
use haul_entity::{
    Owned,
    money::{invoice, payment},
};
use haul_loads::{DaysToPay, days_to_pay};
use haul_types::{Date, InvoiceStatus, PaymentStatus};
use sea_orm::{ColumnTrait, DbErr, FromQueryResult, QueryFilter, QuerySelect, sea_query::Expr};
use uuid::Uuid;

use super::{
    aging::Aged,
    reading::{SALES_DAYS, days_of_sales, invoiced_since},
};

/// What all customers owe.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Figures {
    pub aged: Aged,
    pub invoice_count: i64,
    /// Payments that don't pay an invoice yet.
    pub unapplied_cents: i64,
    pub days_sales_outstanding: Option<i64>,
    /// From invoice to payment, over all customers' payments of a year.
    pub average_days_to_pay: Option<i64>,
}

#[derive(FromQueryResult)]
struct DueOn {
    due_on: Date,
    count: i64,
    cents: i64,
}

#[derive(FromQueryResult)]
struct Sum {
    cents: i64,
}

pub async fn figures(db: &impl Connection, company_id: Uuid, today: Date) -> Result<Figures, DbErr> {
    let owed = invoice::Entity::owned_by(company_id)
        .filter(invoice::Column::Status.is_in(InvoiceStatus::OWED.iter().copied()))
        .select_only()
        .column_as(invoice::Column::DueOn, "due_on")
        .column_as(invoice::Column::Id.count(), "count")
        .column_as(sum_of(Expr::col((invoice::Entity, invoice::Column::BalanceCents))), "cents")
        .group_by(invoice::Column::DueOn)
        .into_model::<DueOn>()
        .all(db)
        .await?;
    let mut aged = Aged::default();
    owed.iter().for_each(|day| aged.add(day.due_on, today, day.cents));
    let unapplied = payment::Entity::owned_by(company_id)
        .filter(payment::Column::Status.eq(PaymentStatus::Unapplied))
        .select_only()
        .column_as(sum_of(Expr::col((payment::Entity, payment::Column::UnappliedCents))), "cents")
        .into_model::<Sum>()
        .one(db)
        .await?;
    let sales_cents = invoiced_since(db, company_id, today.minus_days(SALES_DAYS), today).await?;
    let paid = days_to_pay(db, company_id, today).await?;
    Ok(Figures {
        aged,
        invoice_count: owed.iter().map(|day| day.count).fold(0, i64::saturating_add),
        unapplied_cents: unapplied.map_or(0, |sum| sum.cents),
        days_sales_outstanding: days_of_sales(aged.total(), sales_cents),
        average_days_to_pay: paid.into_values().fold(DaysToPay::default(), DaysToPay::join).average(),
    })
}
