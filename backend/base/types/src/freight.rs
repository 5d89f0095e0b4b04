//! The vocabulary of loads.

use crate::text_enum;

text_enum! {
    /// Where a load is in its operational life. Derived from facts, never set.
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
    ];

    /// Delivered, cancelled or not used: nothing more happens on the road. The column `is_over` repeats it (m0130).
    pub const OVER: &'static [Self] = &[Self::Delivered, Self::Cancelled, Self::Tonu];

    /// Something is still to happen on the road, or it is a draft.
    /// Queries name these rather than exclude the others: an index finds what is, not what is not.
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
    ];

    /// Open, and no draft.
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
    ];

    /// The driver has set out: with the truck at a stop or between two.
    pub const MOVING: &'static [Self] =
        &[Self::EnRoutePickup, Self::AtPickup, Self::Loaded, Self::InTransit, Self::AtDelivery];

    /// A driver and a truck are bound to it.
    pub const UNDER_WAY: &'static [Self] = &[
        Self::Assigned,
        Self::Dispatched,
        Self::EnRoutePickup,
        Self::AtPickup,
        Self::Loaded,
        Self::InTransit,
        Self::AtDelivery,
    ];

    pub fn is_over(self) -> bool {
        Self::OVER.contains(&self)
    }
}

text_enum! {
    /// Where a load is on its way to money. A track of its own beside [`LoadStatus`].
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
    /// Delivered or not used, and not yet approved: what billing has before it.
    pub const TO_BILL: &'static [Self] =
        &[Self::DocsPending, Self::ReadyForReview, Self::Exception, Self::OnHold, Self::SentBackToOps];

    /// From approval on, revenue is read-only.
    pub fn is_financially_locked(self) -> bool {
        matches!(self, Self::Approved | Self::Invoiced | Self::PartiallyPaid | Self::Paid | Self::WrittenOff)
    }
}

text_enum! {
    /// How a load or stop stands against its schedule; the most urgent first.
    pub enum Timeliness {
        /// Past its time, or the ETA is.
        Late = "late",
        /// Little time is left, or nobody has set out.
        AtRisk = "at_risk",
        /// On the road without an ETA.
        Unknown = "unknown",
        OnTime = "on_time",
    }
}

text_enum! {
    /// Where miles come from.
    pub enum MilesSource {
        /// Entered by a person.
        Typed = "typed",
        /// The great circle between the places, times a factor for roads.
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
    /// What pulls or holds the freight.
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
    /// How dangerous hazardous freight is: great, medium or minor danger (49 CFR 171.8).
    pub enum PackingGroup {
        I = "I",
        II = "II",
        III = "III",
    }
}

text_enum! {
    /// Whose number a reference is.
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
    /// Whether the driver took the work.
    pub enum Acknowledgement {
        None = "none",
        Pending = "pending",
        Accepted = "accepted",
        Declined = "declined",
    }
}

text_enum! {
    /// What a document is.
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
    /// Which of a company's loads a list shows, as the work with them goes on.
    pub enum LoadGroup {
        /// Still to be moved.
        Open = "open",
        /// Still to be moved, and a leg has no driver or no truck.
        Unassigned = "unassigned",
        /// A stop that the truck has not left is planned for today or earlier.
        Today = "today",
        /// On the way, from the start of the trip to the last stop.
        Moving = "moving",
        /// Delivered, and not yet approved for billing.
        Delivered = "delivered",
        /// Delivered, canceled or not used.
        History = "history",
        All = "all",
    }
}

text_enum! {
    /// Which of a fleet owner's loads a list shows.
    pub enum OwnerLoadGroup {
        /// Still to be moved.
        Open = "open",
        /// Delivered, cancelled or not used.
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
