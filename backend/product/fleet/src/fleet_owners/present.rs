//! Fleet owners as the API shows them: with the number of trucks they own today.

use haul_types::Timestamp;
use std::collections::HashMap;

use haul_api::{ApiError, from_nullable_json_column, today_at_company};
use haul_db::{Connection, Fetch};
use haul_entity::{
    Owned,
    fleet::{fleet_owner::Model, truck_ownership},
};
use sea_orm::{ColumnTrait, Condition, QueryFilter};
use uuid::Uuid;

use super::views::FleetOwner;

pub async fn present(
    db: &impl Connection,
    company_id: Uuid,
    rows: Vec<Model>,
    now: Timestamp,
) -> Result<Vec<FleetOwner>, ApiError> {
    let today = today_at_company(db, company_id, now).await?;
    let lasting =
        Condition::any().add(truck_ownership::Column::EndsOn.is_null()).add(truck_ownership::Column::EndsOn.gte(today));
    let owned = truck_ownership::Entity::owned_by(company_id)
        .filter(truck_ownership::Column::FleetOwnerId.is_in(rows.iter().map(|row| row.id)))
        .filter(truck_ownership::Column::StartsOn.lte(today))
        .filter(lasting)
        .fetch_all(db)
        .await?;
    let mut counts: HashMap<Uuid, u64> = HashMap::new();
    for ownership in owned {
        *counts.entry(ownership.fleet_owner_id).or_default() += 1;
    }
    rows.into_iter().map(|row| shown(row, &counts)).collect()
}

fn shown(row: Model, counts: &HashMap<Uuid, u64>) -> Result<FleetOwner, ApiError> {
    Ok(FleetOwner {
        id: row.id,
        name: row.name,
        company_name: row.company_name,
        email: row.email,
        phone: row.phone,
        address: from_nullable_json_column(row.address)?,
        notes: row.notes,
        truck_count: counts.get(&row.id).copied().unwrap_or_default(),
        archived_at: row.archived_at,
        version: row.version,
        created_at: row.created_at,
        updated_at: row.updated_at,
    })
}
