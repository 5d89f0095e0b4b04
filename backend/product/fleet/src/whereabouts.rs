//! Which load a driver, truck or trailer is on.

use std::collections::HashMap;

use haul_db::{Connection, Fetch};
use haul_entity::{
    Owned,
    loads::load::{Column, Entity, Model},
};
use haul_types::{LoadRef, LoadStatus};
use sea_orm::{ColumnTrait, Condition, DbErr, QueryFilter, QueryOrder};
use uuid::Uuid;

/// Records whose current loads to find.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LoadsOf {
    Drivers,
    Trucks,
    Trailers,
}

/// The load in progress of each record that has one; if several, the one with the earliest pickup.
pub async fn current_loads(
    db: &impl Connection,
    company_id: Uuid,
    of: LoadsOf,
    ids: Vec<Uuid>,
) -> Result<HashMap<Uuid, LoadRef>, DbErr> {
    if ids.is_empty() {
        return Ok(HashMap::new());
    }
    let bound = match of {
        LoadsOf::Drivers => {
            Condition::any().add(Column::DriverId.is_in(ids.clone())).add(Column::CoDriverId.is_in(ids.clone()))
        }
        LoadsOf::Trucks => Condition::all().add(Column::TruckId.is_in(ids.clone())),
        LoadsOf::Trailers => Condition::all().add(Column::TrailerId.is_in(ids.clone())),
    };
    let under_way = LoadStatus::UNDER_WAY.iter().copied().chain([LoadStatus::OnHold]);
    let rows = Entity::owned_by(company_id)
        .filter(Column::Status.is_in(under_way))
        .filter(bound)
        .order_by_asc(Column::PickupAt)
        .fetch_all(db)
        .await?;
    let mut found = HashMap::new();
    for row in rows {
        for id in bound_to(of, &row) {
            let load = LoadRef { id: row.id, number: row.number.clone(), status: row.status };
            found.entry(id).or_insert(load);
        }
    }
    Ok(found)
}

fn bound_to(of: LoadsOf, row: &Model) -> Vec<Uuid> {
    let ids = match of {
        LoadsOf::Drivers => vec![row.driver_id, row.co_driver_id],
        LoadsOf::Trucks => vec![row.truck_id],
        LoadsOf::Trailers => vec![row.trailer_id],
    };
    ids.into_iter().flatten().collect()
}
