//! The types of items. A new one is one row.

use haul_types::{
    AssignmentRule,
    ComplianceSubject::{self, Driver, MotorCarrier, Trailer, Truck},
};

use super::item_type::{
    Expiry::{Always, Never, Usually},
    Gate, ItemType,
    Need::{self, WhereItApplies},
};

/// A month, two weeks, one, and the last days: what the trade's calendars remind of.
const USUAL: &[u32] = &[30, 14, 7, 3, 1, 0];
/// For papers that take weeks to get, such as an appointment or a background check.
const EARLY: &[u32] = &[60, 30, 14, 7, 3, 1, 0];
const NO_END: &[u32] = &[];

const DRIVER: &[ComplianceSubject] = &[Driver];
const TRUCK: &[ComplianceSubject] = &[Truck];
const TRAILER: &[ComplianceSubject] = &[Trailer];
const CARRIER: &[ComplianceSubject] = &[MotorCarrier];
const VEHICLE: &[ComplianceSubject] = &[Truck, Trailer];

const fn gate(rule: AssignmentRule, field: &'static str) -> Option<Gate> {
    Some(Gate { rule, field, is_by_load: false })
}

const fn gate_by_load(rule: AssignmentRule, field: &'static str) -> Option<Gate> {
    Some(Gate { rule, field, is_by_load: true })
}

#[rustfmt::skip]
pub const ITEM_TYPES: &[ItemType] = &[
    ItemType { code: "license", name: "License", subjects: DRIVER, source: Some("49 CFR 383.23"), need: Need::Always, expiry: Always, warning_days: USUAL, gate: gate(AssignmentRule::LicenseExpired, "license_expires_on") },
    ItemType { code: "medical", name: "Medical certificate", subjects: DRIVER, source: Some("49 CFR 391.43, 391.45"), need: Need::Always, expiry: Always, warning_days: USUAL, gate: gate(AssignmentRule::MedicalExpired, "medical_expires_on") },
    ItemType { code: "twic", name: "TWIC", subjects: DRIVER, source: Some("33 CFR 101.514"), need: WhereItApplies, expiry: Always, warning_days: USUAL, gate: gate_by_load(AssignmentRule::TwicMissing, "twic_expires_on") },
    ItemType { code: "application", name: "Application for employment", subjects: DRIVER, source: Some("49 CFR 391.21"), need: Need::Always, expiry: Never, warning_days: NO_END, gate: None },
    ItemType { code: "mvr", name: "MVR at hire", subjects: DRIVER, source: Some("49 CFR 391.23(a)(1)"), need: Need::Always, expiry: Never, warning_days: NO_END, gate: None },
    ItemType { code: "road_test", name: "Road test certificate", subjects: DRIVER, source: Some("49 CFR 391.31, 391.33"), need: Need::Always, expiry: Never, warning_days: NO_END, gate: None },
    ItemType { code: "annual_review", name: "Annual MVR review", subjects: DRIVER, source: Some("49 CFR 391.25"), need: Need::Always, expiry: Always, warning_days: USUAL, gate: None },
    ItemType { code: "examiner", name: "Examiner registry check", subjects: DRIVER, source: Some("49 CFR 391.23(m)"), need: WhereItApplies, expiry: Never, warning_days: NO_END, gate: None },
    ItemType { code: "variance", name: "Medical variance or SPE certificate", subjects: DRIVER, source: Some("49 CFR 391.49, 391.51(b)"), need: WhereItApplies, expiry: Always, warning_days: EARLY, gate: None },
    ItemType { code: "entry_training", name: "Entry-level driver training", subjects: DRIVER, source: Some("49 CFR 380 subpart F"), need: WhereItApplies, expiry: Never, warning_days: NO_END, gate: None },
    ItemType { code: "hazmat_training", name: "Hazmat training", subjects: DRIVER, source: Some("49 CFR 172.704"), need: WhereItApplies, expiry: Always, warning_days: USUAL, gate: None },
    ItemType { code: "hazmat_clearance", name: "Hazmat security clearance", subjects: DRIVER, source: Some("49 CFR 1572"), need: WhereItApplies, expiry: Always, warning_days: EARLY, gate: None },
    ItemType { code: "passport", name: "Passport", subjects: DRIVER, source: None, need: WhereItApplies, expiry: Always, warning_days: EARLY, gate: None },
    ItemType { code: "registration", name: "Registration", subjects: VEHICLE, source: Some("State law; IRP"), need: Need::Always, expiry: Usually, warning_days: USUAL, gate: gate(AssignmentRule::RegistrationExpired, "registration_expires_on") },
    ItemType { code: "inspection", name: "Annual inspection", subjects: VEHICLE, source: Some("49 CFR 396.17"), need: Need::Always, expiry: Always, warning_days: USUAL, gate: gate(AssignmentRule::InspectionExpired, "annual_inspection_expires_on") },
    // Often the fleet's policy covers the truck.
    ItemType { code: "insurance", name: "Insurance", subjects: TRUCK, source: Some("49 CFR 387.7"), need: WhereItApplies, expiry: Always, warning_days: USUAL, gate: gate(AssignmentRule::InsuranceExpired, "insurance_expires_on") },
    ItemType { code: "ifta", name: "IFTA license", subjects: TRUCK, source: Some("IFTA Articles of Agreement R605"), need: WhereItApplies, expiry: Always, warning_days: USUAL, gate: None },
    ItemType { code: "heavy_use_tax", name: "Heavy vehicle use tax (Form 2290)", subjects: TRUCK, source: Some("26 USC 4481"), need: WhereItApplies, expiry: Always, warning_days: USUAL, gate: None },
    ItemType { code: "permit", name: "Permit", subjects: VEHICLE, source: Some("State law"), need: WhereItApplies, expiry: Usually, warning_days: USUAL, gate: None },
    ItemType { code: "lease", name: "Lease", subjects: TRUCK, source: Some("49 CFR 376.11"), need: WhereItApplies, expiry: Usually, warning_days: EARLY, gate: None },
    ItemType { code: "reefer", name: "Reefer unit compliance (CARB TRU)", subjects: TRAILER, source: Some("13 CCR 2477"), need: WhereItApplies, expiry: Usually, warning_days: EARLY, gate: None },
    ItemType { code: "fire_extinguisher", name: "Fire extinguisher service", subjects: TRUCK, source: Some("49 CFR 393.95(a)"), need: WhereItApplies, expiry: Always, warning_days: USUAL, gate: None },
    ItemType { code: "carrier_auto_insurance", name: "Auto liability insurance", subjects: CARRIER, source: Some("49 CFR 387.7, 387.9"), need: Need::Always, expiry: Always, warning_days: USUAL, gate: gate(AssignmentRule::CarrierBlocked, "auto_insurance_expires_on") },
    ItemType { code: "carrier_cargo_insurance", name: "Cargo insurance", subjects: CARRIER, source: None, need: Need::Always, expiry: Always, warning_days: USUAL, gate: gate(AssignmentRule::CarrierBlocked, "cargo_insurance_expires_on") },
    ItemType { code: "carrier_agreement", name: "Lease or broker-carrier agreement", subjects: CARRIER, source: Some("49 CFR 376.11, 371.3"), need: WhereItApplies, expiry: Usually, warning_days: EARLY, gate: None },
    ItemType { code: "w9", name: "W-9", subjects: CARRIER, source: Some("26 CFR 31.3406(h)-3"), need: WhereItApplies, expiry: Never, warning_days: NO_END, gate: None },
];

