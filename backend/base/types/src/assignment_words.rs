//! The vocabulary of the assignment gate.

use crate::text_enum;

text_enum! {
    /// A rule by which an assignment is judged. A company decides of each whether it warns or blocks.
    pub enum AssignmentRule {
        DriverInactive = "driver_inactive",
        LicenseExpired = "license_expired",
        MedicalExpired = "medical_expired",
        LicenseClass = "license_class",
        EndorsementMissing = "endorsement_missing",
        TeamRequired = "team_required",
        OverlappingLoad = "overlapping_load",
        VehicleNotInUse = "vehicle_not_in_use",
        OutOfService = "out_of_service",
        InShop = "in_shop",
        RegistrationExpired = "registration_expired",
        InspectionExpired = "inspection_expired",
        InsuranceExpired = "insurance_expired",
        EquipmentMismatch = "equipment_mismatch",
        PaperExpiring = "paper_expiring",
        PaperMissing = "paper_missing",
        OutOfReach = "out_of_reach",
        /// Not of a crew: whether more may be sold to the customer.
        CustomerCredit = "customer_credit",
    }
}

text_enum! {
    /// What a rule does to an assignment that breaks it.
    pub enum Strictness {
        /// A person may assign in spite of it; that they did stays in the load's history.
        Warn = "warn",
        /// Nobody may.
        Block = "block",
    }
}

impl AssignmentRule {
    pub const ALL: &'static [Self] = &[
        Self::DriverInactive,
        Self::LicenseExpired,
        Self::MedicalExpired,
        Self::LicenseClass,
        Self::EndorsementMissing,
        Self::TeamRequired,
        Self::OverlappingLoad,
        Self::VehicleNotInUse,
        Self::OutOfService,
        Self::InShop,
        Self::RegistrationExpired,
        Self::InspectionExpired,
        Self::InsuranceExpired,
        Self::EquipmentMismatch,
        Self::PaperExpiring,
        Self::PaperMissing,
        Self::OutOfReach,
        Self::CustomerCredit,
    ];

    /// What holds until a company decides otherwise: what the law forbids on the road blocks, what costs money or time warns.
    pub fn default_strictness(self) -> Strictness {
        match self {
            // 49 CFR 391.11(b), 383.23, 391.45, 383.91, 383.93 of drivers; 396.9(c), 396.17 and state law of vehicles.
            Self::DriverInactive
            | Self::LicenseExpired
            | Self::MedicalExpired
            | Self::LicenseClass
            | Self::EndorsementMissing
            | Self::VehicleNotInUse
            | Self::OutOfService
            | Self::RegistrationExpired
            | Self::InspectionExpired
            | Self::InsuranceExpired => Strictness::Block,
            Self::TeamRequired
            | Self::OverlappingLoad
            | Self::InShop
            | Self::EquipmentMismatch
            | Self::PaperExpiring
            | Self::PaperMissing
            | Self::OutOfReach
            | Self::CustomerCredit => Strictness::Warn,
        }
    }

    /// One sentence for the person who sets it.
    pub fn description(self) -> &'static str {
        match self {
            Self::DriverInactive => "The driver is inactive, terminated or archived.",
            Self::LicenseExpired => "The driver's license ends before the trip does.",
            Self::MedicalExpired => "The driver's medical certificate ends before the trip does.",
            Self::LicenseClass => "The driver pulls a trailer with a license of class B or C.",
            Self::EndorsementMissing => "The freight needs an endorsement (hazmat, tank) that the driver lacks.",
            Self::TeamRequired => "The load asks for a team, and there is no co-driver.",
            Self::OverlappingLoad => "The driver, truck or trailer has other work at the same time.",
            Self::VehicleNotInUse => "The truck or trailer is inactive, sold or archived.",
            Self::OutOfService => "The truck or trailer is out of service.",
            Self::InShop => "The truck or trailer is in the shop.",
            Self::RegistrationExpired => "The registration of the truck or trailer ends before the trip does.",
            Self::InspectionExpired => "The annual inspection of the truck or trailer ends before the trip does.",
            Self::InsuranceExpired => "The truck's insurance ends before the trip does.",
            Self::EquipmentMismatch => "The trailer is not of the equipment that the load needs.",
            Self::PaperExpiring => "A paper ends within 30 days of the trip.",
            Self::PaperMissing => {
                "Nobody has entered when a license, medical certificate, registration or annual inspection ends."
            }
            Self::CustomerCredit => {
                "The customer is over its credit limit or on hold: at booking, at dispatch, and when a quote is sent."
            }
            Self::OutOfReach => {
                "The driver or truck cannot get there in time from the last stop, or from here to the next load."
            }
        }
    }
}
