//! The vocabulary of charges: NMFTA's codes and the carrier's usual additions.

use crate::text_enum;

text_enum! {
    /// What a charge is for.
    pub enum ChargeCode {
        LineHaul = "LINE_HAUL",
        Fuel = "FUEL",
        Accessorial = "ACCESSORIAL",
        Detention = "DETENTION",
        Lumper = "LUMPER",
        Tarp = "TARP",
        Hazmat = "HAZMAT",
        Oversize = "OVERSIZE",
        Overweight = "OVERWEIGHT",
        Layover = "LAYOVER",
        Tonu = "TONU",
        StopOff = "STOP_OFF",
        DriverAssist = "DRIVER_ASSIST",
        Reconsignment = "RECONSIGNMENT",
        Scale = "SCALE",
        ReeferFuel = "REEFER_FUEL",
        Escort = "ESCORT",
    }
}

text_enum! {
    /// What a rate is multiplied by.
    pub enum ChargeBasis {
        Flat = "flat",
        PerMile = "per_mile",
        /// The rate is a percentage of the line haul.
        Percent = "percent",
        PerHour = "per_hour",
        PerHundredweight = "per_hundredweight",
    }
}

text_enum! {
    /// A charge's approval and payment status.
    pub enum ChargeStatus {
        Pending = "pending",
        Approved = "approved",
        Billed = "billed",
        Paid = "paid",
        /// Not owed; left out of totals.
        Denied = "denied",
    }
}

impl ChargeStatus {
    /// The customer agreed to it.
    pub fn is_agreed(self) -> bool {
        match self {
            Self::Approved | Self::Billed | Self::Paid => true,
            Self::Pending | Self::Denied => false,
        }
    }
}

impl ChargeCode {
    /// Part of the booked price; anything else is owed once the customer agrees to it.
    pub fn is_agreed_by_booking(self) -> bool {
        matches!(self, Self::LineHaul | Self::Fuel)
    }
}

text_enum! {
    /// Why a charge needs a review.
    pub enum ChargeReview {
        /// Denied because the truck was not used, although it may have waited.
        DeniedWithTonu = "denied_with_tonu",
    }
}
