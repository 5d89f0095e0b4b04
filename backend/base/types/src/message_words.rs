//! The vocabulary of messages about loads.

use crate::text_enum;

text_enum! {
    /// How a message goes out.
    pub enum MessageChannel {
        Email = "email",
        Sms = "sms",
    }
}

text_enum! {
    /// What a message is for.
    pub enum MessagePurpose {
        /// The trip's link, to its driver.
        Trip = "trip",
        /// Asks the driver or the facility for the proof of delivery.
        PodRequest = "pod_request",
        /// A tracking link, to the customer.
        TrackingLink = "tracking_link",
        /// Tells the customer of an event on the way.
        Milestone = "milestone",
        /// The load's events as codes, to the customer.
        StatusReport = "status_report",
    }
}

text_enum! {
    /// What became of a message.
    pub enum MessageStatus {
        /// It waits to be sent.
        Queued = "queued",
        /// The mail server or SMS provider took it.
        Sent = "sent",
        /// It was given up.
        Failed = "failed",
    }
}

text_enum! {
    /// Whether a dispatched leg's link reached its driver.
    pub enum LinkStatus {
        Queued = "queued",
        /// The mail server or SMS provider took it.
        Sent = "sent",
        /// No message could be sent.
        Failed = "failed",
        /// The driver has no address that it could be sent to: copy the link.
        NoAddress = "no_address",
    }
}

text_enum! {
    /// An event on a load's way that its customer may want to be told of.
    pub enum TrackingMilestone {
        /// The truck arrived at a pickup.
        PickupArrived = "pickup_arrived",
        /// The truck left a pickup.
        PickupDeparted = "pickup_departed",
        /// The ETA at a delivery became later than agreed.
        RunningLate = "running_late",
        /// The truck arrived at a delivery.
        DeliveryArrived = "delivery_arrived",
        /// The truck left the last delivery.
        Delivered = "delivered",
    }
}
