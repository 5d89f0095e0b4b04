//! Wire types of the pages that ask for no account: a customer's and a driver's.

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
    /// The part of the link behind `#`.
    pub token: String,
}

/// Opens a paper of a customer's link.
#[derive(Clone, Debug, Object, WriteJson)]
pub struct LinkDocumentOpen {
    pub token: String,
    pub document_id: Uuid,
}

/// The carrier, to be called.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct LinkCarrier {
    pub name: String,
    pub dot_number: String,
    pub phone: Option<String>,
    pub email: Option<String>,
}

/// A load, as its customer follows it. Nobody who drives is named here.
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
    /// The stop that the truck is at or on its way to.
    pub next_stop_sequence: Option<i32>,
    pub eta: Option<PublicEta>,
    pub position: Option<PublicPosition>,
    /// Proof of delivery and bill of lading; empty unless the link shows them.
    pub documents: Vec<PublicDocument>,
    pub shown_at: Timestamp,
}

/// A stop, as a customer sees it.
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
    /// Two decimals, about a kilometre; none where the place is not known.
    pub latitude: Option<f64>,
    pub longitude: Option<f64>,
    pub milestone: Milestone,
    pub arrived_at: Option<Timestamp>,
    pub departed_at: Option<Timestamp>,
}

text_enum! {
    /// How far the truck is with a stop.
    pub enum Milestone {
        Ahead = "ahead",
        Arrived = "arrived",
        Departed = "departed",
    }
}

/// When the truck will be at its next stop.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
pub struct PublicEta {
    pub at: Timestamp,
    pub basis: EtaBasis,
    pub confidence: EtaConfidence,
}

/// About where the truck was last heard of: coordinates have two decimals, about a kilometre.
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

/// A paper that a customer may open.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
pub struct PublicDocument {
    pub id: Uuid,
    pub kind: DocumentKind,
    pub file_name: String,
    pub added_at: Timestamp,
}

/// A leg, as its driver sees it.
#[derive(Clone, Debug, PartialEq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct DriverTrip {
    pub carrier: LinkCarrier,
    pub load_number: String,
    pub driver_first_name: String,
    pub truck: Option<String>,
    pub trailer: Option<String>,
    /// Those of the leg, in the order of the way.
    pub stops: Vec<DriverTripStop>,
    /// Where the truck was last heard of.
    pub last_report: Option<DriverTripReport>,
    pub shown_at: Timestamp,
}

/// A stop, as a driver needs it.
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
    /// What the driver may report of this stop now.
    pub allowed_events: Vec<DriverTripEvent>,
}

/// Where the truck was last heard of.
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
    /// What a driver reports of a stop.
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

/// Where the driver's phone is.
#[derive(Clone, Debug, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct DriverPositionReport {
    pub token: String,
    pub latitude: f64,
    pub longitude: f64,
    /// As the phone says it.
    pub accuracy_meters: Option<i32>,
    /// When the driver means to be at the next stop.
    pub eta_at: Option<Timestamp>,
    pub note: Option<String>,
}

/// What happens at a stop right now.
#[derive(Clone, Debug, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct DriverEventReport {
    pub token: String,
    pub stop_id: Uuid,
    pub kind: DriverTripEvent,
    /// Where the driver's phone is, if it says so. It becomes a check call, and the event notes how it lies to the facility.
    pub position: Option<DriverPosition>,
}

/// A position of the driver's phone.
#[derive(Clone, Copy, Debug, PartialEq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct DriverPosition {
    pub latitude: f64,
    pub longitude: f64,
    /// As the phone says it; 0 to 20,000.
    pub accuracy_meters: Option<i32>,
}
