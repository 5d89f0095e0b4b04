//! The files of a binder.

use haul_api::{ApiError, authz::Actor};
use haul_db::{Connection, Fetch};
use haul_entity::{
    Archivable,
    fleet::{driver, motor_carrier, trailer, truck},
};
use haul_types::{AuditKind, Date, DriverStatus, MotorCarrierKind, Permission, VehicleStatus};
use sea_orm::{ColumnTrait, Condition, QueryFilter, QueryOrder};
use serde::{Deserialize, Serialize};
use uuid::Uuid;

use super::contents::{Content, Factor, contents};
use crate::sheets;

/// Auditors sample drivers of the last twelve months.
const DRIVERS_OF_MONTHS: u32 = 12;

/// One file, or a line of the index that says why there is none.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct BinderFile {
    pub factor: Factor,
    /// What the index calls it.
    pub name: String,
    pub source: Option<Source>,
    pub printed: Option<Paper>,
    pub note: Option<String>,
}

/// What is printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Source {
    Driver(Uuid),
    Truck(Uuid),
    Trailer(Uuid),
    Carrier(Uuid),
    Sheet(sheets::Sheet),
}

#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Paper {
    pub blob_id: Uuid,
    pub pages: u32,
}

impl BinderFile {
    fn of(factor: Factor, name: String, source: Source) -> Self {
        Self { factor, name, source: Some(source), printed: None, note: None }
    }

    fn without(factor: Factor, name: &str, note: &str) -> Self {
        Self { factor, name: name.to_owned(), source: None, printed: None, note: Some(note.to_owned()) }
    }

    /// It still has to be printed.
    pub fn is_open(&self) -> bool {
        self.source.is_some() && self.printed.is_none() && self.note.is_none()
    }
}

/// The files of an audit, in order. `db` shows what the person who ordered them may see.
pub async fn plan(
    db: &impl Connection,
    actor: &Actor,
    kind: AuditKind,
    as_of: Date,
) -> Result<Vec<BinderFile>, ApiError> {
    let company_id = actor.company_id;
    let drivers = drivers(db, company_id, as_of).await?;
    let named = |row: &driver::Model| format!("{} {}", row.last_name, row.first_name);
    let mut files = Vec::new();
    for &(factor, content) in contents(kind) {
        match content {
            Content::CarrierFiles => {
                let own = motor_carrier::Entity::archived_or_not(company_id, false)
                    .filter(motor_carrier::Column::Kind.eq(MotorCarrierKind::Own))
                    .order_by_asc(motor_carrier::Column::Id);
                let own = own.fetch_all(db).await?;
                if own.is_empty() {
                    files.push(BinderFile::without(
                        factor,
                        "Authority and insurance",
                        "No authority of yours is on record.",
                    ));
                }
                files.extend(own.into_iter().map(|row| {
                    let source = Source::Carrier(row.id);
                    BinderFile::of(factor, format!("{} authority and insurance", row.legal_name), source)
                }));
            }
            Content::QualificationFiles => files.extend(drivers.iter().map(|row| {
                let source = Source::Driver(row.id);
                BinderFile::of(factor, format!("{} qualification file", named(row)), source)
            })),
            Content::Investigations if !actor.may(Permission::EmployerInquiriesRead) => {
                files.push(BinderFile::without(factor, "Investigation histories", LEFT_OUT));
            }
            Content::Investigations => files.extend(drivers.iter().map(|row| {
                BinderFile::of(
                    factor,
                    format!("{} investigation history", named(row)),
                    Source::Sheet(sheets::Sheet::Investigation(row.id)),
                )
            })),
            Content::DrugAlcohol if !actor.may(Permission::DrugAlcoholRead) => {
                files.push(BinderFile::without(factor, "Drug and alcohol testing", LEFT_OUT));
            }
            Content::DrugAlcohol => files.extend(drivers.iter().filter(|row| row.has_cdl).map(|row| {
                BinderFile::of(
                    factor,
                    format!("{} drug and alcohol testing", named(row)),
                    Source::Sheet(sheets::Sheet::DrugAlcohol(row.id)),
                )
            })),
            Content::Training if !actor.may(Permission::DriverEventsRead) => {
                files.push(BinderFile::without(factor, sheets::TRAINING, LEFT_OUT));
            }
            Content::Training => {
                files.push(BinderFile::of(factor, sheets::TRAINING.to_owned(), Source::Sheet(sheets::Sheet::Training)));
            }
            Content::HoursOfService => {
                let note = "Not kept here. Export six months of logs from the ELD provider.";
                files.push(BinderFile::without(factor, "Hours of service", note));
            }
            Content::VehicleFiles => files.extend(vehicles(db, company_id, factor).await?),
            Content::RoadsideInspections => {
                files.push(BinderFile::of(
                    factor,
                    "Roadside inspections".to_owned(),
                    Source::Sheet(sheets::Sheet::Inspections),
                ));
            }
            Content::Hazmat => {
                let note =
                    "Training is in the register of training, and clearances are in the drivers' qualification files.";
                files.push(BinderFile::without(factor, "Hazmat training and clearances", note));
            }
            Content::AccidentRegister => {
                files.push(BinderFile::of(
                    factor,
                    "Accident register".to_owned(),
                    Source::Sheet(sheets::Sheet::Accidents),
                ));
            }
        }
    }
    Ok(files)
}

const LEFT_OUT: &str = "Left out: the person who ordered this may not see it.";

/// Those who drove for the company within the last months.
async fn drivers(db: &impl Connection, company_id: Uuid, as_of: Date) -> Result<Vec<driver::Model>, ApiError> {
    let left_lately = driver::Column::TerminatedOn.gte(as_of.minus_months(DRIVERS_OF_MONTHS));
    let is_with_us = Condition::any().add(driver::Column::Status.ne(DriverStatus::Terminated)).add(left_lately);
    let was_hired = Condition::any().add(driver::Column::HiredOn.is_null()).add(driver::Column::HiredOn.lte(as_of));
    let rows = driver::Entity::archived_or_not(company_id, false)
        .filter(is_with_us)
        .filter(was_hired)
        .order_by_asc(driver::Column::LastNameFolded)
        .order_by_asc(driver::Column::Id)
        .fetch_all(db)
        .await?;
    Ok(rows)
}

async fn vehicles(db: &impl Connection, company_id: Uuid, factor: Factor) -> Result<Vec<BinderFile>, ApiError> {
    let trucks = truck::Entity::archived_or_not(company_id, false)
        .filter(truck::Column::Status.ne(VehicleStatus::Sold))
        .order_by_asc(truck::Column::UnitNumberFolded)
        .fetch_all(db)
        .await?;
    let trailers = trailer::Entity::archived_or_not(company_id, false)
        .filter(trailer::Column::Status.ne(VehicleStatus::Sold))
        .order_by_asc(trailer::Column::UnitNumberFolded)
        .fetch_all(db)
        .await?;
    let trucks = trucks.into_iter().map(|row| {
        let source = Source::Truck(row.id);
        BinderFile::of(factor, format!("Truck {}", row.unit_number), source)
    });
    let trailers = trailers.into_iter().map(|row| {
        let source = Source::Trailer(row.id);
        BinderFile::of(factor, format!("Trailer {}", row.unit_number), source)
    });
    Ok(trucks.chain(trailers).collect())
}
