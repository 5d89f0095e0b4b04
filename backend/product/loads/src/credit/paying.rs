//! How long customers take to pay.

use std::collections::HashMap;

use haul_db::{Connection, Whole, sum_of};
use haul_entity::{
    Owned,
    money::payment_application::{Column, Entity},
};
use haul_types::Date;
use sea_orm::{ColumnTrait, DbErr, FromQueryResult, QueryFilter, QuerySelect, sea_query::Expr};
use uuid::Uuid;

/// A season in which a customer pays late does not hide the others.
const PAID_DAYS: u32 = 365;

/// Payments on invoices, and the days from each invoice to its payment.
#[derive(Clone, Copy, Debug, Default, FromQueryResult)]
pub struct DaysToPay {
    days: i64,
    count: i64,
}

impl DaysToPay {
    /// Rounded down; none if nothing was paid.
    pub fn average(self) -> Option<i64> {
        self.days.checked_div(self.count)
    }

    pub fn join(self, other: Self) -> Self {
        Self { days: self.days.saturating_add(other.days), count: self.count.saturating_add(other.count) }
    }
}

#[derive(FromQueryResult)]
struct OfCustomer {
    customer_id: Uuid,
    days: i64,
    count: i64,
}

/// Days to pay by customer, over the year that ends on a day. Terminals do not limit them.
pub async fn days_to_pay(
    db: &impl Connection,
    company_id: Uuid,
    as_of: Date,
) -> Result<HashMap<Uuid, DaysToPay>, DbErr> {
    let found = standing(company_id, as_of)
        .column_as(Column::CustomerId, "customer_id")
        .group_by(Column::CustomerId)
        .into_model::<OfCustomer>()
        .all(&Whole(db))
        .await?;
    Ok(found.into_iter().map(|row| (row.customer_id, DaysToPay { days: row.days, count: row.count })).collect())
}

/// The same of one customer.
pub async fn days_to_pay_of(
    db: &impl Connection,
    (company_id, customer_id): (Uuid, Uuid),
    as_of: Date,
) -> Result<DaysToPay, DbErr> {
    let of_customer = standing(company_id, as_of).filter(Column::CustomerId.eq(customer_id));
    Ok(of_customer.into_model::<DaysToPay>().one(&Whole(db)).await?.unwrap_or_default())
}

fn standing(company_id: Uuid, as_of: Date) -> sea_orm::Select<Entity> {
    Entity::owned_by(company_id)
        .filter(Column::VoidedAt.is_null())
        .filter(Column::AppliedOn.gt(as_of.minus_days(PAID_DAYS)))
        .filter(Column::AppliedOn.lte(as_of))
        .select_only()
        .column_as(sum_of(Expr::col((Entity, Column::DaysToPay))), "days")
        .column_as(Column::Id.count(), "count")
}
