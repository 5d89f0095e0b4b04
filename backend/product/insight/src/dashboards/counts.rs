//! What the operations dashboard counts as of now.

use haul_api::ApiError;
use haul_db::Db;
use haul_entity::{
    Owned,
    fleet::{trailer, truck},
};
use haul_fleet::trucks::idle_trucks;
use haul_loads::Filter;
use haul_types::{LoadGroup, LoadStatus, Timeliness, Timestamp, VehicleStatus};
use sea_orm::{ColumnTrait, DbErr, PaginatorTrait, QueryFilter};
use uuid::Uuid;

use super::operations_views::TodayCounts;

/// What is counted now.
pub async fn counts(db: &Db, company_id: Uuid, now: Timestamp) -> Result<TodayCounts, ApiError> {
    let count =
        async |filter: Filter| haul_loads::filtered(company_id, &filter, now).count(db).await.map_err(ApiError::from);
    let active = Filter { status: LoadStatus::UNDER_WAY.to_vec().into(), ..Filter::default() };
    Ok(TodayCounts {
        active_count: count(active).await?,
        unassigned_count: count(Filter { is_unassigned: Some(true), ..Filter::default() }).await?,
        late_count: count(timely(Timeliness::Late)).await?,
        at_risk_count: count(timely(Timeliness::AtRisk)).await?,
        arriving_soon_count: count(Filter { is_arriving_soon: Some(true), ..Filter::default() }).await?,
        idle_truck_count: idle_trucks(company_id).count(db).await?,
        out_of_service_truck_count: out_of_service_trucks(db, company_id).await?,
        out_of_service_trailer_count: out_of_service_trailers(db, company_id).await?,
        missing_pod_count: count(Filter { is_missing_pod: Some(true), ..Filter::default() }).await?,
    })
}

pub fn timely(timeliness: Timeliness) -> Filter {
    Filter { timeliness: vec![timeliness].into(), group: Some(LoadGroup::Open), ..Filter::default() }
}

async fn out_of_service_trucks(db: &Db, company_id: Uuid) -> Result<u64, DbErr> {
    truck::Entity::owned_by(company_id)
        .filter(truck::Column::ArchivedAt.is_null())
        .filter(truck::Column::Status.eq(VehicleStatus::OutOfService))
        .count(db)
        .await
}

async fn out_of_service_trailers(db: &Db, company_id: Uuid) -> Result<u64, DbErr> {
    trailer::Entity::owned_by(company_id)
        .filter(trailer::Column::ArchivedAt.is_null())
        .filter(trailer::Column::Status.eq(VehicleStatus::OutOfService))
        .count(db)
        .await
}