/// The types of a kind of record, in the order in which people check them.
pub fn types_of(kind: ComplianceSubject) -> impl Iterator<Item = &'static ItemType> {
    ITEM_TYPES.iter().filter(move |item_type| item_type.subjects.contains(&kind))
}

/// The type with this code, if such a record can have it.
pub fn find(kind: ComplianceSubject, code: &str) -> Option<&'static ItemType> {
    types_of(kind).find(|item_type| item_type.code == code)
}

#[cfg(test)]
mod tests {
    use super::{super::item_type::Expiry, *};

    #[test]
    fn codes_are_unique_and_ladders_fall() {
        for (index, item_type) in ITEM_TYPES.iter().enumerate() {
            assert!(!ITEM_TYPES[..index].iter().any(|other| other.code == item_type.code), "{}", item_type.code);
            assert!(item_type.warning_days.is_sorted_by(|one, next| one > next), "{}", item_type.code);
            assert!(!item_type.subjects.is_empty(), "{}", item_type.code);
            let warns = !item_type.warning_days.is_empty();
            assert_eq!(warns, item_type.expiry != Expiry::Never, "{}", item_type.code);
        }
    }

    #[test]
    fn a_name_keeps_its_capitals_where_it_is_an_abbreviation() {
        for (code, expected) in [("medical", "medical certificate"), ("twic", "TWIC"), ("mvr", "MVR at hire")] {
            let item_type = ITEM_TYPES.iter().find(|item_type| item_type.code == code).unwrap();
            assert_eq!(item_type.name_in_sentence(), expected);
        }
    }
}
