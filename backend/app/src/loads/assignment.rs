//! The assignment gate: what speaks against giving a leg to a driver, a truck and a trailer. Pure, over dated facts.
//!
//! Whether a broken rule warns or blocks is the company's decision (`rules.rs`).
//! Not judged yet, for nothing is known of it: drug tests, hours of service, open defects, doubles.

use chrono::{DateTime, NaiveDate, Utc};
use uuid::Uuid;

use super::{
    leg_views::{AssignmentFact, AssignmentRecord, AssignmentSubject, AssignmentVerdict},
    rules::Rules,
};
use crate::types::{
    AssignmentRule, DriverState, Endorsement, Equipment, LicenseClass, Strictness, VehicleStatus, paper_warning,
};

/// What matters of the trip.
#[derive(Clone, Debug)]
pub struct Trip {
    pub load_id: Uuid,
    pub equipment: Equipment,
    pub is_hazmat: bool,
    pub is_team_required: bool,
    /// Papers have to be good through this day.
    pub last_day: NaiveDate,
}

#[derive(Clone, Debug)]
pub struct DriverFacts {
    pub id: Uuid,
    pub name: String,
    pub state: DriverState,
    pub archived_at: Option<DateTime<Utc>>,
    pub license_class: Option<LicenseClass>,
    pub license_expires_on: Option<NaiveDate>,
    pub medical_expires_on: Option<NaiveDate>,
    pub endorsements: Vec<Endorsement>,
    pub overlaps: Vec<Overlap>,
}

#[derive(Clone, Debug)]
pub struct VehicleFacts {
    pub id: Uuid,
    pub unit_number: String,
    pub status: VehicleStatus,
    pub archived_at: Option<DateTime<Utc>>,
    /// What a trailer carries; none for a truck.
    pub equipment: Option<Equipment>,
    pub registration_expires_on: Option<NaiveDate>,
    pub annual_inspection_expires_on: Option<NaiveDate>,
    pub insurance_expires_on: Option<NaiveDate>,
    pub overlaps: Vec<Overlap>,
}

/// Other work at the same time.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Overlap {
    pub load_id: Uuid,
    pub number: String,
}

/// Whom and what a load is to be given to.
#[derive(Clone, Debug, Default)]
pub struct Candidates {
    pub driver: Option<DriverFacts>,
    pub co_driver: Option<DriverFacts>,
    pub truck: Option<VehicleFacts>,
    pub trailer: Option<VehicleFacts>,
}

/// Everything that speaks against it, blocking facts first.
pub fn verdicts(trip: &Trip, candidates: &Candidates, rules: &Rules) -> Vec<AssignmentVerdict> {
    let mut found = Vec::new();
    if let Some(driver) = &candidates.driver {
        let mut of = About::driver(driver, AssignmentSubject::Driver, rules, &mut found);
        judge_driver(trip, driver, candidates.trailer.is_some(), &mut of);
        if trip.is_team_required && candidates.co_driver.is_none() {
            let mut of = About { subject: AssignmentSubject::CoDriver, record: AssignmentRecord::Load, ..of };
            of.record_id = trip.load_id;
            let message = "This load needs a team, and there is no co-driver.";
            of.breaks(AssignmentRule::TeamRequired, message, ("is_team_required", "true"));
        }
    }
    if let Some(driver) = &candidates.co_driver {
        let mut of = About::driver(driver, AssignmentSubject::CoDriver, rules, &mut found);
        judge_driver(trip, driver, candidates.trailer.is_some(), &mut of);
    }
    for (vehicle, subject, record) in [
        (&candidates.truck, AssignmentSubject::Truck, AssignmentRecord::Truck),
        (&candidates.trailer, AssignmentSubject::Trailer, AssignmentRecord::Trailer),
    ] {
        if let Some(vehicle) = vehicle {
            let of = About { subject, record, record_id: vehicle.id, rules, found: &mut found };
            judge_vehicle(trip, vehicle, of);
        }
    }
    found.sort_by_key(|verdict| !verdict.is_blocking);
    found
}

/// Collects what speaks against one of the crew.
struct About<'a> {
    subject: AssignmentSubject,
    record: AssignmentRecord,
    record_id: Uuid,
    rules: &'a Rules,
    found: &'a mut Vec<AssignmentVerdict>,
}

