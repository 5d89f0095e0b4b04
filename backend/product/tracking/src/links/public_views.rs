//! Wire types of the customer's page without an account.

use haul_api::LinkCarrier;
use haul_loads::LoadReference;
use haul_types::{
    DocumentKind, EtaBasis, EtaConfidence, LoadStatus, Schedule, StopKind, Timestamp, WriteJson, text_enum,
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
    /// The part of the link after `#`.
    pub token: String,
    /// One of the documents that the link shows.
    pub document_id: Uuid,
}

/// A load as its customer follows it, without drivers' names.
#[derive(Clone, Debug, PartialEq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct PublicTracking {
    pub carrier: LinkCarrier,
    /// The carrier's number of the load.
    pub load_number: String,
    /// The customer's own number for the load; left out unless the link shows references.
    pub customer_reference: Option<String>,
    /// Empty unless the link shows them.
    pub references: Vec<LoadReference>,
    pub status: LoadStatus,
    /// The truck has left the last stop.
    pub is_delivered: bool,
    /// In route order.
    pub stops: Vec<PublicTrackingStop>,
    /// The stop where the truck is, or its next one.
    pub next_stop_sequence: Option<i32>,
    pub eta: Option<PublicEta>,
    pub position: Option<PublicPosition>,
    /// Proof of delivery and bill of lading; empty unless the link shows them.
    pub documents: Vec<PublicDocument>,
    /// When this was read; ages count until then.
    pub shown_at: Timestamp,
}

/// A stop as a customer sees it.
#[derive(Clone, Debug, PartialEq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct PublicTrackingStop {
    /// 1, 2, 3 … in route order.
    pub sequence: i32,
    pub kind: StopKind,
    /// City of the stop's facility.
    pub city: String,
    /// Two letters, such as `TX`.
    pub state: String,
    /// IANA name.
    pub time_zone: String,
    pub schedule: Schedule,
    /// When the stop's window opens.
    pub earliest_at: Timestamp,
    /// When the stop's window ends; none if only a start is agreed.
    pub latest_at: Option<Timestamp>,
    /// Two decimals, about a kilometer; none if the location is unknown.
    pub latitude: Option<f64>,
    /// Two decimals, about a kilometer; none if the location is unknown.
    pub longitude: Option<f64>,
    pub milestone: Milestone,
    /// When the truck arrived.
    pub arrived_at: Option<Timestamp>,
    /// When the truck left.
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
    /// The estimated time of arrival.
    pub at: Timestamp,
    pub basis: EtaBasis,
    pub confidence: EtaConfidence,
}

/// The truck's last approximate position: coordinates have two decimals, about a kilometer.
#[derive(Clone, Debug, PartialEq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct PublicPosition {
    /// When the truck was there.
    pub at: Timestamp,
    /// Minutes since then.
    pub age_minutes: i64,
    /// Too old to rely on, by the carrier's terms.
    pub is_stale: bool,
    /// City of the truck; none if only coordinates were reported.
    pub city: Option<String>,
    /// Two letters, such as `TX`; none if it was not reported.
    pub state: Option<String>,
    /// Latitude in degrees, that of the city or facility if no coordinates were reported; none if unknown.
    pub latitude: Option<f64>,
    /// Longitude in degrees, that of the city or facility if no coordinates were reported; none if unknown.
    pub longitude: Option<f64>,
}

/// A document that a customer may open.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
pub struct PublicDocument {
    /// The document's id, to open it by.
    pub id: Uuid,
    pub kind: DocumentKind,
    /// Name of the file.
    pub file_name: String,
    /// When it was added to the load.
    pub added_at: Timestamp,
}
