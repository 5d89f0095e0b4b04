//! What customers paid of billed detention.

use std::collections::{BTreeMap, BTreeSet};

use haul_api::ApiError;
use haul_db::{Db, Fetch};
use haul_entity::{
    Owned,
    detention::detention::Column,
    money::{invoice, invoice_adjustment, invoice_line},
};
use haul_types::{AdjustmentKind, AdjustmentReason, DetentionStatus, InvoiceStatus};
use sea_orm::{
    ColumnTrait, FromQueryResult, QueryFilter, QueryOrder, QuerySelect, QueryTrait, sea_query::SelectStatement,
};
use uuid::Uuid;

use crate::list::{Filter, filtered};

/// A billed claim.
#[derive(Clone, Debug, FromQueryResult)]
struct Claim {
    facility_id: Uuid,
    customer_id: Uuid,
    charge_id: Uuid,
}

/// What was paid of it.
pub(super) struct Paid {
    pub facility_id: Uuid,
    pub customer_id: Uuid,
    pub cents: i64,
}

/// Of the claims whose invoices are paid. What was taken off such an invoice for detention is taken off its claims, and
/// so is a write-off: the first line takes as much of it as it can, then the next.
pub(super) async fn paid(db: &Db, company_id: Uuid, filter: &Filter) -> Result<Vec<Paid>, ApiError> {
    let billed = || filtered(company_id, filter).filter(Column::Status.eq(DetentionStatus::Billed));
    let claims = billed()
        .filter(Column::ChargeId.is_not_null())
        .select_only()
        .columns([Column::FacilityId, Column::CustomerId, Column::ChargeId])
        .into_model::<Claim>()
        .all(db)
        .await?;
    let charges = billed().select_only().column(Column::ChargeId).into_query();
    let lines = invoice_line::Entity::owned_by(company_id)
        .filter(invoice_line::Column::ChargeId.in_subquery(charges))
        .filter(invoice_line::Column::VoidedAt.is_null());
    let on_invoices = || lines.clone().select_only().column(invoice_line::Column::InvoiceId).into_query();
    let invoices: BTreeSet<Uuid> = invoice::Entity::owned_by(company_id)
        .filter(invoice::Column::Id.in_subquery(on_invoices()))
        .filter(invoice::Column::Status.is_in([InvoiceStatus::Paid, InvoiceStatus::WrittenOff]))
        .fetch_all(db)
        .await?
        .into_iter()
        .map(|invoice| invoice.id)
        .collect();
    let mut taken_off = taken_off(db, company_id, on_invoices()).await?;
    let lines = lines
        .order_by_asc(invoice_line::Column::InvoiceId)
        .order_by_asc(invoice_line::Column::Sequence)
        .fetch_all(db)
        .await?;
    let claims: BTreeMap<Uuid, Claim> = claims.into_iter().map(|claim| (claim.charge_id, claim)).collect();
    let paid = lines.into_iter().filter(|line| invoices.contains(&line.invoice_id)).filter_map(|line| {
        let claim = claims.get(&line.charge_id)?;
        let left = taken_off.entry(line.invoice_id).or_default();
        let off = (*left).clamp(0, line.amount_cents.max(0));
        *left -= off;
        let cents = line.amount_cents.saturating_sub(off);
        Some(Paid { facility_id: claim.facility_id, customer_id: claim.customer_id, cents })
    });
    Ok(paid.collect())
}

/// By invoice: what customers did not pay for its detention, and what was written off.
async fn taken_off(db: &Db, company_id: Uuid, on_invoices: SelectStatement) -> Result<BTreeMap<Uuid, i64>, ApiError> {
    let standing = invoice_adjustment::Entity::owned_by(company_id)
        .filter(invoice_adjustment::Column::InvoiceId.in_subquery(on_invoices))
        .filter(invoice_adjustment::Column::VoidedAt.is_null())
        .fetch_all(db)
        .await?;
    let mut sums = BTreeMap::<Uuid, i64>::new();
    for row in standing {
        if row.kind == AdjustmentKind::WriteOff || row.reason == AdjustmentReason::Detention {
            *sums.entry(row.invoice_id).or_default() -= row.kind.signed(row.amount_cents);
        }
    }
    Ok(sums)
}
