//! Counts and sums over loads.

use haul_db::Connection;
use haul_entity::loads::load::{Column, Entity};
use sea_orm::{
    ColumnTrait, DbErr, FromQueryResult, QuerySelect, Select,
    sea_query::{Expr, ExprTrait},
};

/// How many loads, and what they come to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, FromQueryResult)]
pub struct Totals {
    pub count: i64,
    pub cents: i64,
}

/// Adds up the loads that a query selects.
pub async fn totals(db: &impl Connection, select: Select<Entity>) -> Result<Totals, DbErr> {
    // PostgreSQL adds bigints up to a numeric; nothing adds up to null.
    let cents = Expr::col((Entity, Column::TotalCents)).sum().cast_as("bigint").if_null(0_i64);
    let sums = select.select_only().column_as(Column::Id.count(), "count").column_as(cents, "cents");
    Ok(sums.into_model::<Totals>().one(db).await?.unwrap_or_default())
}
