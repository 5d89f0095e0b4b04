//! Wire types of loads in lists.

use haul_annotations::tags::TagRef;
use haul_types::{
    BillingStatus, Date, Equipment, LoadPriority, LoadSource, LoadStatus, NamedRef, StopKind, Timeliness, Timestamp,
    WriteJson,
};
use poem_openapi::Object;
use uuid::Uuid;

use super::{charge_views::Charge, stop_views::Stop};

/// A load, as lists show it.
#[derive(Clone, Debug, PartialEq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct LoadSummary {
    /// The load's id.
    pub id: Uuid,
    /// The load number, unique in your company and never reused.
    pub number: String,
    pub status: LoadStatus,
    pub billing_status: BillingStatus,
    pub timeliness: Timeliness,
    /// One sentence about the timeliness; may be empty.
    pub timeliness_reason: String,
    pub priority: LoadPriority,
    pub source: LoadSource,
    pub customer: NamedRef,
    /// The customer's own number for the load.
    pub customer_reference: Option<String>,
    pub equipment: Equipment,
    /// The first stop.
    pub origin: LoadPlace,
    /// The last stop.
    pub destination: LoadPlace,
    /// The first stop that the truck has not left; none after the last.
    pub next_stop: Option<NextStop>,
    /// Number of stops, the first and last included.
    pub stop_count: i32,
    /// When the first stop's window opens.
    pub pickup_at: Timestamp,
    /// When the last stop's window opens.
    pub delivery_at: Timestamp,
    pub driver: Option<NamedRef>,
    pub truck: Option<NamedRef>,
    pub trailer: Option<NamedRef>,
    /// Since when a dispatched leg waits for its driver's answer; none if none does.
    pub unanswered_since: Option<Timestamp>,
    /// What the customer agreed to.
    pub total_cents: i64,
    /// Charges awaiting the customer's approval.
    pub pending_cents: i64,
    /// Always `USD`.
    pub currency: String,
    /// Decimal with 1 place.
    pub loaded_miles: Option<String>,
    /// Total ÷ loaded miles, in dollars with 4 places.
    pub rate_per_mile: Option<String>,
    /// By name.
    pub tags: Vec<TagRef>,
    /// In their order; only with `expand=stops`.
    pub stops: Option<Vec<Stop>>,
    /// In their order; only with `expand=charges`.
    pub charges: Option<Vec<Charge>>,
    /// A proof of delivery has been uploaded.
    pub is_pod_present: bool,
    /// A rate confirmation has been uploaded.
    pub is_rate_confirmation_present: bool,
    /// Departure from the last stop.
    pub delivered_at: Option<Timestamp>,
    /// Send this version back with your change; it goes up with every change.
    pub version: i32,
    /// When the load was entered.
    pub created_at: Timestamp,
}

/// Place and time as people there say them.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
pub struct LoadPlace {
    /// Name of the stop's facility.
    pub facility_name: String,
    /// City of the stop's facility.
    pub city: String,
    /// Two letters, such as `TX`.
    pub state: String,
    /// IANA name.
    pub time_zone: String,
    /// When the stop's window opens.
    pub scheduled_at: Timestamp,
    /// The same in the place's own time, such as `2026-11-20T08:00`.
    pub local: String,
}

/// The stop where a load is, or its next one.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct NextStop {
    /// The stop's id.
    pub id: Uuid,
    pub kind: StopKind,
    /// Name of the stop's facility.
    pub facility_name: String,
    /// City of the stop's facility.
    pub city: String,
    /// Two letters, such as `TX`.
    pub state: String,
    /// When the stop's window opens.
    pub scheduled_at: Option<Timestamp>,
    /// IANA name.
    pub time_zone: String,
    /// When the truck arrived; none while it is on its way.
    pub arrived_at: Option<Timestamp>,
}

/// How many loads are in each work group.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
pub struct LoadCounts {
    /// Still to be moved.
    pub open: u64,
    /// Still to be moved, but a leg lacks a driver or a truck.
    pub unassigned: u64,
    /// A stop that the truck has not left is scheduled for today or earlier.
    pub today: u64,
    /// Rolling.
    pub moving: u64,
    /// Delivered, but not yet approved for billing.
    pub delivered: u64,
}

/// The figures above the list of loads. The list shows the rows of each with the filters named here.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
pub struct LoadFigures {
    /// This week's Monday, in your company's time zone.
    pub week_starts_on: Date,
    /// Entered since `week_starts_on`: `created_from`.
    pub booked_this_week: u64,
    /// `group=unassigned`.
    pub unassigned: u64,
    /// `group=moving`.
    pub in_transit: u64,
    /// Late or at risk: `group=open` with `timeliness=late,at_risk`.
    pub at_risk: u64,
    /// `is_missing_pod=true`.
    pub delivered_without_pod: u64,
    /// `group=delivered` with `billing_status=ready_for_review`.
    pub ready_to_bill: u64,
}

/// A page of loads.
#[derive(Clone, Debug, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct LoadPage {
    /// The records of this page, in the requested order.
    pub items: Vec<LoadSummary>,
    /// Give it as `cursor` to read on; none on the last page.
    pub next_cursor: Option<String>,
    /// All rows that match the filter, counted up to 10,000 when its first page was read.
    pub total_count: u64,
    /// Of the `numbers` asked for, those that no load has; omitted without `numbers`, and on later pages.
    pub unknown_numbers: Option<Vec<String>>,
}
