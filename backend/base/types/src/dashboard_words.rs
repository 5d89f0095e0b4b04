//! What dashboards measure, and which loads a figure is about.

use crate::text_enum;

text_enum! {
    /// A figure for which a company can set a target. Amounts are in dollars, shares in percent, times in minutes.
    pub enum DashboardFigure {
        RevenuePerWeek = "revenue_per_week",
        DeliveredPerWeek = "delivered_per_week",
        RevenuePerTruckPerWeek = "revenue_per_truck_per_week",
        RatePerMileAll = "rate_per_mile_all",
        RatePerMileLoaded = "rate_per_mile_loaded",
        DeadheadPercent = "deadhead_percent",
        UtilizationPercent = "utilization_percent",
        OnTimePickupPercent = "on_time_pickup_percent",
        OnTimeDeliveryPercent = "on_time_delivery_percent",
        AverageDwellMinutes = "average_dwell_minutes",
        CostPerMile = "cost_per_mile",
        OperatingRatioPercent = "operating_ratio_percent",
        MarginPercent = "margin_percent",
    }
}

impl DashboardFigure {
    /// Less is better, so the target is the most that it should be.
    pub fn is_ceiling(self) -> bool {
        matches!(
            self,
            Self::DeadheadPercent | Self::AverageDwellMinutes | Self::CostPerMile | Self::OperatingRatioPercent
        )
    }

    /// Shares end at 100; an operating ratio may exceed it.
    pub fn is_share(self) -> bool {
        matches!(
            self,
            Self::DeadheadPercent
                | Self::UtilizationPercent
                | Self::OnTimePickupPercent
                | Self::OnTimeDeliveryPercent
                | Self::MarginPercent
        )
    }
}

text_enum! {
    /// Something that is known of a load, so that a figure can be computed from it.
    pub enum LoadFact {
        LoadedMiles = "loaded_miles",
        /// Loaded and empty miles.
        AllMiles = "all_miles",
        /// A charge awaits the customer's approval.
        PendingCharges = "pending_charges",
        /// A known arrival at a pickup with an agreed time.
        TimedPickup = "timed_pickup",
        /// A known arrival at a delivery with an agreed time.
        TimedDelivery = "timed_delivery",
        /// A known arrival at a stop, and a known departure from it.
        Dwell = "dwell",
    }
}

text_enum! {
    /// What waits for a decision.
    pub enum ApprovalKind {
        /// Loads that are ready to be approved for billing.
        Billing = "billing",
        /// Quotes below the margin floor.
        Quotes = "quotes",
        /// Waits at facilities that can be claimed.
        Detention = "detention",
        /// Loads with charges that the customer has not agreed to.
        Charges = "charges",
        /// People who ask to join the company.
        JoinRequests = "join_requests",
    }
}
