//! The driver, truck, trailer or carrier that an item belongs to.

use std::collections::HashMap;

use haul_api::{ApiError, Change, Write, by_ids};
use haul_db::Connection;
use haul_entity::{
    Owned,
    fleet::{driver, motor_carrier, trailer, truck},
};
use haul_types::{ComplianceSubject, DriverStatus, MotorCarrierStatus, VehicleStatus};
use sea_orm::DbErr;
use uuid::Uuid;

use crate::types::DriverFacts;

/// A record whose papers are watched.
#[derive(Clone, Debug)]
pub struct Subject {
    pub kind: ComplianceSubject,
    pub id: Uuid,
    /// Its name or number in history.
    pub label: String,
    /// `Ann Lee`, `Truck 101`.
    pub name: String,
    pub terminal_id: Option<Uuid>,
    /// It works for the carrier: an active driver, a vehicle that is neither inactive nor sold, a carrier that may be used.
    pub is_in_use: bool,
    /// Of a driver.
    pub facts: Option<DriverFacts>,
    /// The state that licensed a driver.
    pub license_state: Option<String>,
}

impl From<driver::Model> for Subject {
    fn from(row: driver::Model) -> Self {
        let name = format!("{} {}", row.first_name, row.last_name);
        Self {
            kind: ComplianceSubject::Driver,
            id: row.id,
            label: name.clone(),
            name,
            terminal_id: row.terminal_id,
            is_in_use: row.archived_at.is_none() && row.status == DriverStatus::Active,
            facts: Some(DriverFacts { has_cdl: row.has_cdl, employment: row.employment }),
            license_state: row.license_state,
        }
    }
}

fn is_used(status: VehicleStatus) -> bool {
    !matches!(status, VehicleStatus::Inactive | VehicleStatus::Sold)
}

impl From<truck::Model> for Subject {
    fn from(row: truck::Model) -> Self {
        Self {
            kind: ComplianceSubject::Truck,
            id: row.id,
            name: format!("Truck {}", row.unit_number),
            label: row.unit_number,
            terminal_id: row.terminal_id,
            is_in_use: row.archived_at.is_none() && is_used(row.status),
            facts: None,
            license_state: None,
        }
    }
}

impl From<trailer::Model> for Subject {
    fn from(row: trailer::Model) -> Self {
        Self {
            kind: ComplianceSubject::Trailer,
            id: row.id,
            name: format!("Trailer {}", row.unit_number),
            label: row.unit_number,
            terminal_id: row.terminal_id,
            is_in_use: row.archived_at.is_none() && is_used(row.status),
            facts: None,
            license_state: None,
        }
    }
}

impl From<motor_carrier::Model> for Subject {
    fn from(row: motor_carrier::Model) -> Self {
        Self {
            kind: ComplianceSubject::MotorCarrier,
            id: row.id,
            label: row.legal_name.clone(),
            name: row.legal_name,
            terminal_id: None,
            is_in_use: row.archived_at.is_none() && row.status != MotorCarrierStatus::DoNotUse,
            facts: None,
            license_state: None,
        }
    }
}

impl Subject {
    /// Its page, for a notice.
    pub fn path(&self) -> String {
        match self.kind {
            ComplianceSubject::Driver => format!("/apps/safety/drivers?driver={}", self.id),
            ComplianceSubject::Truck => format!("/apps/safety/trucks?truck={}", self.id),
            ComplianceSubject::Trailer => format!("/apps/safety/trucks?trailer={}", self.id),
            ComplianceSubject::MotorCarrier => format!("/apps/safety/carriers?motor_carrier={}", self.id),
        }
    }

    /// Adds an event, such as `item_renewed`, to the record's history.
    pub fn record(&self, write: &mut Write, verb: &str, changes: Vec<Change>) {
        let kind = self.kind.as_str();
        write.record(format!("{kind}.{verb}"), kind, self.id, &self.label, changes);
    }

    /// The same, for an event that changes nothing on screen.
    pub fn note(&self, write: &mut Write, verb: &str, changes: Vec<Change>) {
        let kind = self.kind.as_str();
        write.note(format!("{kind}.{verb}"), kind, self.id, &self.label, changes);
    }
}

/// The company's record; another company's is not found.
pub async fn find(
    db: &impl Connection,
    company_id: Uuid,
    kind: ComplianceSubject,
    id: Uuid,
) -> Result<Subject, ApiError> {
    macro_rules! found {
        ($table:ident) => {
            $table::Entity::find_owned(company_id, id).fetch_optional(db).await?.map(Subject::from)
        };
    }
    let found = match kind {
        ComplianceSubject::Driver => found!(driver),
        ComplianceSubject::Truck => found!(truck),
        ComplianceSubject::Trailer => found!(trailer),
        ComplianceSubject::MotorCarrier => found!(motor_carrier),
    };
    found.ok_or_else(ApiError::not_found)
}

/// The same, locked until the write ends.
pub async fn find_for_update(write: &Write, kind: ComplianceSubject, id: Uuid) -> Result<Subject, ApiError> {
    macro_rules! found {
        ($table:ident) => {
            write.find_for_update::<$table::Entity>(id).await?.map(Subject::from)
        };
    }
    let found = match kind {
        ComplianceSubject::Driver => found!(driver),
        ComplianceSubject::Truck => found!(truck),
        ComplianceSubject::Trailer => found!(trailer),
        ComplianceSubject::MotorCarrier => found!(motor_carrier),
    };
    found.ok_or_else(ApiError::not_found)
}

/// Records by their ids, with a statement per kind.
pub async fn of_ids(
    db: &impl Connection,
    company_id: Uuid,
    ids: impl IntoIterator<Item = (ComplianceSubject, Uuid)>,
) -> Result<HashMap<Uuid, Subject>, DbErr> {
    let ids: Vec<(ComplianceSubject, Uuid)> = ids.into_iter().collect();
    let mut found = HashMap::new();
    macro_rules! add {
        ($table:ident, $kind:expr) => {
            let wanted = ids.iter().filter(|(kind, _)| *kind == $kind).map(|(_, id)| *id);
            let rows = by_ids(db, $table::Entity::owned_by(company_id), $table::Column::Id, wanted).await?;
            found.extend(rows.into_iter().map(|(id, row)| (id, Subject::from(row))));
        };
    }
    add!(driver, ComplianceSubject::Driver);
    add!(truck, ComplianceSubject::Truck);
    add!(trailer, ComplianceSubject::Trailer);
    add!(motor_carrier, ComplianceSubject::MotorCarrier);
    Ok(found)
}

/// First and last names of drivers, for a whole page at once.
pub async fn driver_names(
    db: &impl Connection,
    company_id: Uuid,
    ids: impl IntoIterator<Item = Uuid>,
) -> Result<HashMap<Uuid, String>, DbErr> {
    let rows = by_ids(db, driver::Entity::owned_by(company_id), driver::Column::Id, ids).await?;
    Ok(rows.into_iter().map(|(id, row)| (id, format!("{} {}", row.first_name, row.last_name))).collect())
}
