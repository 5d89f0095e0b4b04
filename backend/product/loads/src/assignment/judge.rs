//! The assignment gate: warnings and blocks for assigning a leg to a driver, a truck and a trailer. Pure, over dated
//! facts.
//!
//! Whether a broken rule warns or blocks is the company's decision (`rules.rs`).
//! Not judged yet, because the facts are missing: hours of service, open defects, doubles.

use haul_types::{
    AssignmentRule, ComplianceSubject, DriverStatus, Endorsement, Equipment, LicenseClass, VehicleStatus,
};

use super::{
    facts::{Candidates, DriverFacts, Trip, VehicleFacts},
    rules::Rules,
    verdicts::About,
};
use crate::record::assignment_views::{AssignmentRecord, AssignmentSubject, AssignmentVerdict};

/// Every objection, blocking ones first.
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

fn judge_driver(trip: &Trip, driver: &DriverFacts, has_trailer: bool, of: &mut About<'_>) {
    let name = &driver.name;
    if let Some(archived_at) = driver.archived_at {
        let fact = ("archived_at", archived_at.to_rfc3339());
        of.breaks(AssignmentRule::DriverInactive, format!("{name} is not an active driver."), (fact.0, &fact.1));
    } else if driver.status != DriverStatus::Active {
        let message = format!("{name} is not an active driver.");
        of.breaks(AssignmentRule::DriverInactive, message, ("state", driver.status.as_str()));
    }
    // Dispatch learns no more than this; tests are restricted.
    if driver.is_prohibited {
        let message = format!("{name} may not drive: ask safety.");
        of.breaks(AssignmentRule::DriverProhibited, message, ("status", "prohibited"));
    } else if driver.is_uncleared {
        let message = format!("{name} is not cleared to drive yet: ask safety.");
        of.breaks(AssignmentRule::DriverNotCleared, message, ("status", "not_cleared"));
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
    of.papers(ComplianceSubject::Driver, &driver.papers, name, trip);
    let (record, record_id) = (of.record, of.record_id);
    of.overlap(name, &driver.overlaps);
    of.reach(&driver.out_of_reach);
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
    let kind = match of.subject {
        AssignmentSubject::Trailer => ComplianceSubject::Trailer,
        _ => ComplianceSubject::Truck,
    };
    of.papers(kind, &vehicle.papers, &name, trip);
    if let Some(authority) = &vehicle.authority {
        of.authority(&name, authority);
    }
    if let Some(equipment) = vehicle.equipment.filter(|equipment| *equipment != trip.equipment) {
        let message = format!("{name} is not the equipment that the load needs.");
        of.breaks(AssignmentRule::EquipmentMismatch, message, ("kind", equipment.as_str()));
    }
    of.overlap(&name, &vehicle.overlaps);
    of.reach(&vehicle.out_of_reach);
}

#[cfg(test)]
mod tests {
    use uuid::Uuid;

    use super::{
        super::facts::{AuthorityFacts, Overlap},
        *,
    };
    use haul_compliance::{Paper, Papers};
    use haul_fleet::motor_carriers::Objection;
    use haul_types::{Date, Strictness, Timestamp};

    fn day(text: &str) -> Date {
        text.parse().unwrap()
    }

    fn papers(valid_through: &[(&str, &str)]) -> Papers {
        let paper = |(code, last): &(&str, &str)| Paper {
            item_type: (*code).to_owned(),
            expires_on: Some(day(last)),
            is_waived: false,
        };
        valid_through.iter().map(paper).collect::<Vec<_>>().into()
    }

    fn with_twic(expires_on: Option<&str>) -> Papers {
        let held = [("license", "2028-01-01"), ("medical", "2027-06-01")];
        papers(&held.into_iter().chain(expires_on.map(|last| ("twic", last))).collect::<Vec<_>>())
    }

    fn trip() -> Trip {
        Trip {
            load_id: Uuid::nil(),
            equipment: Equipment::DryVan,
            is_hazmat: false,
            is_team_required: false,
            is_twic_required: false,
            last_day: day("2026-11-22"),
        }
    }

    fn driver() -> DriverFacts {
        DriverFacts {
            id: Uuid::nil(),
            name: "Dana Cole".to_owned(),
            status: DriverStatus::Active,
            archived_at: None,
            license_class: Some(LicenseClass::A),
            papers: papers(&[("license", "2028-01-01"), ("medical", "2027-06-01")]),
            is_prohibited: false,
            is_uncleared: false,
            endorsements: vec![],
            overlaps: vec![],
            out_of_reach: vec![],
        }
    }

    fn truck() -> VehicleFacts {
        VehicleFacts {
            id: Uuid::nil(),
            unit_number: "101".to_owned(),
            status: VehicleStatus::Available,
            archived_at: None,
            equipment: None,
            authority: None,
            papers: papers(&[("registration", "2027-12-31"), ("inspection", "2027-03-01")]),
            overlaps: vec![],
            out_of_reach: vec![],
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
            (trip(), DriverFacts { status: DriverStatus::Terminated, ..driver() }, vec![("driver_inactive", true)]),
            (trip(), DriverFacts { archived_at: Some(Timestamp::EPOCH), ..driver() }, vec![("driver_inactive", true)]),
            // Good when it starts, not when it ends.
            (
                trip(),
                DriverFacts { papers: papers(&[("license", "2026-11-21"), ("medical", "2027-06-01")]), ..driver() },
                vec![("license_expired", true)],
            ),
            (
                trip(),
                DriverFacts { papers: papers(&[("license", "2028-01-01"), ("medical", "2026-11-22")]), ..driver() },
                vec![("medical_expiring", false)],
            ),
            // Unknown does not count as valid, and the company decides what follows.
            (
                trip(),
                DriverFacts { papers: Papers::default(), ..driver() },
                vec![("license_missing", false), ("medical_missing", false)],
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
            (
                trip(),
                DriverFacts { is_prohibited: true, is_uncleared: true, ..driver() },
                vec![("driver_prohibited", true)],
            ),
            (trip(), DriverFacts { is_uncleared: true, ..driver() }, vec![("driver_not_cleared", false)]),
        ] {
            let expected: Vec<_> = expected.into_iter().map(|(code, blocks)| (code.to_owned(), blocks)).collect();
            assert_eq!(codes(&trip, &Candidates { driver: Some(driver), ..Default::default() }), expected);
        }
    }

    #[test]
    fn a_load_for_a_port_needs_a_twic_that_is_valid_until_the_end() {
        let port = Trip { is_twic_required: true, ..trip() };
        for (trip, expires_on, expected) in [
            (trip(), None, vec![]),
            (port.clone(), None, vec![("twic_missing".to_owned(), true)]),
            (port.clone(), Some("2026-11-21"), vec![("twic_expired".to_owned(), true)]),
            (port.clone(), Some("2026-11-25"), vec![("twic_expiring".to_owned(), false)]),
            (port, Some("2028-01-01"), vec![]),
        ] {
            let crew = Candidates {
                driver: Some(DriverFacts { papers: with_twic(expires_on), ..driver() }),
                ..Default::default()
            };
            assert_eq!(codes(&trip, &crew), expected, "{expires_on:?}");
        }
    }

    #[test]
    fn a_vehicle_is_judged_by_status_papers_and_equipment() {
        for (vehicle, expected) in [
            (truck(), vec![]),
            (
                VehicleFacts { papers: Papers::default(), ..truck() },
                vec![("registration_missing", false), ("inspection_missing", false)],
            ),
            (VehicleFacts { status: VehicleStatus::OutOfService, ..truck() }, vec![("out_of_service", true)]),
            (VehicleFacts { status: VehicleStatus::InShop, ..truck() }, vec![("in_shop", false)]),
            (VehicleFacts { status: VehicleStatus::Sold, ..truck() }, vec![("not_in_use", true)]),
            (
                VehicleFacts {
                    papers: papers(&[("registration", "2027-12-31"), ("inspection", "2026-11-01")]),
                    ..truck()
                },
                vec![("inspection_expired", true)],
            ),
            (
                VehicleFacts {
                    papers: papers(&[("registration", "2026-12-01"), ("inspection", "2027-03-01")]),
                    ..truck()
                },
                vec![("registration_expiring", false)],
            ),
            (VehicleFacts { equipment: Some(Equipment::Reefer), ..truck() }, vec![("equipment_mismatch", false)]),
        ] {
            let expected: Vec<_> = expected.into_iter().map(|(code, blocks)| (code.to_owned(), blocks)).collect();
            assert_eq!(codes(&trip(), &Candidates { truck: Some(vehicle), ..Default::default() }), expected);
        }
    }

    #[test]
    fn a_truck_is_blocked_with_its_carrier() {
        let objection = Objection {
            code: "carrier_do_not_use".to_owned(),
            message: "It is marked “do not use”: Double brokered.".to_owned(),
            field: "status",
            value: "do_not_use".to_owned(),
        };
        let id = Uuid::from_u128(7);
        for (objections, expected) in [
            (vec![], vec![]),
            (
                vec![objection],
                vec!["Truck 101 runs under Blue Lake Carriers. It is marked “do not use”: Double brokered."],
            ),
        ] {
            let authority = Some(AuthorityFacts { id, name: "Blue Lake Carriers".to_owned(), objections });
            let crew = Candidates { truck: Some(VehicleFacts { authority, ..truck() }), ..Default::default() };
            let found = verdicts(&trip(), &crew, &Rules::default());
            assert_eq!(found.iter().map(|verdict| verdict.message.as_str()).collect::<Vec<_>>(), expected);
            for verdict in found {
                assert!(verdict.is_blocking);
                assert_eq!(
                    (verdict.rule, verdict.code.as_str()),
                    (AssignmentRule::CarrierBlocked, "carrier_do_not_use")
                );
                assert_eq!((verdict.fact.record, verdict.fact.record_id), (AssignmentRecord::MotorCarrier, id));
            }
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
            driver: Some(DriverFacts {
                papers: papers(&[("license", "2026-11-01"), ("medical", "2027-06-01")]),
                ..driver()
            }),
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
