//! What each kind of audit asks for.

use haul_types::AuditKind;
use serde::{Deserialize, Serialize};

/// A rating factor (49 CFR part 385, appendix B).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Factor {
    General,
    Driver,
    Operational,
    Vehicle,
    Hazmat,
    Accident,
}

impl Factor {
    pub const ALL: [Self; 6] =
        [Self::General, Self::Driver, Self::Operational, Self::Vehicle, Self::Hazmat, Self::Accident];
}

/// Files of one sort.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Content {
    CarrierFiles,
    QualificationFiles,
    Investigations,
    DrugAlcohol,
    /// Courses and signed policies.
    Training,
    /// Kept by the provider of electronic logs.
    HoursOfService,
    VehicleFiles,
    RoadsideInspections,
    /// Training and clearances are papers of the drivers.
    Hazmat,
    AccidentRegister,
}

use Factor::{Accident, Driver, General, Hazmat, Operational, Vehicle};

const EVERYTHING: &[(Factor, Content)] = &[
    (General, Content::CarrierFiles),
    (Driver, Content::QualificationFiles),
    (Driver, Content::Investigations),
    (Driver, Content::DrugAlcohol),
    (Driver, Content::Training),
    (Operational, Content::HoursOfService),
    (Vehicle, Content::VehicleFiles),
    (Vehicle, Content::RoadsideInspections),
    (Hazmat, Content::Hazmat),
    (Accident, Content::AccidentRegister),
];
const DRIVERS: &[(Factor, Content)] = &[
    (Driver, Content::QualificationFiles),
    (Driver, Content::Investigations),
    (Driver, Content::DrugAlcohol),
    (Driver, Content::Training),
];
const TESTING: &[(Factor, Content)] = &[(Driver, Content::DrugAlcohol)];
const VEHICLES: &[(Factor, Content)] = &[(Vehicle, Content::VehicleFiles), (Vehicle, Content::RoadsideInspections)];

/// In the order of the factors.
pub fn contents(kind: AuditKind) -> &'static [(Factor, Content)] {
    match kind {
        // The safety audit of 49 CFR 385.311 looks at the same factors.
        AuditKind::ComplianceReview | AuditKind::NewEntrant => EVERYTHING,
        AuditKind::DriverFiles => DRIVERS,
        AuditKind::DrugAlcohol => TESTING,
        AuditKind::Vehicles => VEHICLES,
    }
}

/// The folder of a factor, numbered in their order.
pub fn folder(factor: Factor) -> &'static str {
    match factor {
        General => "1 General",
        Driver => "2 Driver",
        Operational => "3 Operational",
        Vehicle => "4 Vehicle",
        Hazmat => "5 Hazmat",
        Accident => "6 Accident",
    }
}

pub fn name_of(kind: AuditKind) -> &'static str {
    match kind {
        AuditKind::ComplianceReview => "Compliance review",
        AuditKind::NewEntrant => "New entrant safety audit",
        AuditKind::DriverFiles => "Driver files",
        AuditKind::DrugAlcohol => "Drug and alcohol testing",
        AuditKind::Vehicles => "Vehicles",
    }
}
