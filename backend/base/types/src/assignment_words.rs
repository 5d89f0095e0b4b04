//! The vocabulary of the assignment gate.

use crate::text_enum;

text_enum! {
    /// A rule for assignments. The company decides for each whether it warns or blocks.
    pub enum AssignmentRule {
        DriverInactive = "driver_inactive",
        /// Always blocks: the law leaves the company no choice.
        DriverProhibited = "driver_prohibited",
        DriverNotCleared = "driver_not_cleared",
        LicenseExpired = "license_expired",
        MedicalExpired = "medical_expired",
        LicenseClass = "license_class",
        EndorsementMissing = "endorsement_missing",
        TwicMissing = "twic_missing",
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
        /// About the carrier under whose authority the truck runs.
        CarrierBlocked = "carrier_blocked",
        /// About the customer, not the crew: whether more may be sold to it.
        CustomerCredit = "customer_credit",
    }
}

text_enum! {
    /// The effect of breaking a rule.
    ///
    /// - `warn`: a user may assign anyway; the load's history records it.
    /// - `block`: no one may assign.
    pub enum Strictness {
        Warn = "warn",
        Block = "block",
    }
}

impl AssignmentRule {
    pub const ALL: &'static [Self] = &[
        Self::DriverInactive,
        Self::DriverProhibited,
        Self::DriverNotCleared,
        Self::LicenseExpired,
        Self::MedicalExpired,
        Self::LicenseClass,
        Self::EndorsementMissing,
        Self::TwicMissing,
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
        Self::CarrierBlocked,
        Self::CustomerCredit,
    ];

    /// The default until a company decides otherwise: what the law forbids on the road blocks, what costs money or time
    /// warns.
    pub fn default_strictness(self) -> Strictness {
        match self {
            // 49 CFR 392.9a and 387.7 for carriers; 382.501, 382.701(d), 391.11(b), 383.23, 391.45, 383.91, 383.93 and
            // 33 CFR 101.514 for drivers; 396.9(c), 396.17 and
            // state law for vehicles.
            Self::DriverInactive
            | Self::DriverProhibited
            | Self::LicenseExpired
            | Self::MedicalExpired
            | Self::LicenseClass
            | Self::EndorsementMissing
            | Self::TwicMissing
            | Self::VehicleNotInUse
            | Self::OutOfService
            | Self::RegistrationExpired
            | Self::InspectionExpired
            | Self::InsuranceExpired
            | Self::CarrierBlocked => Strictness::Block,
            Self::DriverNotCleared
            | Self::TeamRequired
            | Self::OverlappingLoad
            | Self::InShop
            | Self::EquipmentMismatch
            | Self::PaperExpiring
            | Self::PaperMissing
            | Self::OutOfReach
            | Self::CustomerCredit => Strictness::Warn,
        }
    }

    /// Whether it always blocks, whatever a company would rather have.
    pub fn is_fixed(self) -> bool {
        self == Self::DriverProhibited
    }

    /// One sentence for the person who sets it.
    pub fn description(self) -> &'static str {
        match self {
            Self::DriverInactive => "The driver is inactive, terminated or archived.",
            Self::DriverProhibited => "The law prohibits the driver from driving. This rule always blocks.",
            Self::DriverNotCleared => {
                "The safety department has not cleared the driver yet: no negative pre-employment test is on record. \
                 Applies to drivers hired since your company began to record tests here."
            }
            Self::LicenseExpired => "The driver's license expires before the trip ends.",
            Self::MedicalExpired => "The driver's medical certificate expires before the trip ends.",
            Self::LicenseClass => "The driver pulls a trailer with a license of class B or C.",
            Self::EndorsementMissing => "The freight needs an endorsement (hazmat, tank) that the driver lacks.",
            Self::TwicMissing => "The load needs a TWIC, and the driver has none that is valid until the trip ends.",
            Self::TeamRequired => "The load needs a team, and there is no co-driver.",
            Self::OverlappingLoad => "The driver, truck or trailer has other work at the same time.",
            Self::VehicleNotInUse => "The truck or trailer is inactive, sold or archived.",
            Self::OutOfService => "The truck or trailer is out of service.",
            Self::InShop => "The truck or trailer is in the shop.",
            Self::RegistrationExpired => "The registration of the truck or trailer expires before the trip ends.",
            Self::InspectionExpired => "The annual inspection of the truck or trailer expires before the trip ends.",
            Self::InsuranceExpired => "The truck's insurance expires before the trip ends.",
            Self::EquipmentMismatch => "The trailer is not the equipment that the load needs.",
            Self::PaperExpiring => "A paper expires within 30 days of the trip.",
            Self::PaperMissing => {
                "The expiration of a license, medical certificate, registration or annual inspection is not on file."
            }
            Self::CustomerCredit => {
                "The customer is over its credit limit or on hold: at booking, at dispatch, and when a quote is sent."
            }
            Self::CarrierBlocked => {
                "The truck runs under a carrier that you don't use, that FMCSA doesn't allow to operate, or whose insurance expires before the trip ends."
            }
            Self::OutOfReach => {
                "The driver or truck cannot get there in time from the last stop, or from here to the next load."
            }
        }
    }
}