impl<'a> About<'a> {
    fn driver(
        driver: &DriverFacts,
        subject: AssignmentSubject,
        rules: &'a Rules,
        found: &'a mut Vec<AssignmentVerdict>,
    ) -> Self {
        Self { subject, record: AssignmentRecord::Driver, record_id: driver.id, rules, found }
    }

    fn breaks(&mut self, rule: AssignmentRule, message: impl Into<String>, fact: (&str, &str)) {
        self.breaks_as(rule, rule.as_str(), message, fact);
    }

    fn breaks_as(&mut self, rule: AssignmentRule, code: &str, message: impl Into<String>, fact: (&str, &str)) {
        self.found.push(AssignmentVerdict {
            subject: self.subject,
            code: code.to_owned(),
            message: message.into(),
            is_blocking: self.rules.strictness(rule) == Strictness::Block,
            rule,
            fact: AssignmentFact {
                record: self.record,
                record_id: self.record_id,
                field: fact.0.to_owned(),
                value: fact.1.to_owned(),
            },
        });
    }

    fn paper(&mut self, paper: &Paper, owner: &str, trip: &Trip) {
        let Some(warning) = paper_warning(paper.code, paper.name, paper.expires_on, trip.last_day) else { return };
        let rule = if warning.is_blocking { paper.rule } else { AssignmentRule::PaperExpiring };
        let value = paper.expires_on.map(|day| day.to_string()).unwrap_or_default();
        let field = format!("{}_expires_on", paper.field);
        self.breaks_as(rule, &warning.code, format!("{owner}'s {}", warning.message), (&field, &value));
    }

    fn overlap(&mut self, name: &str, overlaps: &[Overlap]) {
        let Some(first) = overlaps.first() else { return };
        let numbers = overlaps.iter().map(|overlap| overlap.number.as_str()).collect::<Vec<_>>().join(", ");
        let message = format!("{name} has load {numbers} in the same days.");
        self.record = AssignmentRecord::Load;
        self.record_id = first.load_id;
        self.breaks(AssignmentRule::OverlappingLoad, message, ("number", &numbers));
    }
}

/// A paper that ends.
struct Paper {
    /// Its word in codes.
    code: &'static str,
    /// How people call it.
    name: &'static str,
    field: &'static str,
    rule: AssignmentRule,
    expires_on: Option<NaiveDate>,
}

fn judge_driver(trip: &Trip, driver: &DriverFacts, has_trailer: bool, of: &mut About<'_>) {
    let name = &driver.name;
    if let Some(archived_at) = driver.archived_at {
        let fact = ("archived_at", archived_at.to_rfc3339());
        of.breaks(AssignmentRule::DriverInactive, format!("{name} is not an active driver."), (fact.0, &fact.1));
    } else if driver.state != DriverState::Active {
        let message = format!("{name} is not an active driver.");
        of.breaks(AssignmentRule::DriverInactive, message, ("state", driver.state.as_str()));
    }
    // Combinations with a towed unit of more than 10,000 pounds need class A (49 CFR 383.91(a)(1)); hotshots may be below.
    let pulls = has_trailer && trip.equipment != Equipment::Hotshot;
    if let Some(class) = driver.license_class.filter(|class| pulls && *class != LicenseClass::A) {
        let message = format!("{name} has a license of class {}; pulling a trailer needs class A.", class.as_str());
        of.breaks(AssignmentRule::LicenseClass, message, ("license_class", class.as_str()));
    }
    let held = driver.endorsements.iter().map(|one| one.as_str()).collect::<Vec<_>>().join(" ");
    let has = |wanted: &[Endorsement]| driver.endorsements.iter().any(|endorsement| wanted.contains(endorsement));
    if trip.is_hazmat && !has(&[Endorsement::H, Endorsement::X]) {
        let message = format!("{name} has no hazardous materials endorsement (H or X).");
        of.breaks(AssignmentRule::EndorsementMissing, message, ("endorsements", &held));
    }
    if trip.equipment == Equipment::Tanker && !has(&[Endorsement::N, Endorsement::X]) {
        let message = format!("{name} has no tank endorsement (N or X).");
        of.breaks(AssignmentRule::EndorsementMissing, message, ("endorsements", &held));
    }
    for paper in [
        Paper {
            code: "license",
            name: "license",
            field: "license",
            rule: AssignmentRule::LicenseExpired,
            expires_on: driver.license_expires_on,
        },
        Paper {
            code: "medical",
            name: "medical certificate",
            field: "medical",
            rule: AssignmentRule::MedicalExpired,
            expires_on: driver.medical_expires_on,
        },
    ] {
        of.paper(&paper, name, trip);
    }
    let (record, record_id) = (of.record, of.record_id);
    of.overlap(name, &driver.overlaps);
    (of.record, of.record_id) = (record, record_id);
}

