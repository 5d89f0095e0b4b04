//! The journal: every line of the ledger, with what it comes from.

use haul_api::{
    AnyOf, ApiError, AppContext, SortBy,
    authz::Actor,
    by_ids,
    paging::{Page, PageParams, page},
};
use haul_entity::{
    Owned,
    money::{
        invoice, invoice_line, payment, posting,
        posting_line::{Column, Entity, Model},
    },
};
use haul_types::{Date, NamedRef};
use sea_orm::{ColumnTrait, QueryFilter};
use std::collections::HashMap;
use uuid::Uuid;

use super::{
    balances::require_everything,
    chart,
    views::{LedgerAccount, LedgerLine, LedgerLinePage},
};

/// Which lines the journal shows.
pub struct Filter {
    pub account: AnyOf<Uuid>,
    pub invoice_id: Option<Uuid>,
    pub payment_id: Option<Uuid>,
    pub posting_id: Option<Uuid>,
    pub from: Option<Date>,
    pub to: Option<Date>,
}

impl SortBy for LedgerLine {
    type Column = Column;

    const FIELDS: &'static [(&'static str, Column)] = &[("posted_on", Column::PostedOn)];
    const DEFAULT: &'static str = "-posted_on";
}

pub async fn list(
    ctx: &AppContext,
    actor: &Actor,
    filter: Filter,
    params: &PageParams<LedgerLine>,
) -> Result<LedgerLinePage, ApiError> {
    require_everything(actor)?;
    let db = ctx.db_of(actor);
    let company_id = actor.company_id;
    let mut select = Entity::owned_by(company_id).filter(filter.account.on(Column::AccountId));
    if let Some(id) = filter.invoice_id {
        select = select.filter(Column::InvoiceId.eq(id));
    }
    if let Some(id) = filter.payment_id {
        select = select.filter(Column::PaymentId.eq(id));
    }
    if let Some(id) = filter.posting_id {
        select = select.filter(Column::PostingId.eq(id));
    }
    if let Some(day) = filter.from {
        select = select.filter(Column::PostedOn.gte(day));
    }
    if let Some(day) = filter.to {
        select = select.filter(Column::PostedOn.lte(day));
    }
    let found = page(&db, select, params, Column::Id).await?;
    let accounts = chart::accounts(&db, company_id).await?;
    let accounts: HashMap<Uuid, LedgerAccount> = accounts.into_iter().map(|row| (row.id, row.into())).collect();
    let ids = found.rows.iter().map(|row| row.posting_id);
    let postings = by_ids(&db, posting::Entity::owned_by(company_id), posting::Column::Id, ids).await?;
    let ids = found.rows.iter().filter_map(|row| row.invoice_id);
    let invoices = by_ids(&db, invoice::Entity::owned_by(company_id), invoice::Column::Id, ids).await?;
    let ids = found.rows.iter().filter_map(|row| row.payment_id);
    let payments = by_ids(&db, payment::Entity::owned_by(company_id), payment::Column::Id, ids).await?;
    let ids = found.rows.iter().filter_map(|row| row.invoice_line_id);
    let lines = by_ids(&db, invoice_line::Entity::owned_by(company_id), invoice_line::Column::Id, ids).await?;
    let shown = |row: Model| {
        let posting = postings.get(&row.posting_id)?.clone();
        let invoice = row.invoice_id.and_then(|id| invoices.get(&id));
        let payment = row.payment_id.and_then(|id| payments.get(&id));
        let line = row.invoice_line_id.and_then(|id| lines.get(&id));
        Some(LedgerLine {
            id: row.id,
            posting_id: row.posting_id,
            posted_on: row.posted_on,
            account: accounts.get(&row.account_id)?.clone(),
            debit_cents: Some(row.amount_cents).filter(|cents| *cents > 0),
            credit_cents: Some(row.amount_cents.saturating_neg()).filter(|cents| *cents > 0),
            currency: "USD".to_owned(),
            source: posting.source,
            fact: posting.fact,
            memo: posting.memo,
            reverses_id: posting.reverses_id,
            invoice: invoice.map(|it| NamedRef { id: it.id, name: it.number.clone() }),
            payment: payment.map(|it| NamedRef { id: it.id, name: it.reference.clone() }),
            load: line.map(|it| NamedRef { id: it.load_id, name: it.load_number.clone() }),
            charge_id: line.map(|it| it.charge_id),
            charge_code: line.map(|it| it.code),
            approved_by: line.and_then(|it| it.approved_by.clone()),
            posted_by: posting.posted_by,
            created_at: posting.created_at,
        })
    };
    let shown = |row: Model| shown(row).ok_or_else(|| ApiError::internal("a line without its posting or account"));
    let rows = found.rows.into_iter().map(shown).collect::<Result<_, _>>()?;
    Ok(Page { rows, next_cursor: found.next_cursor, total_count: found.total_count }.into())
}
