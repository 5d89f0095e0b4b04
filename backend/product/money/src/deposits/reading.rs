//! Reading deposits.

use haul_api::{
    AnyOf, ApiError, AppContext, SortBy,
    audit::{RecordHistory, history_of},
    authz::Actor,
    paging::{Page, PageParams, page},
};
use haul_entity::{
    Owned,
    money::deposit::{Column, Entity, Model},
};
use haul_types::Date;
use sea_orm::{ColumnTrait, QueryFilter};
use uuid::Uuid;

use super::{
    error::DepositError,
    rows::{shown, shown_one},
    views::{Deposit, DepositPage},
};
use crate::ledger::require_everything;

/// Which deposits a list shows.
pub struct Filter {
    pub ids: AnyOf<Uuid>,
    pub is_voided: Option<bool>,
    pub from: Option<Date>,
    pub to: Option<Date>,
}

impl SortBy for Deposit {
    type Column = Column;

    const FIELDS: &'static [(&'static str, Column)] = &[
        ("deposited_on", Column::DepositedOn),
        ("amount_cents", Column::AmountCents),
        ("created_at", Column::CreatedAt),
    ];
    const DEFAULT: &'static str = "-deposited_on";
}

pub async fn list(
    ctx: &AppContext,
    actor: &Actor,
    filter: Filter,
    params: &PageParams<Deposit>,
) -> Result<DepositPage, DepositError> {
    require_everything(actor)?;
    let mut select = Entity::owned_by(actor.company_id).filter(filter.ids.on(Column::Id));
    if let Some(is_voided) = filter.is_voided {
        let at = Column::VoidedAt;
        select = select.filter(if is_voided { at.is_not_null() } else { at.is_null() });
    }
    if let Some(day) = filter.from {
        select = select.filter(Column::DepositedOn.gte(day));
    }
    if let Some(day) = filter.to {
        select = select.filter(Column::DepositedOn.lte(day));
    }
    let found = page(&ctx.db_of(actor), select, params, Column::Id).await?;
    let rows = found.rows.into_iter().map(shown).collect();
    Ok(Page { rows, next_cursor: found.next_cursor, total_count: found.total_count }.into())
}

pub async fn read(ctx: &AppContext, actor: &Actor, id: Uuid) -> Result<Deposit, DepositError> {
    let row = found(ctx, actor, id).await?;
    Ok(shown_one(&ctx.db_of(actor), row).await?)
}

async fn found(ctx: &AppContext, actor: &Actor, id: Uuid) -> Result<Model, DepositError> {
    require_everything(actor)?;
    let found = Entity::find_owned(actor.company_id, id).fetch_optional(&ctx.db_of(actor)).await?;
    found.ok_or(DepositError::NotFound)
}

pub async fn history(ctx: &AppContext, actor: &Actor, id: Uuid) -> Result<RecordHistory, ApiError> {
    found(ctx, actor, id).await?;
    history_of(ctx.product, &ctx.db_of(actor), actor.company_id, "deposit", id).await
}
