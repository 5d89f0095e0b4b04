//! The figures above the list of loads, counted as the list counts them.

use haul_api::{ApiError, zone_of_company};
use haul_db::Db;
use haul_types::{BillingStatus, LoadGroup, Timeliness, Timestamp, week_of};
use sea_orm::PaginatorTrait;
use uuid::Uuid;

use super::list::{Filter, filtered};
use crate::record::summary_views::LoadFigures;

pub async fn figures(db: &Db, company_id: Uuid, now: Timestamp) -> Result<LoadFigures, ApiError> {
    let week = week_of(now, zone_of_company(db, company_id).await?);
    let count = async |filter: Filter| filtered(company_id, &filter, now).count(db).await.map_err(ApiError::from);
    let group = |group| Filter { group: Some(group), ..Filter::default() };
    Ok(LoadFigures {
        week_starts_on: week.monday,
        booked_this_week: count(Filter { created_from: Some(week.start), ..Filter::default() }).await?,
        unassigned: count(group(LoadGroup::Unassigned)).await?,
        in_transit: count(group(LoadGroup::Moving)).await?,
        at_risk: count(Filter {
            timeliness: vec![Timeliness::Late, Timeliness::AtRisk].into(),
            ..group(LoadGroup::Open)
        })
        .await?,
        delivered_without_pod: count(Filter { is_missing_pod: Some(true), ..Filter::default() }).await?,
        ready_to_bill: count(Filter {
            billing_status: vec![BillingStatus::ReadyForReview].into(),
            ..group(LoadGroup::Delivered)
        })
        .await?,
    })
}
