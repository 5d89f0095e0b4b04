//! The vocabulary of quotes and of what they are computed with.

use crate::text_enum;

text_enum! {
    /// Where a quote is between the carrier and the customer.
    pub enum QuoteStatus {
        Draft = "draft",
        /// Earns less than the carrier's floor, and waits for somebody who may allow it.
        PendingApproval = "pending_approval",
        /// Allowed, not yet sent.
        Approved = "approved",
        Sent = "sent",
        /// The customer has opened the link.
        Viewed = "viewed",
        Accepted = "accepted",
        /// A load was booked from it.
        Converted = "converted",
        /// The customer said no.
        Declined = "declined",
        /// The carrier knows that somebody else got the freight, or that nobody did.
        Lost = "lost",
        Expired = "expired",
        /// The carrier took it back.
        Withdrawn = "withdrawn",
        /// A newer version took its place.
        Superseded = "superseded",
    }
}

impl QuoteStatus {
    /// The customer has it and has not answered.
    pub const AWAITING_ANSWER: &'static [Self] = &[Self::Sent, Self::Viewed];
    /// The customer said yes.
    pub const WON: &'static [Self] = &[Self::Accepted, Self::Converted];
    /// The customer had it, and it came to nothing.
    pub const MISSED: &'static [Self] = &[Self::Declined, Self::Lost, Self::Expired];
}

text_enum! {
    /// NMFTA's types of a rate quote.
    pub enum QuoteKind {
        /// One shipment, good for hours or a few days.
        Spot = "SPOT",
        /// A rate for a lane over months.
        Contract = "CONTRACT",
    }
}

text_enum! {
    /// Why a quote was lost.
    pub enum LossReason {
        Price = "price",
        /// Another carrier was faster.
        TooSlow = "too_slow",
        Capacity = "capacity",
        Schedule = "schedule",
        Equipment = "equipment",
        Service = "service",
        /// The customer did not ship.
        FreightCancelled = "freight_cancelled",
        NoAnswer = "no_answer",
        Other = "other",
    }
}

text_enum! {
    /// How a fuel surcharge program turns a price of diesel into dollars per mile.
    pub enum FuelMethod {
        /// (price − peg) ÷ miles per gallon.
        MilesPerGallon = "miles_per_gallon",
        /// So much per mile for each full step above the peg.
        Step = "step",
        /// A table of prices and surcharges, as contracts print it.
        Table = "table",
    }
}

text_enum! {
    /// The regions for which the U.S. Energy Information Administration publishes the weekly retail price of diesel.
    pub enum DieselRegion {
        Us = "us",
        EastCoast = "east_coast",
        Midwest = "midwest",
        GulfCoast = "gulf_coast",
        RockyMountain = "rocky_mountain",
        WestCoast = "west_coast",
        California = "california",
    }
}

impl DieselRegion {
    /// As the administration calls it.
    pub fn title(self) -> &'static str {
        match self {
            Self::Us => "U.S. average",
            Self::EastCoast => "East Coast",
            Self::Midwest => "Midwest",
            Self::GulfCoast => "Gulf Coast",
            Self::RockyMountain => "Rocky Mountain",
            Self::WestCoast => "West Coast",
            Self::California => "California",
        }
    }
}
