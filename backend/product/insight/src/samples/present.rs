//! A sample as the API shows it.

use haul_api::{
    ApiError,
    records::{Row, SimpleRecord},
};
use haul_db::{Connection, Fetch};
use haul_entity::{
    Owned,
    insight::sample::{Entity, Model},
    loads::load,
};
use haul_fleet::{drivers::Driver, trailers::Trailer, trucks::Truck};
use haul_partners::{customers::Customer, facilities::Facility};
use haul_types::{LoadRef, Timestamp};
use uuid::Uuid;

use super::{
    error::SampleError,
    views::{SampleKind, SampleLoad, SampleRecord},
};

pub async fn present(db: &impl Connection, row: Model, now: Timestamp) -> Result<SampleLoad, SampleError> {
    let load = load_named(db, &row).await?.ok_or(SampleError::NotFound)?;
    let company_id = row.company_id;
    let mut records = Vec::new();
    records.extend(find::<Customer>(db, company_id, SampleKind::Customer, row.customer_id, now).await?);
    for facility_id in [row.origin_facility_id, row.destination_facility_id] {
        records.extend(find::<Facility>(db, company_id, SampleKind::Facility, facility_id, now).await?);
    }
    records.extend(find::<Driver>(db, company_id, SampleKind::Driver, row.driver_id, now).await?);
    records.extend(find::<Truck>(db, company_id, SampleKind::Truck, row.truck_id, now).await?);
    records.extend(find::<Trailer>(db, company_id, SampleKind::Trailer, row.trailer_id, now).await?);
    Ok(SampleLoad { load, records, created_by: row.created_by, created_at: row.created_at })
}

/// The company's sample load, if it has one.
pub async fn load_of(db: &impl Connection, company_id: Uuid) -> Result<Option<LoadRef>, ApiError> {
    match Entity::owned_by(company_id).fetch_optional(db).await? {
        Some(row) => load_named(db, &row).await,
        None => Ok(None),
    }
}

async fn load_named(db: &impl Connection, row: &Model) -> Result<Option<LoadRef>, ApiError> {
    let Some(id) = row.load_id else { return Ok(None) };
    let load = load::Entity::find_owned(row.company_id, id).fetch_optional(db).await?;
    Ok(load.map(|load| LoadRef { id: load.id, number: load.number, status: load.status }))
}

async fn find<R: SimpleRecord>(
    db: &impl Connection,
    company_id: Uuid,
    kind: SampleKind,
    id: Option<Uuid>,
    now: Timestamp,
) -> Result<Option<SampleRecord>, ApiError> {
    let Some(id) = id else { return Ok(None) };
    match R::Entity::find_owned(company_id, id).fetch_optional(db).await? {
        Some(row) => named::<R>(db, company_id, kind, row, now).await,
        None => Ok(None),
    }
}

/// The record under its name.
pub async fn named<R: SimpleRecord>(
    db: &impl Connection,
    company_id: Uuid,
    kind: SampleKind,
    row: Row<R>,
    now: Timestamp,
) -> Result<Option<SampleRecord>, ApiError> {
    let shown = R::present(db, company_id, vec![row], now).await?.pop();
    Ok(shown.map(|record| SampleRecord { kind, id: record.id(), name: record.label().to_owned() }))
}
