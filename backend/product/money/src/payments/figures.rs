//! What was collected, for dashboards.

use haul_db::{Connection, sum_of};
use haul_entity::{
    Owned,
    money::payment::{Column, Entity},
};
use haul_types::{Date, PaymentStatus};
use sea_orm::{
    ColumnTrait, DbErr, FromQueryResult, QueryFilter, QuerySelect,
    sea_query::{Expr, ExprTrait},
};
use uuid::Uuid;

/// Payments and what they brought.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, FromQueryResult)]
pub struct Collected {
    pub count: i64,
    pub cents: i64,
}

/// Payments received from `from` until `before`, its end excluded, less what was refunded; without those that were
/// returned or voided.
pub async fn collected(db: &impl Connection, company_id: Uuid, from: Date, before: Date) -> Result<Collected, DbErr> {
    let of_payment = |column: Column| Expr::col((Entity, column));
    let kept = of_payment(Column::AmountCents).sub(of_payment(Column::RefundedCents));
    let sums = Entity::owned_by(company_id)
        .filter(Column::Status.is_in([PaymentStatus::Unapplied, PaymentStatus::Applied]))
        .filter(Column::ReceivedOn.gte(from))
        .filter(Column::ReceivedOn.lt(before))
        .select_only()
        .column_as(Column::Id.count(), "count")
        .column_as(sum_of(kept), "cents");
    Ok(sums.into_model::<Collected>().one(db).await?.unwrap_or_default())
}
