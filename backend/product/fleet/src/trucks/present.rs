//! Trucks as the API shows them: with names, current load and warnings, looked up for a whole page at once.

use haul_annotations::tags::tags_of;
use haul_api::{ApiError, by_ids, today_at_company};
use haul_company::terminals::terminal_refs;
use haul_compliance::papers_of;
use haul_db::Connection;
use haul_entity::{
    Owned,
    fleet::{driver, motor_carrier, truck::Model},
};
use haul_types::{ComplianceSubject, NamedRef, Timestamp};
use uuid::Uuid;

use super::{ownerships::owners_of_trucks_on, views::Truck};
use crate::whereabouts::{LoadsOf, current_loads};

pub async fn present(
    db: &impl Connection,
    company_id: Uuid,
    rows: Vec<Model>,
    now: Timestamp,
) -> Result<Vec<Truck>, ApiError> {
    let today = today_at_company(db, company_id, now).await?;
    let ids: Vec<Uuid> = rows.iter().map(|row| row.id).collect();
    let terminal_ids: Vec<Uuid> = rows.iter().filter_map(|row| row.terminal_id).collect();
    let driver_ids: Vec<Uuid> = rows.iter().filter_map(|row| row.usual_driver_id).collect();
    let mut papers = papers_of(db, company_id, ids.iter().copied()).await?;
    let mut tags = tags_of(db, company_id, ids.iter().copied()).await?;
    let terminals = terminal_refs(db, company_id, terminal_ids).await?;
    let carrier_ids: Vec<Uuid> = rows.iter().filter_map(|row| row.motor_carrier_id).collect();
    let carriers = motor_carrier::Entity::owned_by(company_id);
    let carriers = by_ids(db, carriers, motor_carrier::Column::Id, carrier_ids).await?;
    let drivers = driver::Entity::owned_by(company_id);
    let drivers = by_ids(db, drivers, driver::Column::Id, driver_ids).await?;
    let mut owners = owners_of_trucks_on(db, company_id, ids.clone(), today).await?;
    let mut loads = current_loads(db, company_id, LoadsOf::Trucks, ids).await?;
    let trucks = rows.into_iter().map(|row| {
        let driver = row.usual_driver_id.and_then(|id| drivers.get(&id));
        let carrier = row.motor_carrier_id.and_then(|id| carriers.get(&id));
        let current_load = loads.remove(&row.id);
        let papers = papers.remove(&row.id).unwrap_or_default();
        Truck {
            paper_warnings: papers.warnings(ComplianceSubject::Truck, today),
            tags: tags.remove(&row.id).unwrap_or_default(),
            terminal: row.terminal_id.and_then(|id| terminals.get(&id).cloned()),
            usual_driver: driver.map(|d| NamedRef { id: d.id, name: format!("{} {}", d.first_name, d.last_name) }),
            motor_carrier: carrier.map(|carrier| NamedRef { id: carrier.id, name: carrier.legal_name.clone() }),
            fleet_owner: owners.remove(&row.id),
            is_assigned: current_load.is_some(),
            current_load,
            id: row.id,
            unit_number: row.unit_number,
            vin: row.vin,
            year: row.year,
            make: row.make,
            model: row.model,
            tire_size: row.tire_size,
            plate: row.plate,
            plate_state: row.plate_state,
            ownership: row.ownership,
            status: row.status,
            status_reason: row.status_reason,
            registration_expires_on: papers.expires_on("registration"),
            annual_inspection_expires_on: papers.expires_on("inspection"),
            insurance_expires_on: papers.expires_on("insurance"),
            odometer_miles: row.odometer_miles,
            notes: row.notes,
            archived_at: row.archived_at,
            version: row.version,
            created_at: row.created_at,
            updated_at: row.updated_at,
        }
    });
    Ok(trucks.collect())
}
