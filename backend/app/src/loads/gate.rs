//! Gathers the dated facts that the assignment gate judges.

use sea_orm::{ColumnTrait, Condition, ConnectionTrait, DbErr, QueryFilter};
use uuid::Uuid;

use super::{
    aggregate::full_name,
    assignment::{Candidates, DriverFacts, Trip, VehicleFacts, verdicts},
    error::LoadError,
    leg_views::AssignmentVerdict,
};
use crate::{
    api::{Invalid, from_json_column},
    entity::{Owned, driver, load, trailer, truck},
    types::LoadStatus,
};

/// Whom and what to ask about.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Crew {
    pub driver_id: Option<Uuid>,
    pub co_driver_id: Option<Uuid>,
    pub truck_id: Option<Uuid>,
    pub trailer_id: Option<Uuid>,
}

/// What speaks against giving the load to the crew. An id that is none of the company's is a complaint about its field.
pub async fn judge(
    db: &impl ConnectionTrait,
    load: &load::Model,
    crew: Crew,
) -> Result<Vec<AssignmentVerdict>, LoadError> {
    let trip = Trip {
        equipment: load.equipment,
        is_hazmat: load.is_hazmat,
        is_team_required: load.is_team_required,
        last_day: load.delivery_on,
    };
    let mut invalid = Invalid::default();
    if crew.driver_id.is_some() && crew.driver_id == crew.co_driver_id {
        invalid.push("co_driver_id", "Choose somebody other than the driver.");
    }
    let candidates = Candidates {
        driver: driver_facts(db, load, crew.driver_id, "driver_id", &mut invalid).await?,
        co_driver: driver_facts(db, load, crew.co_driver_id, "co_driver_id", &mut invalid).await?,
        truck: truck_facts(db, load, crew.truck_id, &mut invalid).await?,
        trailer: trailer_facts(db, load, crew.trailer_id, &mut invalid).await?,
    };
    invalid.finish()?;
    Ok(verdicts(&trip, &candidates))
}

async fn driver_facts(
    db: &impl ConnectionTrait,
    load: &load::Model,
    id: Option<Uuid>,
    field: &str,
    invalid: &mut Invalid,
) -> Result<Option<DriverFacts>, LoadError> {
    let Some(id) = id else { return Ok(None) };
    let row = driver::Entity::find_owned(load.company_id, id).one(db).await?;
    let Some(row) = row else {
        invalid.push(field, "There is no such driver.");
        return Ok(None);
    };
    let is_his = Condition::any().add(load::Column::DriverId.eq(id)).add(load::Column::CoDriverId.eq(id));
    Ok(Some(DriverFacts {
        name: full_name(&row),
        state: row.state,
        is_archived: row.archived_at.is_some(),
        license_expires_on: row.license_expires_on,
        medical_expires_on: row.medical_expires_on,
        endorsements: from_json_column(row.endorsements)?,
        overlapping_loads: overlapping(db, load, is_his).await?,
    }))
}

async fn truck_facts(
    db: &impl ConnectionTrait,
    load: &load::Model,
    id: Option<Uuid>,
    invalid: &mut Invalid,
) -> Result<Option<VehicleFacts>, LoadError> {
    let Some(id) = id else { return Ok(None) };
    let row = truck::Entity::find_owned(load.company_id, id).one(db).await?;
    let Some(row) = row else {
        invalid.push("truck_id", "There is no such truck.");
        return Ok(None);
    };
    Ok(Some(VehicleFacts {
        unit_number: row.unit_number,
        status: row.status,
        is_archived: row.archived_at.is_some(),
        equipment: None,
        registration_expires_on: row.registration_expires_on,
        annual_inspection_expires_on: row.annual_inspection_expires_on,
        insurance_expires_on: row.insurance_expires_on,
        overlapping_loads: overlapping(db, load, Condition::all().add(load::Column::TruckId.eq(id))).await?,
    }))
}

async fn trailer_facts(
    db: &impl ConnectionTrait,
    load: &load::Model,
    id: Option<Uuid>,
    invalid: &mut Invalid,
) -> Result<Option<VehicleFacts>, LoadError> {
    let Some(id) = id else { return Ok(None) };
    let row = trailer::Entity::find_owned(load.company_id, id).one(db).await?;
    let Some(row) = row else {
        invalid.push("trailer_id", "There is no such trailer.");
        return Ok(None);
    };
    Ok(Some(VehicleFacts {
        unit_number: row.unit_number,
        status: row.status,
        is_archived: row.archived_at.is_some(),
        equipment: Some(row.kind),
        registration_expires_on: row.registration_expires_on,
        annual_inspection_expires_on: row.annual_inspection_expires_on,
        insurance_expires_on: None,
        overlapping_loads: overlapping(db, load, Condition::all().add(load::Column::TrailerId.eq(id))).await?,
    }))
}

/// Numbers of other loads that are to be moved between this one's pickup and delivery.
async fn overlapping(db: &impl ConnectionTrait, load: &load::Model, bound: Condition) -> Result<Vec<String>, DbErr> {
    let others = load::Entity::owned_by(load.company_id)
        .filter(load::Column::Id.ne(load.id))
        .filter(load::Column::Status.is_not_in(LoadStatus::OVER.iter().copied()))
        .filter(load::Column::PickupAt.lt(load.delivery_at))
        .filter(load::Column::DeliveryAt.gt(load.pickup_at))
        .filter(bound)
        .all(db)
        .await?;
    Ok(others.into_iter().map(|other| other.number).collect())
}
