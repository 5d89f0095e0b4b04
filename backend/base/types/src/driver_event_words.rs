//! The vocabulary of drivers' training, policies, coaching and incidents.

use crate::text_enum;

text_enum! {
    /// What is recorded about a driver.
    ///
    /// - `training`: a course or instruction that the driver took.
    /// - `policy`: a policy of the company whose receipt the driver signed.
    /// - `coaching`: a talk about how the driver drives or works, and what was agreed.
    /// - `incident`: something that went wrong, or nearly. Accidents and roadside inspections have registers of their own.
    pub enum DriverEventKind {
        Training = "training",
        Policy = "policy",
        Coaching = "coaching",
        Incident = "incident",
    }
}

text_enum! {
    /// A driver's paper that a training or a signed policy becomes; the codes are types of `GET /api/compliance_types`.
    pub enum DriverEventPaper {
        EntryTraining = "entry_training",
        HazmatTraining = "hazmat_training",
        TestingPolicy = "testing_policy",
    }
}

impl DriverEventPaper {
    /// The kind of event that becomes it.
    pub fn kind(self) -> DriverEventKind {
        match self {
            Self::EntryTraining | Self::HazmatTraining => DriverEventKind::Training,
            Self::TestingPolicy => DriverEventKind::Policy,
        }
    }
}

text_enum! {
    /// How a training ended.
    pub enum TrainingResult {
        Attended = "attended",
        Passed = "passed",
        Failed = "failed",
    }
}

text_enum! {
    /// What led to coaching.
    ///
    /// - `harsh_driving`: hard braking, acceleration or turns.
    /// - `distraction`: a phone or something else took the driver's eyes off the road.
    /// - `camera`: another event that a camera recorded.
    /// - `violation`: a citation, or a violation at the roadside.
    pub enum CoachingTrigger {
        Speeding = "speeding",
        HarshDriving = "harsh_driving",
        FollowingDistance = "following_distance",
        Distraction = "distraction",
        SeatBelt = "seat_belt",
        HoursOfService = "hours_of_service",
        Camera = "camera",
        Violation = "violation",
        Accident = "accident",
        Complaint = "complaint",
        Other = "other",
    }
}

text_enum! {
    /// What kind of incident it was.
    ///
    /// - `violation`: of a law, or of a rule of the company or of a facility.
    /// - `near_miss`: nothing happened, but it nearly did.
    pub enum IncidentKind {
        Injury = "injury",
        CargoDamage = "cargo_damage",
        PropertyDamage = "property_damage",
        Violation = "violation",
        Complaint = "complaint",
        NearMiss = "near_miss",
    }
}
