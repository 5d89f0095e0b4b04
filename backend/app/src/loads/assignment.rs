//! The assignment gate: what speaks against giving a load to a driver, a truck and a trailer. Pure, over dated facts.

use chrono::NaiveDate;

use super::leg_views::{AssignmentSubject, AssignmentVerdict};
use crate::types::{DriverState, Endorsement, Equipment, VehicleStatus, paper_warning};

/// What matters of the trip.
#[derive(Clone, Debug)]
pub struct Trip {
    pub equipment: Equipment,
    pub is_hazmat: bool,
    pub is_team_required: bool,
    /// Papers have to be good through this day.
    pub last_day: NaiveDate,
}

#[derive(Clone, Debug)]
pub struct DriverFacts {
    pub name: String,
    pub state: DriverState,
    pub is_archived: bool,
    pub license_expires_on: Option<NaiveDate>,
    pub medical_expires_on: Option<NaiveDate>,
    pub endorsements: Vec<Endorsement>,
    /// Numbers of other loads in the same days.
    pub overlapping_loads: Vec<String>,
}

#[derive(Clone, Debug)]
pub struct VehicleFacts {
    pub unit_number: String,
    pub status: VehicleStatus,
    pub is_archived: bool,
    /// What a trailer carries; none for a truck.
    pub equipment: Option<Equipment>,
    pub registration_expires_on: Option<NaiveDate>,
    pub annual_inspection_expires_on: Option<NaiveDate>,
    pub insurance_expires_on: Option<NaiveDate>,
    /// Numbers of other loads in the same days.
    pub overlapping_loads: Vec<String>,
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
pub fn verdicts(trip: &Trip, candidates: &Candidates) -> Vec<AssignmentVerdict> {
    let mut found = Vec::new();
    if let Some(driver) = &candidates.driver {
        found.extend(of_driver(trip, driver, AssignmentSubject::Driver));
        if trip.is_team_required && candidates.co_driver.is_none() {
            let message = "This load needs a team, and there is no co-driver.".to_owned();
            found.push(verdict(AssignmentSubject::CoDriver, "team_required", message, false));
        }
    }
    if let Some(driver) = &candidates.co_driver {
        found.extend(of_driver(trip, driver, AssignmentSubject::CoDriver));
    }
    if let Some(truck) = &candidates.truck {
        found.extend(of_vehicle(trip, truck, AssignmentSubject::Truck));
    }
    if let Some(trailer) = &candidates.trailer {
        found.extend(of_vehicle(trip, trailer, AssignmentSubject::Trailer));
    }
    found.sort_by_key(|verdict| !verdict.is_blocking);
    found
}

fn verdict(subject: AssignmentSubject, code: &str, message: String, is_blocking: bool) -> AssignmentVerdict {
    AssignmentVerdict { subject, code: code.to_owned(), message, is_blocking }
}

fn of_driver(trip: &Trip, driver: &DriverFacts, subject: AssignmentSubject) -> Vec<AssignmentVerdict> {
    let mut found = Vec::new();
    let name = &driver.name;
    if driver.is_archived || driver.state != DriverState::Active {
        found.push(verdict(subject, "driver_inactive", format!("{name} is not an active driver."), true));
    }
    let has = |wanted: &[Endorsement]| driver.endorsements.iter().any(|endorsement| wanted.contains(endorsement));
    if trip.is_hazmat && !has(&[Endorsement::H, Endorsement::X]) {
        let message = format!("{name} has no hazardous materials endorsement (H or X).");
        found.push(verdict(subject, "endorsement_missing", message, true));
    }
    if trip.equipment == Equipment::Tanker && !has(&[Endorsement::N, Endorsement::X]) {
        let message = format!("{name} has no tank endorsement (N or X).");
        found.push(verdict(subject, "endorsement_missing", message, true));
    }
    let papers = [
        paper_warning("license", "license", driver.license_expires_on, trip.last_day),
        paper_warning("medical", "medical certificate", driver.medical_expires_on, trip.last_day),
    ];
    for paper in papers.into_iter().flatten() {
        found.push(verdict(subject, &paper.code, format!("{name}'s {}", paper.message), paper.is_blocking));
    }
    found.extend(overlap(subject, name, &driver.overlapping_loads));
    found
}

fn of_vehicle(trip: &Trip, vehicle: &VehicleFacts, subject: AssignmentSubject) -> Vec<AssignmentVerdict> {
    let mut found = Vec::new();
    let name = match subject {
        AssignmentSubject::Trailer => format!("Trailer {}", vehicle.unit_number),
        _ => format!("Truck {}", vehicle.unit_number),
    };
    let is_gone = vehicle.is_archived || matches!(vehicle.status, VehicleStatus::Inactive | VehicleStatus::Sold);
    if is_gone {
        found.push(verdict(subject, "not_in_use", format!("{name} is no longer in use."), true));
    } else if vehicle.status == VehicleStatus::OutOfService {
        found.push(verdict(subject, "out_of_service", format!("{name} is out of service."), true));
    } else if vehicle.status == VehicleStatus::InShop {
        found.push(verdict(subject, "in_shop", format!("{name} is in the shop."), false));
    }
    let papers = [
        paper_warning("registration", "registration", vehicle.registration_expires_on, trip.last_day),
        paper_warning("inspection", "annual inspection", vehicle.annual_inspection_expires_on, trip.last_day),
        paper_warning("insurance", "insurance", vehicle.insurance_expires_on, trip.last_day),
    ];
    for paper in papers.into_iter().flatten() {
        found.push(verdict(subject, &paper.code, format!("{name}'s {}", paper.message), paper.is_blocking));
    }
    if vehicle.equipment.is_some_and(|equipment| equipment != trip.equipment) {
        let message = format!("{name} is not of the equipment that the load needs.");
        found.push(verdict(subject, "equipment_mismatch", message, false));
    }
    found.extend(overlap(subject, &name, &vehicle.overlapping_loads));
    found
}

fn overlap(subject: AssignmentSubject, name: &str, numbers: &[String]) -> Option<AssignmentVerdict> {
    let message = format!("{name} has load {} in the same days.", numbers.join(", "));
    (!numbers.is_empty()).then(|| verdict(subject, "overlapping_load", message, false))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn day(text: &str) -> Option<NaiveDate> {
        Some(text.parse().unwrap())
    }

    fn trip() -> Trip {
        Trip {
            equipment: Equipment::DryVan,
            is_hazmat: false,
            is_team_required: false,
            last_day: day("2026-11-22").unwrap(),
        }
    }

    fn driver() -> DriverFacts {
        DriverFacts {
            name: "Dana Cole".to_owned(),
            state: DriverState::Active,
            is_archived: false,
            license_expires_on: day("2028-01-01"),
            medical_expires_on: day("2027-06-01"),
            endorsements: vec![],
            overlapping_loads: vec![],
        }
    }

    fn truck() -> VehicleFacts {
        VehicleFacts {
            unit_number: "101".to_owned(),
            status: VehicleStatus::Available,
            is_archived: false,
            equipment: None,
            registration_expires_on: day("2027-12-31"),
            annual_inspection_expires_on: day("2027-03-01"),
            insurance_expires_on: None,
            overlapping_loads: vec![],
        }
    }

    fn codes(trip: &Trip, candidates: &Candidates) -> Vec<(String, bool)> {
        verdicts(trip, candidates).into_iter().map(|verdict| (verdict.code, verdict.is_blocking)).collect()
    }

    #[test]
    fn a_driver_is_judged_by_state_papers_and_endorsements() {
        let hazmat = Trip { is_hazmat: true, ..trip() };
        let tank = Trip { equipment: Equipment::Tanker, is_hazmat: true, ..trip() };
        for (trip, driver, expected) in [
            (trip(), driver(), vec![]),
            (trip(), DriverFacts { state: DriverState::Terminated, ..driver() }, vec![("driver_inactive", true)]),
            (trip(), DriverFacts { is_archived: true, ..driver() }, vec![("driver_inactive", true)]),
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
                DriverFacts { overlapping_loads: vec!["1001".to_owned()], ..driver() },
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
}
