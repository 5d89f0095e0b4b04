//! Reading invoices.

use haul_api::{
    AnyOf, ApiError, AppContext, SortBy,
    audit::{RecordHistory, history_of},
    authz::Actor,
    paging::{Page, PageParams, page},
    searched, today_at_company,
};
use haul_db::sum_of;
use haul_entity::{
    Owned,
    money::{
        invoice::{Column, Entity, Model},
        invoice_line,
    },
    partners::customer,
};
use haul_types::{Date, InvoiceDelivery, InvoiceOrigin, InvoiceStatus};
use sea_orm::{ColumnTrait, Condition, FromQueryResult, QueryFilter, QuerySelect, QueryTrait, sea_query::Expr};
use uuid::Uuid;

use super::{
    error::InvoiceError,
    rows::{shown_all, shown_one},
    views::{Invoice, InvoiceCounts, InvoicePage, InvoiceStatusCount},
    write_offs::open_requests,
};

/// Which invoices a list shows.
pub struct Filter {
    pub q: Option<String>,
    pub ids: AnyOf<Uuid>,
    pub status: AnyOf<InvoiceStatus>,
    pub origin: AnyOf<InvoiceOrigin>,
    pub delivery: AnyOf<InvoiceDelivery>,
    pub customer_id: Option<Uuid>,
    pub load_id: Option<Uuid>,
    pub is_overdue: Option<bool>,
    pub is_disputed: Option<bool>,
    pub has_write_off_request: Option<bool>,
    pub invoiced_from: Option<Date>,
    pub invoiced_to: Option<Date>,
    pub due_from: Option<Date>,
    pub due_to: Option<Date>,
}

impl SortBy for Invoice {
    type Column = Column;

    const FIELDS: &'static [(&'static str, Column)] = &[
        ("number", Column::NumberSequence),
        ("invoiced_on", Column::InvoicedOn),
        ("due_on", Column::DueOn),
        ("total_cents", Column::TotalCents),
        ("balance_cents", Column::BalanceCents),
        ("created_at", Column::CreatedAt),
    ];
    const DEFAULT: &'static str = "-number";
}

/// Owed, and after its last day.
fn overdue(today: Date) -> Condition {
    Condition::all().add(Column::IsOwed.eq(true)).add(Column::DueOn.lt(today))
}

/// Nothing more than the statuses ask for, so that the index of what is owed answers.
fn only_owed(statuses: &AnyOf<InvoiceStatus>) -> Condition {
    let are_owed = !statuses.is_empty() && statuses.values().iter().all(|status| status.is_owed());
    Condition::all().add_option(are_owed.then(|| Column::IsOwed.eq(true)))
}

/// Owed, with a write-off that waits for approval.
fn to_approve(company_id: Uuid) -> Condition {
    Condition::all().add(Column::IsOwed.eq(true)).add(Column::Id.in_subquery(open_requests(company_id)))
}

