//! The vocabulary of loads.

use crate::text_enum;

text_enum! {
    /// A load's operational status. Derived from facts, never set.
    pub enum LoadStatus {
        Draft = "draft",
        Booked = "booked",
        /// Has a driver and a truck.
        Assigned = "assigned",
        /// Sent to the driver.
        Dispatched = "dispatched",
        EnRoutePickup = "en_route_pickup",
        AtPickup = "at_pickup",
        Loaded = "loaded",
        InTransit = "in_transit",
        AtDelivery = "at_delivery",
        Delivered = "delivered",
        Cancelled = "cancelled",
        /// Truck ordered, not used.
        Tonu = "tonu",
        OnHold = "on_hold",
        /// The truck broke down on the road.
        Breakdown = "breakdown",
    }
}

impl LoadStatus {
    pub const ALL: &'static [Self] = &[
        Self::Draft,
        Self::Booked,
        Self::Assigned,
        Self::Dispatched,
        Self::EnRoutePickup,
        Self::AtPickup,
        Self::Loaded,
        Self::InTransit,
        Self::AtDelivery,
        Self::Delivered,
        Self::Cancelled,
        Self::Tonu,
        Self::OnHold,
        Self::Breakdown,
    ];

    /// Delivered, canceled or not used: nothing more happens on the road. The column `is_over` repeats it (m0130).
    pub const OVER: &'static [Self] = &[Self::Delivered, Self::Cancelled, Self::Tonu];

    /// Something is still to happen on the road, or it is a draft.
    /// Queries list these statuses instead of excluding the others: an index finds what is, not what is not.
    pub const OPEN: &'static [Self] = &[
        Self::Draft,
        Self::Booked,
        Self::Assigned,
        Self::Dispatched,
        Self::EnRoutePickup,
        Self::AtPickup,
        Self::Loaded,
        Self::InTransit,
        Self::AtDelivery,
        Self::OnHold,
        Self::Breakdown,
    ];

    /// Open, except drafts.
    pub const TO_MOVE: &'static [Self] = &[
        Self::Booked,
        Self::Assigned,
        Self::Dispatched,
        Self::EnRoutePickup,
        Self::AtPickup,
        Self::Loaded,
        Self::InTransit,
        Self::AtDelivery,
        Self::OnHold,
        Self::Breakdown,
    ];

    /// The driver has started: the truck is at a stop or between two, or has broken down there.
    pub const MOVING: &'static [Self] =
        &[Self::EnRoutePickup, Self::AtPickup, Self::Loaded, Self::InTransit, Self::AtDelivery, Self::Breakdown];

    /// A driver and a truck are assigned.
    pub const UNDER_WAY: &'static [Self] = &[
        Self::Assigned,
        Self::Dispatched,
        Self::EnRoutePickup,
        Self::AtPickup,
        Self::Loaded,
        Self::InTransit,
        Self::AtDelivery,
        Self::Breakdown,
    ];

    pub fn is_over(self) -> bool {
        Self::OVER.contains(&self)
    }
}

text_enum! {
    /// A load's billing status, independent of its operational status.
    pub enum BillingStatus {
        NotReady = "not_ready",
        /// Delivered; papers are missing.
        DocsPending = "docs_pending",
        ReadyForReview = "ready_for_review",
        Exception = "exception",
        OnHold = "on_hold",
        SentBackToOps = "sent_back_to_ops",
        Approved = "approved",
        Invoiced = "invoiced",
        PartiallyPaid = "partially_paid",
        Paid = "paid",
        WrittenOff = "written_off",
    }
}

impl BillingStatus {
    /// Delivered or not used, and not yet approved: billing's worklist.
    pub const TO_BILL: &'static [Self] =
        &[Self::DocsPending, Self::ReadyForReview, Self::Exception, Self::OnHold, Self::SentBackToOps];

    /// From approval on, revenue is read-only.
    pub fn is_financially_locked(self) -> bool {
        matches!(self, Self::Approved | Self::Invoiced | Self::PartiallyPaid | Self::Paid | Self::WrittenOff)
    }
}

text_enum! {
    /// A load's or stop's timeliness against its schedule; the most urgent first.
    pub enum Timeliness {
        /// Past its due time, or its ETA is.
        Late = "late",
        /// Little time is left, or the trip has not started.
        AtRisk = "at_risk",
        /// On the road without an ETA.
        Unknown = "unknown",
        OnTime = "on_time",
    }
}

