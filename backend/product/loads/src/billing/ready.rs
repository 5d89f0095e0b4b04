//! Loads to bill, and their totals.

use haul_api::{
    AnyOf, ApiError, Invalid, SortBy,
    paging::{PageParams, page},
    zone_of_company,
};
use haul_db::Db;
use haul_entity::loads::load::{Column, Entity, Model};
use haul_types::{BillingStatus, Timestamp};
use sea_orm::{ColumnTrait, Condition, QueryFilter, Select};
use uuid::Uuid;

use super::ready_views::{ReadyToBill, ReadyToBillPage};
use crate::{
    reading::summaries::summaries,
    record::{
        present::{billing_blockers, rate_difference},
        summary_views::LoadSummary,
        totals::totals,
    },
};

/// Statuses in the list: before billing, or approved and not yet on an invoice.
const LISTED: [BillingStatus; 6] = [
    BillingStatus::DocsPending,
    BillingStatus::ReadyForReview,
    BillingStatus::Exception,
    BillingStatus::OnHold,
    BillingStatus::SentBackToOps,
    BillingStatus::Approved,
];

/// Which loads to bill a list shows.
#[derive(Clone, Debug, Default)]
pub struct ReadyFilter {
    pub q: Option<String>,
    pub customer_id: Option<Uuid>,
    /// Only those that can be approved, or only the others.
    pub is_ready: Option<bool>,
    /// Statuses to show; without it, everything not yet approved.
    pub billing_status: AnyOf<BillingStatus>,
}

impl SortBy for ReadyToBill {
    type Column = Column;

    const FIELDS: &'static [(&'static str, Column)] = &[
        ("delivered_at", Column::DeliveredAt),
        ("total_cents", Column::TotalCents),
        ("number", Column::NumberSequence),
        ("days_waiting", Column::DeliveredAt),
    ];
    const DEFAULT: &'static str = "delivered_at";
    const REVERSED: Option<&'static str> = Some("days_waiting");
}

pub async fn list(
    db: &Db,
    company_id: Uuid,
    filter: ReadyFilter,
    params: &PageParams<ReadyToBill>,
    now: Timestamp,
) -> Result<ReadyToBillPage, ApiError> {
    let select = select_to_bill(company_id, &filter, now)?;
    let all = totals(db, select.clone()).await?;
    let ready = totals(db, select.clone().filter(is_ready())).await?;
    let page = page(db, select, params, Column::Id).await?;
    let zone = zone_of_company(db, company_id).await?;
    let rows = page.rows.clone();
    let shown = summaries(db, company_id, page.rows).await?;
    let days = |at: Timestamp| now.date_in(zone).days_since(at.date_in(zone));
    Ok(ReadyToBillPage {
        items: rows.into_iter().zip(shown).map(|(row, summary)| item(row, summary, days)).collect(),
        next_cursor: page.next_cursor,
        total_count: page.total_count,
        sum_cents: all.cents,
        pending_cents: all.pending_cents,
        ready_count: u64::try_from(ready.count).unwrap_or_default(),
        ready_cents: ready.cents,
        currency: "USD".to_owned(),
    })
}

/// Loads waiting for billing. The dashboard totals the same rows.
pub fn select_to_bill(company_id: Uuid, filter: &ReadyFilter, now: Timestamp) -> Result<Select<Entity>, ApiError> {
    let of_loads = crate::Filter { q: filter.q.clone(), customer_id: filter.customer_id, ..crate::Filter::default() };
    let statuses = filter.billing_status.values();
    if let Some(other) = statuses.iter().find(|status| !LISTED.contains(status)) {
        let message = format!("A load that is {} is not billed.", other.as_str());
        return Err(Invalid::field("billing_status", message).into());
    }
    let statuses = if statuses.is_empty() { BillingStatus::TO_BILL } else { statuses };
    let is_listed = Column::BillingStatus.is_in(statuses.iter().copied());
    let select = crate::filtered(company_id, &of_loads, now).filter(is_listed);
    Ok(match filter.is_ready {
        Some(true) => select.filter(is_ready()),
        Some(false) => select.filter(is_ready().not()),
        None => select,
    })
}

/// Nothing is missing, and no one put it on hold.
fn is_ready() -> Condition {
    Condition::all().add(Column::BlockerCodes.eq("")).add(Column::BillingStatus.eq(BillingStatus::ReadyForReview))
}

fn item(row: Model, summary: LoadSummary, days: impl Fn(Timestamp) -> i64) -> ReadyToBill {
    let delivered_at = row.delivered_at.or(row.tonu_at).unwrap_or(row.updated_at);
    ReadyToBill {
        blockers: billing_blockers(&row.blocker_codes),
        rate_difference_cents: rate_difference(&row),
        days_waiting: days(delivered_at),
        delivered_at,
        version: summary.version,
        billing_reason: row.billing_reason,
        billing_exception: row.billing_exception,
        load_id: summary.id,
        number: summary.number,
        customer: summary.customer,
        customer_reference: summary.customer_reference,
        origin: summary.origin,
        destination: summary.destination,
        total_cents: summary.total_cents,
        pending_cents: summary.pending_cents,
        rate_confirmation_cents: row.rate_confirmation_cents,
        currency: summary.currency,
        billing_status: summary.billing_status,
        is_pod_present: summary.is_pod_present,
        is_rate_confirmation_present: summary.is_rate_confirmation_present,
    }
}