pub async fn list(
    ctx: &AppContext,
    actor: &Actor,
    filter: Filter,
    params: &PageParams<Invoice>,
) -> Result<InvoicePage, InvoiceError> {
    let db = ctx.db_of(actor);
    let today = today_at_company(&db, actor.company_id, ctx.now()).await?;
    let mut select = Entity::owned_by(actor.company_id)
        .filter(searched(
            filter.q.as_deref(),
            &[Column::CustomerNameFolded, Column::ReferenceFolded],
            &[Column::Number],
        ))
        .filter(filter.ids.on(Column::Id))
        .filter(filter.status.on(Column::Status))
        .filter(only_owed(&filter.status))
        .filter(filter.origin.on(Column::Origin));
    if !filter.delivery.is_empty() {
        let customers = customer::Entity::owned_by(actor.company_id)
            .filter(filter.delivery.on(customer::Column::InvoiceDelivery))
            .select_only()
            .column(customer::Column::Id)
            .into_query();
        select = select.filter(Column::CustomerId.in_subquery(customers));
    }
    if let Some(id) = filter.customer_id {
        select = select.filter(Column::CustomerId.eq(id));
    }
    if let Some(id) = filter.load_id {
        let of_load = invoice_line::Entity::owned_by(actor.company_id)
            .filter(invoice_line::Column::LoadId.eq(id))
            .select_only()
            .column(invoice_line::Column::InvoiceId)
            .into_query();
        select = select.filter(Column::Id.in_subquery(of_load));
    }
    if let Some(is_overdue) = filter.is_overdue {
        let overdue = overdue(today);
        select = select.filter(if is_overdue { overdue } else { overdue.not() });
    }
    if let Some(is_disputed) = filter.is_disputed {
        let cents = Column::DisputedCents;
        select = select.filter(if is_disputed { cents.gt(0) } else { cents.eq(0) });
    }
    if let Some(is_requested) = filter.has_write_off_request {
        let requested = to_approve(actor.company_id);
        select = select.filter(if is_requested { requested } else { requested.not() });
    }
    for (day, column, is_first) in [
        (filter.invoiced_from, Column::InvoicedOn, true),
        (filter.invoiced_to, Column::InvoicedOn, false),
        (filter.due_from, Column::DueOn, true),
        (filter.due_to, Column::DueOn, false),
    ] {
        if let Some(day) = day {
            select = select.filter(if is_first { column.gte(day) } else { column.lte(day) });
        }
    }
    let found = page(&db, select, params, Column::Id).await?;
    let rows = shown_all(&db, actor.company_id, found.rows, today).await?;
    Ok(Page { rows, next_cursor: found.next_cursor, total_count: found.total_count }.into())
}

#[derive(FromQueryResult)]
struct Sums {
    status: InvoiceStatus,
    count: i64,
    total_cents: i64,
    balance_cents: i64,
}

pub async fn counts(ctx: &AppContext, actor: &Actor) -> Result<InvoiceCounts, InvoiceError> {
    let db = ctx.db_of(actor);
    let today = today_at_company(&db, actor.company_id, ctx.now()).await?;
    let sum = |column: Column| sum_of(Expr::col((Entity, column)));
    let by_status = |condition: Condition| {
        Entity::owned_by(actor.company_id)
            .filter(condition)
            .select_only()
            .column_as(Column::Status, "status")
            .column_as(Column::Id.count(), "count")
            .column_as(sum(Column::TotalCents), "total_cents")
            .column_as(sum(Column::BalanceCents), "balance_cents")
            .group_by(Column::Status)
            .into_model::<Sums>()
    };
    let all = by_status(Condition::all()).all(&db).await?;
    let late = by_status(overdue(today)).all(&db).await?;
    let to_approve = by_status(to_approve(actor.company_id)).all(&db).await?;
    let balance = |sums: &[Sums]| sums.iter().map(|sum| sum.balance_cents).fold(0, i64::saturating_add);
    Ok(InvoiceCounts {
        overdue_count: late.iter().map(|sum| sum.count).fold(0, i64::saturating_add),
        overdue_cents: balance(&late),
        owed_cents: balance(&all),
        write_off_request_count: to_approve.iter().map(|sum| sum.count).fold(0, i64::saturating_add),
        currency: "USD".to_owned(),
        statuses: all.into_iter().map(of_status).collect(),
    })
}

fn of_status(sums: Sums) -> InvoiceStatusCount {
    InvoiceStatusCount {
        status: sums.status,
        count: sums.count,
        total_cents: sums.total_cents,
        balance_cents: sums.balance_cents,
    }
}

pub async fn read(ctx: &AppContext, actor: &Actor, id: Uuid) -> Result<Invoice, InvoiceError> {
    let db = ctx.db_of(actor);
    let row = found(ctx, actor, id).await?;
    let today = today_at_company(&db, actor.company_id, ctx.now()).await?;
    Ok(shown_one(&db, row, today).await?)
}

/// The row, if the actor sees it.
pub async fn found(ctx: &AppContext, actor: &Actor, id: Uuid) -> Result<Model, InvoiceError> {
    let found = Entity::find_owned(actor.company_id, id).fetch_optional(&ctx.db_of(actor)).await?;
    found.ok_or(InvoiceError::NotFound)
}

pub async fn history(ctx: &AppContext, actor: &Actor, id: Uuid) -> Result<RecordHistory, ApiError> {
    found(ctx, actor, id).await?;
    history_of(ctx.product, &ctx.db_of(actor), actor.company_id, "invoice", id).await
}