fn judge_vehicle(trip: &Trip, vehicle: &VehicleFacts, mut of: About<'_>) {
    let name = match of.subject {
        AssignmentSubject::Trailer => format!("Trailer {}", vehicle.unit_number),
        _ => format!("Truck {}", vehicle.unit_number),
    };
    let status = ("status", vehicle.status.as_str());
    let (rule, gone) = (AssignmentRule::VehicleNotInUse, format!("{name} is no longer in use."));
    match (vehicle.archived_at, vehicle.status) {
        (Some(at), _) => {
            let at = at.to_rfc3339();
            of.breaks_as(rule, "not_in_use", gone, ("archived_at", &at));
        }
        (None, VehicleStatus::Inactive | VehicleStatus::Sold) => {
            of.breaks_as(rule, "not_in_use", gone, status);
        }
        (None, VehicleStatus::OutOfService) => {
            of.breaks(AssignmentRule::OutOfService, format!("{name} is out of service."), status);
        }
        (None, VehicleStatus::InShop) => of.breaks(AssignmentRule::InShop, format!("{name} is in the shop."), status),
        (None, VehicleStatus::Available) => {}
    }
    for paper in [
        Paper {
            code: "registration",
            name: "registration",
            field: "registration",
            rule: AssignmentRule::RegistrationExpired,
            expires_on: vehicle.registration_expires_on,
        },
        Paper {
            code: "inspection",
            name: "annual inspection",
            field: "annual_inspection",
            rule: AssignmentRule::InspectionExpired,
            expires_on: vehicle.annual_inspection_expires_on,
        },
        Paper {
            code: "insurance",
            name: "insurance",
            field: "insurance",
            rule: AssignmentRule::InsuranceExpired,
            expires_on: vehicle.insurance_expires_on,
        },
    ] {
        of.paper(&paper, &name, trip);
    }
    if let Some(equipment) = vehicle.equipment.filter(|equipment| *equipment != trip.equipment) {
        let message = format!("{name} is not of the equipment that the load needs.");
        of.breaks(AssignmentRule::EquipmentMismatch, message, ("kind", equipment.as_str()));
    }
    of.overlap(&name, &vehicle.overlaps);
}

#[cfg(test)]
mod tests {
    use super::*;

    fn day(text: &str) -> Option<NaiveDate> {
        Some(text.parse().unwrap())
    }

    fn trip() -> Trip {
        Trip {
            load_id: Uuid::nil(),
            equipment: Equipment::DryVan,
            is_hazmat: false,
            is_team_required: false,
            last_day: day("2026-11-22").unwrap(),
        }
    }

    fn driver() -> DriverFacts {
        DriverFacts {
            id: Uuid::nil(),
            name: "Dana Cole".to_owned(),
            state: DriverState::Active,
            archived_at: None,
            license_class: Some(LicenseClass::A),
            license_expires_on: day("2028-01-01"),
            medical_expires_on: day("2027-06-01"),
            endorsements: vec![],
            overlaps: vec![],
        }
    }

    fn truck() -> VehicleFacts {
        VehicleFacts {
            id: Uuid::nil(),
            unit_number: "101".to_owned(),
            status: VehicleStatus::Available,
            archived_at: None,
            equipment: None,
            registration_expires_on: day("2027-12-31"),
            annual_inspection_expires_on: day("2027-03-01"),
            insurance_expires_on: None,
            overlaps: vec![],
        }
    }

    fn codes(trip: &Trip, candidates: &Candidates) -> Vec<(String, bool)> {
        verdicts(trip, candidates, &Rules::default())
            .into_iter()
            .map(|verdict| (verdict.code, verdict.is_blocking))
            .collect()
    }

