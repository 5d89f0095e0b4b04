//! Who makes trucks wait, and who pays: added up by facility and by customer.

use std::collections::BTreeMap;

use haul_api::{ApiError, Invalid, by_ids, from_json_column, zone_of_company};
use haul_db::{Db, sum_of};
use haul_entity::{
    Owned,
    detention::detention::{Column, Entity},
    partners::{customer, facility},
};
use haul_types::{Address, DetentionStatus, Timestamp};
use sea_orm::{ColumnTrait, FromQueryResult, QuerySelect, sea_query::Expr};
use uuid::Uuid;

use crate::{
    list::{Filter, filtered},
    paid::paid,
    report_views::{DetentionCustomer, DetentionFacility, DetentionReport, DetentionSums},
};

/// A quarter.
const DEFAULT_DAYS: u32 = 91;
/// A year and a day: more rows would slow down the response.
const MAX_DAYS: i64 = 366;

/// The totals of one status of one customer at one facility.
#[derive(Clone, Debug, FromQueryResult)]
struct Part {
    facility_id: Uuid,
    customer_id: Uuid,
    status: DetentionStatus,
    count: i64,
    dwelled_count: i64,
    dwell_minutes: i64,
    detained_count: i64,
    billable_minutes: i64,
    amount_cents: i64,
    approved_cents: i64,
    /// What the terms gave for approved claims.
    claimed_cents: i64,
}

/// Running sums; the averages follow at the end.
#[derive(Clone, Copy, Debug, Default)]
struct Sum {
    sums: DetentionSums,
    dwelled_count: i64,
    dwell_minutes: i64,
}

pub(super) async fn read(
    db: &Db,
    company_id: Uuid,
    filter: Filter,
    now: Timestamp,
) -> Result<DetentionReport, ApiError> {
    let zone = zone_of_company(db, company_id).await?;
    let to = filter.arrived_to.unwrap_or(now.date_in(zone));
    let from = filter.arrived_from.unwrap_or(to.minus_days(DEFAULT_DAYS - 1));
    if !(1..=MAX_DAYS).contains(&(to.days_since(from) + 1)) {
        return Err(Invalid::field("from", "Choose a range of 1 to 366 days.").into());
    }
    let filter = Filter { arrived_from: Some(from), arrived_to: Some(to), ..filter };
    let parts = parts(db, company_id, &filter).await?;
    let mut total = Sum::default();
    let (mut by_facility, mut by_customer) = (BTreeMap::<Uuid, Sum>::new(), BTreeMap::<Uuid, Sum>::new());
    for paid in paid(db, company_id, &filter).await? {
        total.sums.paid_cents += paid.cents;
        by_facility.entry(paid.facility_id).or_default().sums.paid_cents += paid.cents;
        by_customer.entry(paid.customer_id).or_default().sums.paid_cents += paid.cents;
    }
    for part in &parts {
        total.add(part);
        by_facility.entry(part.facility_id).or_default().add(part);
        by_customer.entry(part.customer_id).or_default().add(part);
    }
    Ok(DetentionReport {
        from,
        to,
        currency: "USD".to_owned(),
        total: total.finished(),
        facilities: facilities(db, company_id, by_facility).await?,
        customers: customers(db, company_id, by_customer).await?,
    })
}

