//! Counts and sums over loads.

use haul_db::{Connection, sum_of};
use haul_entity::loads::load::{Column, Entity};
use sea_orm::{ColumnTrait, DbErr, FromQueryResult, QuerySelect, Select, sea_query::Expr};

/// The number of loads and their totals.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, FromQueryResult)]
pub struct Totals {
    pub count: i64,
    /// What customers agreed to.
    pub cents: i64,
    /// Charges awaiting the customers' approval.
    pub pending_cents: i64,
}

/// Totals the loads that a query selects.
pub async fn totals(db: &impl Connection, select: Select<Entity>) -> Result<Totals, DbErr> {
    let sum = |column: Column| sum_of(Expr::col((Entity, column)));
    let sums = select
        .select_only()
        .column_as(Column::Id.count(), "count")
        .column_as(sum(Column::TotalCents), "cents")
        .column_as(sum(Column::PendingCents), "pending_cents");
    Ok(sums.into_model::<Totals>().one(db).await?.unwrap_or_default())
}
