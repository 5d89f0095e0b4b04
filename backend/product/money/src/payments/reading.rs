//! Reading payments.

use haul_api::{
    AnyOf, ApiError, AppContext, SortBy,
    audit::{RecordHistory, history_of},
    authz::Actor,
    paging::{Page, PageParams, page},
    searched,
};
use haul_db::sum_of;
use haul_entity::{
    Owned,
    money::{
        payment::{Column, Entity, Model},
        payment_application,
    },
};
use haul_types::{Date, PaymentMethod, PaymentStatus};
use sea_orm::{ColumnTrait, FromQueryResult, QueryFilter, QuerySelect, QueryTrait, sea_query::Expr};
use uuid::Uuid;

use super::{
    error::PaymentError,
    rows::{shown_all, shown_one},
    views::{Payment, PaymentCounts, PaymentPage, PaymentStatusCount},
};
use crate::ledger::require_everything;

/// Which payments a list shows.
pub struct Filter {
    pub q: Option<String>,
    pub ids: AnyOf<Uuid>,
    pub status: AnyOf<PaymentStatus>,
    pub method: AnyOf<PaymentMethod>,
    pub customer_id: Option<Uuid>,
    pub invoice_id: Option<Uuid>,
    pub received_from: Option<Date>,
    pub received_to: Option<Date>,
    pub deposit_id: Option<Uuid>,
    pub is_deposited: Option<bool>,
}

impl SortBy for Payment {
    type Column = Column;

    const FIELDS: &'static [(&'static str, Column)] = &[
        ("received_on", Column::ReceivedOn),
        ("amount_cents", Column::AmountCents),
        ("unapplied_cents", Column::UnappliedCents),
        ("created_at", Column::CreatedAt),
    ];
    const DEFAULT: &'static str = "-received_on";
}

pub async fn list(
    ctx: &AppContext,
    actor: &Actor,
    filter: Filter,
    params: &PageParams<Payment>,
) -> Result<PaymentPage, PaymentError> {
    require_everything(actor)?;
    let db = ctx.db_of(actor);
    let mut select = Entity::owned_by(actor.company_id)
        .filter(searched(filter.q.as_deref(), &[Column::CustomerNameFolded, Column::ReferenceFolded], &[]))
        .filter(filter.ids.on(Column::Id))
        .filter(filter.status.on(Column::Status))
        .filter(filter.method.on(Column::Method));
    if let Some(id) = filter.customer_id {
        select = select.filter(Column::CustomerId.eq(id));
    }
    if let Some(id) = filter.invoice_id {
        let of_invoice = payment_application::Entity::owned_by(actor.company_id)
            .filter(payment_application::Column::InvoiceId.eq(id))
            .select_only()
            .column(payment_application::Column::PaymentId)
            .into_query();
        select = select.filter(Column::Id.in_subquery(of_invoice));
    }
    if let Some(id) = filter.deposit_id {
        select = select.filter(Column::DepositId.eq(id));
    }
    if let Some(is_deposited) = filter.is_deposited {
        let named = if is_deposited { Column::DepositId.is_not_null() } else { Column::DepositId.is_null() };
        select = select.filter(named);
    }
    if let Some(day) = filter.received_from {
        select = select.filter(Column::ReceivedOn.gte(day));
    }
    if let Some(day) = filter.received_to {
        select = select.filter(Column::ReceivedOn.lte(day));
    }
    let found = page(&db, select, params, Column::Id).await?;
    let rows = shown_all(&db, actor.company_id, found.rows).await?;
    Ok(Page { rows, next_cursor: found.next_cursor, total_count: found.total_count }.into())
}

#[derive(FromQueryResult)]
struct Sums {
    status: PaymentStatus,
    count: i64,
    amount_cents: i64,
    unapplied_cents: i64,
}

pub async fn counts(ctx: &AppContext, actor: &Actor) -> Result<PaymentCounts, PaymentError> {
    require_everything(actor)?;
    let sum = |column: Column| sum_of(Expr::col((Entity, column)));
    let sums = Entity::owned_by(actor.company_id)
        .select_only()
        .column_as(Column::Status, "status")
        .column_as(Column::Id.count(), "count")
        .column_as(sum(Column::AmountCents), "amount_cents")
        .column_as(sum(Column::UnappliedCents), "unapplied_cents")
        .group_by(Column::Status)
        .into_model::<Sums>()
        .all(&ctx.db_of(actor))
        .await?;
    let of_status =
        |sums: &Sums| PaymentStatusCount { status: sums.status, count: sums.count, amount_cents: sums.amount_cents };
    Ok(PaymentCounts {
        statuses: sums.iter().map(of_status).collect(),
        unapplied_cents: sums.iter().map(|sums| sums.unapplied_cents).fold(0, i64::saturating_add),
        currency: "USD".to_owned(),
    })
}

pub async fn read(ctx: &AppContext, actor: &Actor, id: Uuid) -> Result<Payment, PaymentError> {
    let row = found(ctx, actor, id).await?;
    Ok(shown_one(&ctx.db_of(actor), row).await?)
}

async fn found(ctx: &AppContext, actor: &Actor, id: Uuid) -> Result<Model, PaymentError> {
    require_everything(actor)?;
    let found = Entity::find_owned(actor.company_id, id).fetch_optional(&ctx.db_of(actor)).await?;
    found.ok_or(PaymentError::NotFound)
}

pub async fn history(ctx: &AppContext, actor: &Actor, id: Uuid) -> Result<RecordHistory, ApiError> {
    found(ctx, actor, id).await?;
    history_of(ctx.product, &ctx.db_of(actor), actor.company_id, "payment", id).await
}