async fn parts(db: &Db, company_id: Uuid, filter: &Filter) -> Result<Vec<Part>, ApiError> {
    let column = |column: Column| Expr::col((Entity, column));
    let claimed = Expr::case(Column::ApprovedCents.is_not_null(), column(Column::AmountCents)).finally(0_i64);
    let detained = Expr::case(Column::BillableMinutes.gt(0), 1_i64).finally(0_i64);
    let parts = filtered(company_id, filter)
        .select_only()
        .column(Column::FacilityId)
        .column(Column::CustomerId)
        .column(Column::Status)
        .column_as(Column::Id.count(), "count")
        .column_as(Column::DwellMinutes.count(), "dwelled_count")
        .column_as(sum_of(column(Column::DwellMinutes)), "dwell_minutes")
        .column_as(sum_of(detained), "detained_count")
        .column_as(sum_of(column(Column::BillableMinutes)), "billable_minutes")
        .column_as(sum_of(column(Column::AmountCents)), "amount_cents")
        .column_as(sum_of(column(Column::ApprovedCents)), "approved_cents")
        .column_as(sum_of(claimed), "claimed_cents")
        .group_by(Column::FacilityId)
        .group_by(Column::CustomerId)
        .group_by(Column::Status)
        .into_model::<Part>()
        .all(db)
        .await?;
    Ok(parts)
}

impl Sum {
    fn add(&mut self, part: &Part) {
        self.dwelled_count += part.dwelled_count;
        self.dwell_minutes += part.dwell_minutes;
        let sums = &mut self.sums;
        sums.stop_count += part.count;
        sums.detained_count += part.detained_count;
        sums.detained_minutes += part.billable_minutes;
        match part.status {
            DetentionStatus::Accruing => sums.accruing_count += part.count,
            DetentionStatus::Pending => {
                sums.pending_count += part.count;
                sums.pending_cents += part.amount_cents;
            }
            DetentionStatus::Disputed => {
                sums.disputed_count += part.count;
                sums.disputed_cents += part.amount_cents;
            }
            DetentionStatus::Approved => {
                sums.approved_count += part.count;
                sums.approved_cents += part.approved_cents;
            }
            DetentionStatus::Billed => {
                sums.billed_count += part.count;
                sums.billed_cents += part.approved_cents;
            }
            DetentionStatus::Waived => {
                sums.waived_count += part.count;
                sums.waived_cents += part.amount_cents;
            }
            DetentionStatus::NotBillable => {}
        }
        if matches!(part.status, DetentionStatus::Approved | DetentionStatus::Billed) {
            sums.denied_cents += Ord::max(part.claimed_cents - part.approved_cents, 0);
        }
    }

    fn finished(self) -> DetentionSums {
        let average_dwell_minutes = (self.dwelled_count > 0).then(|| self.dwell_minutes / self.dwelled_count);
        DetentionSums { average_dwell_minutes, ..self.sums }
    }
}

async fn facilities(db: &Db, company_id: Uuid, sums: BTreeMap<Uuid, Sum>) -> Result<Vec<DetentionFacility>, ApiError> {
    let select = facility::Entity::owned_by(company_id);
    let rows = by_ids(db, select, facility::Column::Id, sums.keys().copied()).await?;
    let mut shown = Vec::with_capacity(sums.len());
    for (id, sum) in sums {
        let Some(row) = rows.get(&id) else { continue };
        let address: Address = from_json_column(row.address.clone())?;
        let (city, state) = (address.city, address.state);
        shown.push(DetentionFacility { id, name: row.name.clone(), city, state, sums: sum.finished() });
    }
    shown.sort_by(|a, b| b.sums.detained_minutes.cmp(&a.sums.detained_minutes).then_with(|| a.name.cmp(&b.name)));
    Ok(shown)
}

async fn customers(db: &Db, company_id: Uuid, sums: BTreeMap<Uuid, Sum>) -> Result<Vec<DetentionCustomer>, ApiError> {
    let select = customer::Entity::owned_by(company_id);
    let rows = by_ids(db, select, customer::Column::Id, sums.keys().copied()).await?;
    let named = sums.into_iter().filter_map(|(id, sum)| {
        Some(DetentionCustomer { id, name: rows.get(&id)?.name.clone(), sums: sum.finished() })
    });
    let mut shown: Vec<_> = named.collect();
    shown.sort_by(|a, b| b.sums.detained_minutes.cmp(&a.sums.detained_minutes).then_with(|| a.name.cmp(&b.name)));
    Ok(shown)
}
