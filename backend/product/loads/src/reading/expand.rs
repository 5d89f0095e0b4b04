//! A list's loads with their stops and charges, for programs that would read each load after it.

use std::collections::HashMap;

use haul_api::{AnyOf, ApiError};
use haul_db::{Connection, Fetch};
use haul_entity::{
    Owned,
    loads::{charge, stop, stop_event},
};
use poem_openapi::Enum;
use sea_orm::{ColumnTrait, QueryFilter, QueryOrder};
use uuid::Uuid;

use crate::record::{
    aggregate::Lookups,
    charge_views::Charge,
    present::{shown_charge, shown_stop},
    stop_views::Stop,
    summary_views::LoadSummary,
};

/// What a list of loads can show of each load besides its summary.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Enum)]
#[oai(rename_all = "snake_case")]
pub enum LoadExpansion {
    Stops,
    Charges,
}

/// Adds what is asked for, with the same number of statements for any number of loads.
pub async fn expand(
    db: &impl Connection,
    company_id: Uuid,
    loads: &mut [LoadSummary],
    asked: &AnyOf<LoadExpansion>,
) -> Result<(), ApiError> {
    let ids: Vec<Uuid> = loads.iter().map(|load| load.id).collect();
    if asked.values().contains(&LoadExpansion::Stops) {
        let mut stops = stops_of(db, company_id, &ids).await?;
        for load in &mut *loads {
            load.stops = Some(stops.remove(&load.id).unwrap_or_default());
        }
    }
    if asked.values().contains(&LoadExpansion::Charges) {
        let mut charges = charges_of(db, company_id, &ids).await?;
        for load in loads {
            let rows = charges.remove(&load.id).unwrap_or_default();
            load.charges = Some(rows.into_iter().map(|row| shown_charge(row, &load.currency)).collect::<Vec<Charge>>());
        }
    }
    Ok(())
}

async fn stops_of(
    db: &impl Connection,
    company_id: Uuid,
    load_ids: &[Uuid],
) -> Result<HashMap<Uuid, Vec<Stop>>, ApiError> {
    let rows = stop::Entity::owned_by(company_id)
        .filter(stop::Column::LoadId.is_in(load_ids.iter().copied()))
        .order_by_asc(stop::Column::Sequence)
        .fetch_all(db)
        .await?;
    let events = stop_event::Entity::owned_by(company_id)
        .filter(stop_event::Column::LoadId.is_in(load_ids.iter().copied()))
        .order_by_asc(stop_event::Column::OccurredAt)
        .order_by_asc(stop_event::Column::Id)
        .fetch_all(db)
        .await?;
    let found = Lookups::of(db, company_id, &[], &rows, &[]).await?;
    let mut events_of: HashMap<Uuid, Vec<stop_event::Model>> = HashMap::new();
    for event in events {
        events_of.entry(event.stop_id).or_default().push(event);
    }
    let mut stops: HashMap<Uuid, Vec<Stop>> = HashMap::new();
    for row in rows {
        let (load_id, events) = (row.load_id, events_of.remove(&row.id).unwrap_or_default());
        stops.entry(load_id).or_default().push(shown_stop(row, &events, &found)?);
    }
    Ok(stops)
}

async fn charges_of(
    db: &impl Connection,
    company_id: Uuid,
    load_ids: &[Uuid],
) -> Result<HashMap<Uuid, Vec<charge::Model>>, ApiError> {
    let rows = charge::Entity::owned_by(company_id)
        .filter(charge::Column::LoadId.is_in(load_ids.iter().copied()))
        .order_by_asc(charge::Column::Sequence)
        .order_by_asc(charge::Column::Id)
        .fetch_all(db)
        .await?;
    let mut charges: HashMap<Uuid, Vec<charge::Model>> = HashMap::new();
    for row in rows {
        charges.entry(row.load_id).or_default().push(row);
    }
    Ok(charges)
}
