//! The vocabulary of quotes and their settings.

use crate::text_enum;

text_enum! {
    /// A quote's status.
    pub enum QuoteStatus {
        Draft = "draft",
        /// The margin is below the carrier's floor, so it awaits approval.
        PendingApproval = "pending_approval",
        /// Approved, not yet sent.
        Approved = "approved",
        Sent = "sent",
        /// The customer has opened the link.
        Viewed = "viewed",
        Accepted = "accepted",
        /// A load was booked from it.
        Converted = "converted",
        /// The customer said no.
        Declined = "declined",
        /// The freight went to a competitor, or was never shipped.
        Lost = "lost",
        Expired = "expired",
        /// The carrier withdrew it.
        Withdrawn = "withdrawn",
        /// Replaced by a newer version.
        Superseded = "superseded",
    }
}

impl QuoteStatus {
    /// Sent to the customer and not answered.
    pub const AWAITING_ANSWER: &'static [Self] = &[Self::Sent, Self::Viewed];
    /// The customer said yes.
    pub const WON: &'static [Self] = &[Self::Accepted, Self::Converted];
    /// Sent to the customer without success.
    pub const MISSED: &'static [Self] = &[Self::Declined, Self::Lost, Self::Expired];
}

text_enum! {
    /// NMFTA's types of a rate quote.
    pub enum QuoteKind {
        /// One shipment, valid for hours or a few days.
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
    /// How a fuel surcharge program turns a diesel price into dollars per mile.
    pub enum FuelMethod {
        /// (price − peg) ÷ miles per gallon.
        MilesPerGallon = "miles_per_gallon",
        /// A fixed amount per mile for each full step above the peg.
        Step = "step",
        /// A table of prices and surcharges, as contracts print it.
        Table = "table",
    }
}

text_enum! {
    /// The regions for which the U.S. Energy Information Administration publishes the weekly retail diesel price.
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
    /// As the administration names it.
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
