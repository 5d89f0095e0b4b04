//! The vocabulary of accidents, roadside inspections and their challenges, claims, and BASICs.

use crate::text_enum;

text_enum! {
    /// Whether the driver could have prevented an accident.
    pub enum Preventability {
        Undetermined = "undetermined",
        Preventable = "preventable",
        NotPreventable = "not_preventable",
    }
}

text_enum! {
    /// The level of a roadside inspection, as CVSA numbers them.
    ///
    /// - `full`: level 1, driver and vehicle, all of it.
    /// - `walk_around`: level 2, walk-around of driver and vehicle.
    /// - `driver`: level 3, driver, papers and hours only.
    /// - `special`: level 4, a special check of one item.
    /// - `vehicle`: level 5, vehicle only.
    /// - `radioactive`: level 6, radioactive freight.
    /// - `electronic`: level 8, electronic, while the truck moves.
    pub enum InspectionLevel {
        Full = "full",
        WalkAround = "walk_around",
        Driver = "driver",
        Special = "special",
        Vehicle = "vehicle",
        Radioactive = "radioactive",
        Electronic = "electronic",
    }
}

text_enum! {
    /// What a DataQs challenge asks FMCSA to review.
    ///
    /// Of an inspection:
    ///
    /// - `violation_incorrect`: a violation that was not there, or was recorded wrongly.
    /// - `citation_dismissed`: a court dismissed or reduced the citation for a violation.
    /// - `inspection_not_ours`: the carrier or driver is another one.
    /// - `inspection_duplicate`: the same inspection is listed twice.
    /// - `inspection_data_incorrect`: other details of the report are wrong.
    ///
    /// Of a crash:
    ///
    /// - `crash_not_recordable`: nobody died or was treated away from the scene, and no vehicle was towed away.
    /// - `crash_not_ours`: the carrier or driver is another one.
    /// - `crash_duplicate`: the same crash is listed twice.
    /// - `crash_not_preventable`: for the Crash Preventability Determination Program.
    /// - `crash_data_incorrect`: other details of the report are wrong.
    pub enum DataQReason {
        ViolationIncorrect = "violation_incorrect",
        CitationDismissed = "citation_dismissed",
        InspectionNotOurs = "inspection_not_ours",
        InspectionDuplicate = "inspection_duplicate",
        InspectionDataIncorrect = "inspection_data_incorrect",
        CrashNotRecordable = "crash_not_recordable",
        CrashNotOurs = "crash_not_ours",
        CrashDuplicate = "crash_duplicate",
        CrashNotPreventable = "crash_not_preventable",
        CrashDataIncorrect = "crash_data_incorrect",
    }
}

impl DataQReason {
    /// Otherwise it is of an inspection.
    pub fn is_of_crash(self) -> bool {
        matches!(
            self,
            Self::CrashNotRecordable
                | Self::CrashNotOurs
                | Self::CrashDuplicate
                | Self::CrashNotPreventable
                | Self::CrashDataIncorrect
        )
    }

    /// Whether it is about single violations, which the challenge then names.
    pub fn is_of_violations(self) -> bool {
        matches!(self, Self::ViolationIncorrect | Self::CitationDismissed)
    }
}

text_enum! {
    /// How far a DataQs challenge is.
    ///
    /// - `more_information_needed`: the agency asks for more documents before it decides.
    pub enum DataQStatus {
        Draft = "draft",
        Filed = "filed",
        MoreInformationNeeded = "more_information_needed",
        Accepted = "accepted",
        Denied = "denied",
    }
}

impl DataQStatus {
    pub fn is_decided(self) -> bool {
        matches!(self, Self::Accepted | Self::Denied)
    }
}

text_enum! {
    /// What a claim is about.
    ///
    /// - `cargo`: lost, damaged or delayed freight (49 CFR 370).
    /// - `liability`: injury or damage to others.
    /// - `physical_damage`: damage to your own trucks and trailers.
    /// - `workers_compensation`: an injured employee.
    pub enum ClaimKind {
        Cargo = "cargo",
        Liability = "liability",
        PhysicalDamage = "physical_damage",
        WorkersCompensation = "workers_compensation",
    }
}

text_enum! {
    /// How far a claim is.
    ///
    /// - `closed`: over without a decision, such as a claim that was withdrawn.
    pub enum ClaimStatus {
        Open = "open",
        InReview = "in_review",
        Settled = "settled",
        Denied = "denied",
        Closed = "closed",
    }
}

impl ClaimStatus {
    /// Whether there is still something to do.
    pub fn is_open(self) -> bool {
        matches!(self, Self::Open | Self::InReview)
    }

    pub fn is_decided(self) -> bool {
        matches!(self, Self::Settled | Self::Denied)
    }
}

text_enum! {
    /// What has to be done next about a cargo claim.
    ///
    /// - `acknowledge`: confirm to the claimant that it was received (49 CFR 370.5).
    /// - `decide`: pay it, decline it, or make a firm offer (49 CFR 370.9(a)).
    /// - `report_status`: tell the claimant how it stands and why it takes longer (49 CFR 370.9(b)).
    pub enum ClaimStep {
        Acknowledge = "acknowledge",
        Decide = "decide",
        ReportStatus = "report_status",
    }
}

text_enum! {
    /// What a carrier hauls, as far as FMCSA's intervention thresholds depend on it.
    pub enum BasicCarrierType {
        General = "general",
        Hazmat = "hazmat",
        Passenger = "passenger",
    }
}

text_enum! {
    /// FMCSA's Behavior Analysis and Safety Improvement Categories (BASICs).
    pub enum BasicCategory {
        UnsafeDriving = "unsafe_driving",
        CrashIndicator = "crash_indicator",
        HosCompliance = "hos_compliance",
        VehicleMaintenance = "vehicle_maintenance",
        ControlledSubstances = "controlled_substances",
        HazmatCompliance = "hazmat_compliance",
        DriverFitness = "driver_fitness",
    }
}
