//! The types of items. A new one is one row.

use haul_types::{
    AssignmentRule,
    ComplianceSubject::{self, Driver, MotorCarrier, Trailer, Truck},
};

use super::item_type::{
    Expiry::{Always, Never, Usually},
    Gate, ItemType,
    Longest::{Months, ThroughMonth},
    Need::{self, When, WhereItApplies},
    Who::{Cdl, Employed, Furnished, Regular, WithoutCdl},
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

/// What most types have in common; a row names what is its own.
const PAPER: ItemType = ItemType {
    code: "",
    name: "",
    subjects: DRIVER,
    source: None,
    need: WhereItApplies,
    is_per_hire: false,
    is_from_office: false,
    expiry: Always,
    longest: None,
    warning_days: USUAL,
    gate: None,
};

/// Papers without an end.
const LASTING: ItemType = ItemType { expiry: Never, warning_days: NO_END, ..PAPER };

#[rustfmt::skip]
pub const ITEM_TYPES: &[ItemType] = &[
    ItemType { code: "license", name: "License", source: Some("49 CFR 383.23, 391.51(b)"), need: Need::Always, gate: gate(AssignmentRule::LicenseExpired, "license_expires_on"), ..PAPER },
    ItemType { code: "medical", name: "Medical certificate", source: Some("49 CFR 391.43, 391.45"), need: Need::Always, longest: Some(Months(24)), gate: gate(AssignmentRule::MedicalExpired, "medical_expires_on"), ..PAPER },
    ItemType { code: "twic", name: "TWIC", source: Some("33 CFR 101.514"), gate: gate_by_load(AssignmentRule::TwicMissing, "twic_expires_on"), ..PAPER },
    ItemType { code: "application", name: "Application for employment", source: Some("49 CFR 391.21"), need: When(Regular), is_per_hire: true, ..LASTING },
    ItemType { code: "mvr", name: "MVR at hire", source: Some("49 CFR 391.23(a)(1)"), need: When(Regular), is_per_hire: true, is_from_office: true, ..LASTING },
    ItemType { code: "road_test", name: "Road test certificate", source: Some("49 CFR 391.31, 391.33"), need: When(Employed), is_from_office: true, ..LASTING },
    ItemType { code: "annual_review", name: "Annual MVR review", source: Some("49 CFR 391.25"), need: When(Regular), longest: Some(Months(12)), is_from_office: true, ..PAPER },
    ItemType { code: "medical_status", name: "CDLIS record with medical status", source: Some("49 CFR 391.51(b)(7)(ii)"), need: When(Cdl), expiry: Usually, is_from_office: true, ..PAPER },
    ItemType { code: "examiner", name: "Examiner registry check", source: Some("49 CFR 391.23(m), 391.51(b)(9)"), need: When(WithoutCdl), is_from_office: true, ..LASTING },
    ItemType { code: "testing_policy", name: "Drug and alcohol policy receipt", source: Some("49 CFR 382.601(d)"), need: When(Cdl), ..LASTING },
    ItemType { code: "carrier_certificate", name: "Certificate of the regular carrier", source: Some("49 CFR 391.65"), need: When(Furnished), expiry: Usually, ..PAPER },
    ItemType { code: "variance", name: "Medical variance or SPE certificate", source: Some("49 CFR 391.49, 391.51(b)(8)"), warning_days: EARLY, ..PAPER },
    ItemType { code: "entry_training", name: "Entry-level driver training", source: Some("49 CFR 380 subpart F"), ..LASTING },
    ItemType { code: "hazmat_training", name: "Hazmat training", source: Some("49 CFR 172.704"), longest: Some(Months(36)), is_from_office: true, ..PAPER },
    ItemType { code: "hazmat_clearance", name: "Hazmat security clearance", source: Some("49 CFR 1572"), longest: Some(Months(60)), warning_days: EARLY, ..PAPER },
    ItemType { code: "english", name: "English proficiency assessment", source: Some("49 CFR 391.11(b)(2)"), is_from_office: true, ..LASTING },
    ItemType { code: "psp", name: "PSP record", is_from_office: true, ..LASTING },
    ItemType { code: "i9", name: "Form I-9", source: Some("8 CFR 274a.2"), expiry: Usually, is_from_office: true, ..PAPER },
    ItemType { code: "passport", name: "Passport", warning_days: EARLY, ..PAPER },
    ItemType { code: "registration", name: "Registration", subjects: VEHICLE, source: Some("State law; IRP"), need: Need::Always, expiry: Usually, gate: gate(AssignmentRule::RegistrationExpired, "registration_expires_on"), ..PAPER },
    ItemType { code: "inspection", name: "Annual inspection", subjects: VEHICLE, source: Some("49 CFR 396.17"), need: Need::Always, longest: Some(ThroughMonth(12)), gate: gate(AssignmentRule::InspectionExpired, "annual_inspection_expires_on"), ..PAPER },
    // Often the fleet's policy covers the truck.
    ItemType { code: "insurance", name: "Insurance", subjects: TRUCK, source: Some("49 CFR 387.7"), gate: gate(AssignmentRule::InsuranceExpired, "insurance_expires_on"), ..PAPER },
    ItemType { code: "ifta", name: "IFTA license", subjects: TRUCK, source: Some("IFTA Articles of Agreement R605"), ..PAPER },
    ItemType { code: "heavy_use_tax", name: "Heavy vehicle use tax (Form 2290)", subjects: TRUCK, source: Some("26 USC 4481"), ..PAPER },
    ItemType { code: "permit", name: "Permit", subjects: VEHICLE, source: Some("State law"), expiry: Usually, ..PAPER },
    ItemType { code: "lease", name: "Lease", subjects: TRUCK, source: Some("49 CFR 376.11"), expiry: Usually, warning_days: EARLY, ..PAPER },
    ItemType { code: "reefer", name: "Reefer unit compliance (CARB TRU)", subjects: TRAILER, source: Some("13 CCR 2477"), expiry: Usually, warning_days: EARLY, ..PAPER },
    ItemType { code: "fire_extinguisher", name: "Fire extinguisher service", subjects: TRUCK, source: Some("49 CFR 393.95(a)"), ..PAPER },
    ItemType { code: "carrier_auto_insurance", name: "Auto liability insurance", subjects: CARRIER, source: Some("49 CFR 387.7, 387.9"), need: Need::Always, gate: gate(AssignmentRule::CarrierBlocked, "auto_insurance_expires_on"), ..PAPER },
    ItemType { code: "carrier_cargo_insurance", name: "Cargo insurance", subjects: CARRIER, need: Need::Always, gate: gate(AssignmentRule::CarrierBlocked, "cargo_insurance_expires_on"), ..PAPER },
    ItemType { code: "carrier_agreement", name: "Lease or broker-carrier agreement", subjects: CARRIER, source: Some("49 CFR 376.11, 371.3"), expiry: Usually, warning_days: EARLY, ..PAPER },
    ItemType { code: "carrier_general_liability", name: "General liability insurance", subjects: CARRIER, ..PAPER },
    ItemType { code: "carrier_physical_damage", name: "Physical damage insurance", subjects: CARRIER, ..PAPER },
    ItemType { code: "carrier_workers_compensation", name: "Workers' compensation insurance", subjects: CARRIER, source: Some("State law"), ..PAPER },
    ItemType { code: "ucr", name: "UCR registration", subjects: CARRIER, source: Some("49 USC 14504a"), warning_days: EARLY, ..PAPER },
    ItemType { code: "boc3", name: "BOC-3 process agents", subjects: CARRIER, source: Some("49 CFR 366"), ..LASTING },
    ItemType { code: "irp", name: "IRP account", subjects: CARRIER, source: Some("IRP article III"), warning_days: EARLY, ..PAPER },
    ItemType { code: "carrier_ifta", name: "IFTA license", subjects: CARRIER, source: Some("IFTA Articles of Agreement R605"), ..PAPER },
    ItemType { code: "carrier_permit", name: "State permit", subjects: CARRIER, source: Some("State law"), expiry: Usually, ..PAPER },
    ItemType { code: "w9", name: "W-9", subjects: CARRIER, source: Some("26 CFR 31.3406(h)-3"), ..LASTING },
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
    fn the_law_says_how_long_one_lasts() {
        let day = |text: &str| text.parse::<haul_types::Date>().unwrap();
        for (code, issued_on, last) in [
            ("medical", "2026-02-28", "2028-02-28"),
            ("annual_review", "2026-11-26", "2027-11-26"),
            // 49 CFR 396.17: through the last day of the month.
            ("inspection", "2026-01-10", "2027-01-31"),
        ] {
            let item_type = ITEM_TYPES.iter().find(|item_type| item_type.code == code).unwrap();
            assert_eq!(item_type.longest.unwrap().last_day(day(issued_on)), day(last), "{code}");
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
