//! The vocabulary of the end of a driver's employment or contract.

use crate::text_enum;

text_enum! {
    /// Why a driver's employment or contract ended.
    ///
    /// - `voluntary`: the driver left.
    /// - `discharged`: the carrier ended it.
    /// - `medical`: the driver is no longer physically qualified.
    /// - `lease_ended`: the lease of the driver's truck ended.
    pub enum TerminationReason {
        Voluntary = "voluntary",
        Discharged = "discharged",
        Retired = "retired",
        Medical = "medical",
        LeaseEnded = "lease_ended",
        Other = "other",
    }
}

text_enum! {
    /// Whether a driver may be hired again.
    ///
    /// - `review`: decided when the driver applies again.
    pub enum RehireEligibility {
        Eligible = "eligible",
        Review = "review",
        NotEligible = "not_eligible",
    }
}

text_enum! {
    /// What has to be done when a driver leaves. Which steps apply follows from the driver's kind and license.
    pub enum TerminationStep {
        Equipment = "equipment",
        FuelCard = "fuel_card",
        TollTag = "toll_tag",
        EldAccount = "eld_account",
        FinalPay = "final_pay",
        FinalSettlement = "final_settlement",
        Identification = "identification",
        RandomPool = "random_pool",
        Clearinghouse = "clearinghouse",
        BenefitsNotice = "benefits_notice",
        DriverFile = "driver_file",
    }
}
