//! Wire types of the pages without an account: the customer's and the driver's.

use haul_loads::LoadReference;
use haul_types::{
    DocumentKind, EtaBasis, EtaConfidence, LoadStatus, Schedule, StopEventKind, StopKind, Timestamp, WriteJson,
    text_enum,
};
use poem_openapi::Object;
use uuid::Uuid;

/// Opens a link.
#[derive(Clone, Debug, Object, WriteJson)]
pub struct LinkOpen {
    /// The part of the link after `#`.
    pub token: String,
}

/// Opens a document of a customer's link.
#[derive(Clone, Debug, Object, WriteJson)]
pub struct LinkDocumentOpen {
    pub token: String,
    pub document_id: Uuid,
}

/// The carrier's contact details.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct LinkCarrier {
    pub name: String,
    pub dot_number: String,
    pub phone: Option<String>,
    pub email: Option<String>,
}

/// A load as its customer follows it, without drivers' names.
#[derive(Clone, Debug, PartialEq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct PublicTracking {
    pub carrier: LinkCarrier,
    pub load_number: String,
    pub customer_reference: Option<String>,
    /// Empty unless the link shows them.
    pub references: Vec<LoadReference>,
    pub status: LoadStatus,
    pub is_delivered: bool,
    pub stops: Vec<PublicTrackingStop>,
    /// The stop where the truck is, or its next one.
    pub next_stop_sequence: Option<i32>,
    pub eta: Option<PublicEta>,
    pub position: Option<PublicPosition>,
    /// Proof of delivery and bill of lading; empty unless the link shows them.
    pub documents: Vec<PublicDocument>,
    pub shown_at: Timestamp,
}

/// A stop as a customer sees it.
#[derive(Clone, Debug, PartialEq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct PublicTrackingStop {
    pub sequence: i32,
    pub kind: StopKind,
    pub city: String,
    pub state: String,
    /// IANA name.
    pub time_zone: String,
    pub schedule: Schedule,
    pub earliest_at: Timestamp,
    pub latest_at: Option<Timestamp>,
    /// Two decimals, about a kilometer; none if the location is unknown.
    pub latitude: Option<f64>,
    pub longitude: Option<f64>,
    pub milestone: Milestone,
    pub arrived_at: Option<Timestamp>,
    pub departed_at: Option<Timestamp>,
}

text_enum! {
    /// The truck's progress at a stop.
    pub enum Milestone {
        Ahead = "ahead",
        Arrived = "arrived",
        Departed = "departed",
    }
}

/// When the truck will reach its next stop.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
pub struct PublicEta {
    pub at: Timestamp,
    pub basis: EtaBasis,
    pub confidence: EtaConfidence,
}

/// The truck's last approximate position: coordinates have two decimals, about a kilometer.
#[derive(Clone, Debug, PartialEq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct PublicPosition {
    pub at: Timestamp,
    pub age_minutes: i64,
    pub is_stale: bool,
    pub city: Option<String>,
    pub state: Option<String>,
    pub latitude: Option<f64>,
    pub longitude: Option<f64>,
}

/// A document that a customer may open.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
pub struct PublicDocument {
    pub id: Uuid,
    pub kind: DocumentKind,
    pub file_name: String,
    pub added_at: Timestamp,
}

/// A leg as its driver sees it.
#[derive(Clone, Debug, PartialEq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct DriverTrip {
    pub carrier: LinkCarrier,
    pub load_number: String,
    pub driver_first_name: String,
    pub truck: Option<String>,
    pub trailer: Option<String>,
    /// The leg's stops, in route order.
    pub stops: Vec<DriverTripStop>,
    /// The truck's last report.
    pub last_report: Option<DriverTripReport>,
    pub shown_at: Timestamp,
}

/// A stop as a driver needs it.
#[derive(Clone, Debug, PartialEq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct DriverTripStop {
    pub id: Uuid,
    pub sequence: i32,
    pub kind: StopKind,
    pub facility_name: String,
    pub street: String,
    pub city: String,
    pub state: String,
    pub postal_code: String,
    pub phone: Option<String>,
    pub instructions: Option<String>,
    /// IANA name.
    pub time_zone: String,
    pub schedule: Schedule,
    pub earliest_at: Timestamp,
    pub latest_at: Option<Timestamp>,
    pub references: Vec<LoadReference>,
    pub arrived_at: Option<Timestamp>,
    pub departed_at: Option<Timestamp>,
    /// What the driver may report at this stop now.
    pub allowed_events: Vec<DriverTripEvent>,
}

/// The truck's last report.
#[derive(Clone, Debug, PartialEq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct DriverTripReport {
    pub at: Timestamp,
    pub city: Option<String>,
    pub state: Option<String>,
    pub latitude: Option<f64>,
    pub longitude: Option<f64>,
}

text_enum! {
    /// An event that a driver reports at a stop.
    pub enum DriverTripEvent {
        Arrived = "arrived",
        Departed = "departed",
    }
}

impl From<DriverTripEvent> for StopEventKind {
    fn from(event: DriverTripEvent) -> Self {
        match event {
            DriverTripEvent::Arrived => Self::Arrived,
            DriverTripEvent::Departed => Self::Departed,
        }
    }
}

/// The position of the driver's phone.
#[derive(Clone, Debug, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct DriverPositionReport {
    pub token: String,
    pub latitude: f64,
    pub longitude: f64,
    /// As reported by the phone.
    pub accuracy_meters: Option<i32>,
    /// When the driver expects to reach the next stop.
    pub eta_at: Option<Timestamp>,
    pub note: Option<String>,
}

/// An event happening at a stop right now.
#[derive(Clone, Debug, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct DriverEventReport {
    pub token: String,
    pub stop_id: Uuid,
    pub kind: DriverTripEvent,
    /// The phone's position, if available. It becomes a check call, and the event records the distance to the facility.
    pub position: Option<DriverPosition>,
}

/// A position of the driver's phone.
#[derive(Clone, Copy, Debug, PartialEq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct DriverPosition {
    pub latitude: f64,
    pub longitude: f64,
    /// As reported by the phone; 0 to 20,000.
    pub accuracy_meters: Option<i32>,
}