    #[test]
    fn a_driver_is_judged_by_state_papers_and_endorsements() {
        let hazmat = Trip { is_hazmat: true, ..trip() };
        let tank = Trip { equipment: Equipment::Tanker, is_hazmat: true, ..trip() };
        for (trip, driver, expected) in [
            (trip(), driver(), vec![]),
            (trip(), DriverFacts { state: DriverState::Terminated, ..driver() }, vec![("driver_inactive", true)]),
            (
                trip(),
                DriverFacts { archived_at: DateTime::from_timestamp(0, 0), ..driver() },
                vec![("driver_inactive", true)],
            ),
            // Good when it starts, not when it ends.
            (
                trip(),
                DriverFacts { license_expires_on: day("2026-11-21"), ..driver() },
                vec![("license_expired", true)],
            ),
            (
                trip(),
                DriverFacts { medical_expires_on: day("2026-11-22"), ..driver() },
                vec![("medical_expiring", false)],
            ),
            (hazmat.clone(), driver(), vec![("endorsement_missing", true)]),
            (hazmat, DriverFacts { endorsements: vec![Endorsement::H], ..driver() }, vec![]),
            (tank, DriverFacts { endorsements: vec![Endorsement::X], ..driver() }, vec![]),
            (
                trip(),
                DriverFacts { overlaps: vec![Overlap { load_id: Uuid::nil(), number: "1001".to_owned() }], ..driver() },
                vec![("overlapping_load", false)],
            ),
            (Trip { is_team_required: true, ..trip() }, driver(), vec![("team_required", false)]),
        ] {
            let expected: Vec<_> = expected.into_iter().map(|(code, blocks)| (code.to_owned(), blocks)).collect();
            assert_eq!(codes(&trip, &Candidates { driver: Some(driver), ..Default::default() }), expected);
        }
    }

    #[test]
    fn a_vehicle_is_judged_by_status_papers_and_equipment() {
        for (vehicle, expected) in [
            (truck(), vec![]),
            (VehicleFacts { status: VehicleStatus::OutOfService, ..truck() }, vec![("out_of_service", true)]),
            (VehicleFacts { status: VehicleStatus::InShop, ..truck() }, vec![("in_shop", false)]),
            (VehicleFacts { status: VehicleStatus::Sold, ..truck() }, vec![("not_in_use", true)]),
            (
                VehicleFacts { annual_inspection_expires_on: day("2026-11-01"), ..truck() },
                vec![("inspection_expired", true)],
            ),
            (
                VehicleFacts { registration_expires_on: day("2026-12-01"), ..truck() },
                vec![("registration_expiring", false)],
            ),
            (VehicleFacts { equipment: Some(Equipment::Reefer), ..truck() }, vec![("equipment_mismatch", false)]),
        ] {
            let expected: Vec<_> = expected.into_iter().map(|(code, blocks)| (code.to_owned(), blocks)).collect();
            assert_eq!(codes(&trip(), &Candidates { truck: Some(vehicle), ..Default::default() }), expected);
        }
    }

    #[test]
    fn a_trailer_asks_for_a_license_of_class_a() {
        let driver = |class| Some(DriverFacts { license_class: class, ..driver() });
        let trailer = Some(VehicleFacts { equipment: Some(Equipment::DryVan), ..truck() });
        for (class, trailer, expected) in [
            (Some(LicenseClass::B), trailer.clone(), vec![("license_class".to_owned(), true)]),
            (Some(LicenseClass::B), None, vec![]),
            (Some(LicenseClass::A), trailer.clone(), vec![]),
            (None, trailer, vec![]),
        ] {
            let crew = Candidates { driver: driver(class), trailer, ..Default::default() };
            assert_eq!(codes(&trip(), &crew), expected, "{class:?}");
        }
    }

    #[test]
    fn a_company_decides_whether_a_rule_warns_or_blocks() {
        let rules = Rules::of([
            (AssignmentRule::LicenseExpired, Strictness::Warn),
            (AssignmentRule::EquipmentMismatch, Strictness::Block),
        ]);
        let crew = Candidates {
            driver: Some(DriverFacts { license_expires_on: day("2026-11-01"), ..driver() }),
            trailer: Some(VehicleFacts { equipment: Some(Equipment::Reefer), ..truck() }),
            ..Default::default()
        };
        let found = verdicts(&trip(), &crew, &rules);
        let shown = found.iter().map(|verdict| (verdict.rule, verdict.is_blocking)).collect::<Vec<_>>();
        assert_eq!(shown, [(AssignmentRule::EquipmentMismatch, true), (AssignmentRule::LicenseExpired, false)]);
        let fact = &found.last().unwrap().fact;
        assert_eq!((fact.record, fact.field.as_str()), (AssignmentRecord::Driver, "license_expires_on"));
        assert_eq!(fact.value, "2026-11-01");
    }
}
