//! What was billed, for dashboards.

use haul_db::{Connection, sum_of};
use haul_entity::{
    Owned,
    money::invoice::{Column, Entity},
};
use haul_types::{Date, InvoiceOrigin, InvoiceStatus};
use sea_orm::{ColumnTrait, DbErr, FromQueryResult, QueryFilter, QuerySelect, Select, sea_query::Expr};
use uuid::Uuid;

/// Invoices and their totals.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, FromQueryResult)]
pub struct Billed {
    pub count: i64,
    pub cents: i64,
}

/// Invoices for loads dated from `from` until `before`, its end excluded, without drafts and voided ones.
pub async fn billed(db: &impl Connection, company_id: Uuid, from: Date, before: Date) -> Result<Billed, DbErr> {
    let dated = Entity::owned_by(company_id)
        .filter(Column::Origin.eq(InvoiceOrigin::Loads))
        .filter(Column::Status.is_not_in([InvoiceStatus::Draft, InvoiceStatus::Voided]))
        .filter(Column::InvoicedOn.gte(from))
        .filter(Column::InvoicedOn.lt(before));
    summed(db, dated).await
}

/// Invoices that are not posted yet.
pub async fn drafts(db: &impl Connection, company_id: Uuid) -> Result<Billed, DbErr> {
    summed(db, Entity::owned_by(company_id).filter(Column::Status.eq(InvoiceStatus::Draft))).await
}

async fn summed(db: &impl Connection, select: Select<Entity>) -> Result<Billed, DbErr> {
    let sums = select
        .select_only()
        .column_as(Column::Id.count(), "count")
        .column_as(sum_of(Expr::col((Entity, Column::TotalCents))), "cents");
    Ok(sums.into_model::<Billed>().one(db).await?.unwrap_or_default())
}
