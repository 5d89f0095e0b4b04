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
    /// What a rate is multiplied with.
    pub enum ChargeBasis {
        Flat = "flat",
        PerMile = "per_mile",
        /// The rate is percent of the line haul.
        Percent = "percent",
        PerHour = "per_hour",
        PerHundredweight = "per_hundredweight",
    }
}

text_enum! {
    /// Where a charge stands with the customer.
    pub enum ChargeStatus {
        Pending = "pending",
        Approved = "approved",
        Billed = "billed",
        Paid = "paid",
        /// Not owed; left out of totals.
        Denied = "denied",
    }
}