text_enum! {
    /// The source of miles.
    pub enum MilesSource {
        /// Entered by a person.
        Typed = "typed",
        /// The great-circle distance between the places, times a factor for roads.
        Estimated = "estimated",
        /// By road for a truck, from the operator's routing provider.
        Routed = "routed",
    }
}

text_enum! {
    /// How the freight is sold.
    pub enum LoadKind {
        FullTruckload = "full_truckload",
        LessThanTruckload = "less_than_truckload",
        Partial = "partial",
        Intermodal = "intermodal",
        PowerOnly = "power_only",
    }
}

text_enum! {
    /// The equipment that hauls the freight.
    pub enum Equipment {
        DryVan = "dry_van",
        Reefer = "reefer",
        Flatbed = "flatbed",
        StepDeck = "step_deck",
        Conestoga = "conestoga",
        Tanker = "tanker",
        Hotshot = "hotshot",
        PowerOnly = "power_only",
        Container = "container",
    }
}

text_enum! {
    /// How a reefer unit runs.
    pub enum TemperatureMode {
        Continuous = "continuous",
        Cycle = "cycle",
    }
}

text_enum! {
    /// The degree of danger of hazardous freight: great, medium or minor (49 CFR 171.8).
    pub enum PackingGroup {
        I = "I",
        II = "II",
        III = "III",
    }
}

text_enum! {
    /// Tarps that the freight needs, by their drop: how far they hang down the sides.
    pub enum Tarps {
        FourFoot = "four_foot",
        SixFoot = "six_foot",
        EightFoot = "eight_foot",
        /// Over the front only, against the truck's exhaust.
        Smoke = "smoke",
    }
}

text_enum! {
    /// How urgent a load is.
    pub enum LoadPriority {
        Normal = "normal",
        High = "high",
        Urgent = "urgent",
    }
}

text_enum! {
    /// How a load was entered.
    pub enum LoadSource {
        /// By a person.
        Manual = "manual",
        /// As a copy of another load.
        Copy = "copy",
        /// From an accepted quote.
        Quote = "quote",
        /// From a file.
        Import = "import",
        /// By a program with an API key.
        Api = "api",
    }
}

text_enum! {
    /// The kind of a reference number.
    pub enum ReferenceKind {
        /// Purchase order.
        Po = "po",
        /// Bill of lading.
        Bol = "bol",
        /// The carrier's progressive number.
        Pro = "pro",
        Pickup = "pickup",
        Delivery = "delivery",
        Appointment = "appointment",
        Other = "other",
    }
}

text_enum! {
    /// Whether the driver accepted the work.
    pub enum Acknowledgement {
        None = "none",
        Pending = "pending",
        Accepted = "accepted",
        Declined = "declined",
    }
}

text_enum! {
    /// The kind of document.
    pub enum DocumentKind {
        RateConfirmation = "rate_confirmation",
        BillOfLading = "bill_of_lading",
        ProofOfDelivery = "proof_of_delivery",
        LumperReceipt = "lumper_receipt",
        ScaleTicket = "scale_ticket",
        DetentionSheet = "detention_sheet",
        PackingList = "packing_list",
        Photo = "photo",
        ReeferLog = "reefer_log",
        Permit = "permit",
        Claim = "claim",
        Invoice = "invoice",
        Other = "other",
    }
}

text_enum! {
    /// Groups of a company's loads, by stage of work.
    pub enum LoadGroup {
        /// Still to be moved.
        Open = "open",
        /// Still to be moved, but a leg lacks a driver or a truck.
        Unassigned = "unassigned",
        /// A stop that the truck has not left is scheduled for today or earlier.
        Today = "today",
        /// Rolling, from the start of the trip to the last stop.
        Moving = "moving",
        /// Delivered, but not yet approved for billing.
        Delivered = "delivered",
        /// Delivered, canceled or not used.
        History = "history",
        All = "all",
    }
}

text_enum! {
    /// Groups of a fleet owner's loads.
    pub enum OwnerLoadGroup {
        /// Still to be moved.
        Open = "open",
        /// Delivered, canceled or not used.
        History = "history",
        All = "all",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_status_is_open_or_over() {
        let sorted = |mut statuses: Vec<LoadStatus>| {
            statuses.sort();
            statuses
        };
        let both = sorted([LoadStatus::OPEN, LoadStatus::OVER].concat());
        assert_eq!(both, sorted(LoadStatus::ALL.to_vec()));
        let to_move: Vec<_> = LoadStatus::OPEN.iter().copied().filter(|status| *status != LoadStatus::Draft).collect();
        assert_eq!(to_move, LoadStatus::TO_MOVE);
    }
}
