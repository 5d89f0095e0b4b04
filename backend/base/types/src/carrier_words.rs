//! Motor carriers: whose authority it is, what we decided about it, and what FMCSA says.

use crate::text_enum;

text_enum! {
    /// Whose operating authority a carrier has.
    ///
    /// - `own`: an authority of your own company.
    /// - `partner`: another carrier whose trucks you dispatch, such as a power-only or leased one.
    pub enum MotorCarrierKind {
        Own = "own",
        Partner = "partner",
    }
}

text_enum! {
    /// Your company's decision about a carrier.
    ///
    /// - `on_watch`: it may be used, and someone keeps an eye on it.
    /// - `do_not_use`: nothing under its authority can be assigned.
    pub enum MotorCarrierStatus {
        Active = "active",
        OnWatch = "on_watch",
        DoNotUse = "do_not_use",
    }
}

text_enum! {
    /// What FMCSA's registry says about a carrier.
    ///
    /// - `not_checked`: nothing yet.
    /// - `active`: allowed to operate.
    /// - `insurance_lapsed`: the insurance that it must file is not on file.
    /// - `inactive`: not allowed to operate.
    /// - `out_of_service`: under an out-of-service order.
    /// - `not_found`: the registry has no carrier with this USDOT number.
    pub enum FmcsaStatus {
        NotChecked = "not_checked",
        Active = "active",
        InsuranceLapsed = "insurance_lapsed",
        Inactive = "inactive",
        OutOfService = "out_of_service",
        NotFound = "not_found",
    }
}

text_enum! {
    /// How an operating authority stands with FMCSA.
    ///
    /// - `none`: the carrier never had one.
    pub enum AuthorityStatus {
        Active = "active",
        Inactive = "inactive",
        NoAuthority = "none",
    }
}

text_enum! {
    /// FMCSA's safety rating (49 CFR 385, appendix B).
    pub enum SafetyRating {
        Satisfactory = "satisfactory",
        Conditional = "conditional",
        Unsatisfactory = "unsatisfactory",
    }
}

impl FmcsaStatus {
    /// Whether nothing under the carrier's authority may be moved.
    pub fn blocks(self) -> bool {
        matches!(self, Self::InsuranceLapsed | Self::Inactive | Self::OutOfService)
    }
}
