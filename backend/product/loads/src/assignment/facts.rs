//! What the assignment gate judges: the trip, and dated facts about the crew and equipment.

use haul_compliance::Papers;
use haul_fleet::motor_carriers::Objection;
use haul_types::{Date, DriverStatus, Endorsement, Equipment, LicenseClass, Timestamp, VehicleStatus};
use uuid::Uuid;

/// The facts of the trip that matter.
#[derive(Clone, Debug)]
pub struct Trip {
    pub load_id: Uuid,
    pub equipment: Equipment,
    pub is_hazmat: bool,
    pub is_team_required: bool,
    pub is_twic_required: bool,
    /// Papers must be valid through this day.
    pub last_day: Date,
}

#[derive(Clone, Debug)]
pub struct DriverFacts {
    pub id: Uuid,
    pub name: String,
    pub status: DriverStatus,
    pub archived_at: Option<Timestamp>,
    pub license_class: Option<LicenseClass>,
    pub papers: Papers,
    /// The law prohibits them from driving. Why is restricted.
    pub is_prohibited: bool,
    /// The safety department has not cleared them yet.
    pub is_uncleared: bool,
    pub endorsements: Vec<Endorsement>,
    pub overlaps: Vec<Overlap>,
    pub out_of_reach: Vec<OutOfReach>,
}

#[derive(Clone, Debug)]
pub struct VehicleFacts {
    pub id: Uuid,
    pub unit_number: String,
    pub status: VehicleStatus,
    pub archived_at: Option<Timestamp>,
    /// What a trailer carries; none for a truck.
    pub equipment: Option<Equipment>,
    /// The carrier under whose authority a truck runs; none for a trailer, which goes where its truck goes.
    pub authority: Option<AuthorityFacts>,
    pub papers: Papers,
    pub overlaps: Vec<Overlap>,
    pub out_of_reach: Vec<OutOfReach>,
}

/// A carrier, and why nothing under its authority can be assigned to the trip.
#[derive(Clone, Debug)]
pub struct AuthorityFacts {
    pub id: Uuid,
    pub name: String,
    pub objections: Vec<Objection>,
}

/// Other work at the same time.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Overlap {
    pub load_id: Uuid,
    pub number: String,
}

/// Other work from which this trip can't be reached in time, or the reverse.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OutOfReach {
    pub load_id: Uuid,
    pub number: String,
    /// One sentence for a person.
    pub message: String,
}

/// The crew and equipment that a load may be assigned to.
#[derive(Clone, Debug, Default)]
pub struct Candidates {
    pub driver: Option<DriverFacts>,
    pub co_driver: Option<DriverFacts>,
    pub truck: Option<VehicleFacts>,
    pub trailer: Option<VehicleFacts>,
}
