//! What a driver's phone sends.

use haul_types::{DeclineReason, DriverDocumentKind, DriverProblemKind, DriverTripEvent, Timestamp, WriteJson};
use poem_openapi::Object;
use uuid::Uuid;

/// The position of the driver's phone.
#[derive(Clone, Debug, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct DriverPositionReport {
    /// The part of the link after `#`.
    pub token: String,
    /// Latitude of the phone in degrees.
    pub latitude: f64,
    /// Longitude of the phone in degrees.
    pub longitude: f64,
    /// As reported by the phone.
    pub accuracy_meters: Option<i32>,
    /// When the driver expects to reach the next stop.
    pub eta_at: Option<Timestamp>,
    /// Remark for dispatch, up to 1,000 characters.
    #[oai(validator(max_length = 1_000))]
    pub note: Option<String>,
    /// When the phone was there, not before the link was created; now if omitted.
    pub occurred_at: Option<Timestamp>,
}

/// An event at a stop.
#[derive(Clone, Debug, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct DriverEventReport {
    /// The part of the link after `#`.
    pub token: String,
    /// The stop where the truck is.
    pub stop_id: Uuid,
    pub kind: DriverTripEvent,
    /// The phone's position, if available. It becomes a check call, and the event records the distance to the facility.
    pub position: Option<DriverPosition>,
    /// When it happened, not before the link was created; now if omitted.
    pub occurred_at: Option<Timestamp>,
}

/// A position of the driver's phone.
#[derive(Clone, Copy, Debug, PartialEq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct DriverPosition {
    /// Latitude of the phone in degrees.
    pub latitude: f64,
    /// Longitude of the phone in degrees.
    pub longitude: f64,
    /// As reported by the phone; 0 to 20,000.
    #[oai(validator(minimum(value = "0"), maximum(value = "20000")))]
    pub accuracy_meters: Option<i32>,
}

/// The driver's answer to a dispatched leg.
#[derive(Clone, Debug, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct DriverAnswer {
    /// The part of the link after `#`.
    pub token: String,
    /// Whether the driver accepts the leg.
    pub is_accepted: bool,
    /// Required to decline.
    pub reason: Option<DeclineReason>,
    /// Remark for dispatch, up to 500 characters.
    #[oai(validator(max_length = 500))]
    pub note: Option<String>,
    /// When the driver answered, not before the link was created; now if omitted.
    pub occurred_at: Option<Timestamp>,
}

/// A driver's check call, with at least a position, an ETA, a temperature or a note.
#[derive(Clone, Debug, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct DriverCheckCallReport {
    /// The part of the link after `#`.
    pub token: String,
    /// The phone's position, if available.
    pub position: Option<DriverPosition>,
    /// When the driver expects to reach the next stop.
    pub eta_at: Option<Timestamp>,
    /// Reading of the reefer unit, in degrees Fahrenheit; -100 to 200.
    #[oai(validator(minimum(value = "-100"), maximum(value = "200")))]
    pub temperature_fahrenheit: Option<i32>,
    /// Remark for dispatch, up to 1,000 characters.
    #[oai(validator(max_length = 1_000))]
    pub note: Option<String>,
    /// When the driver called, not before the link was created; now if omitted.
    pub occurred_at: Option<Timestamp>,
}

/// A problem, which opens an exception of the load.
#[derive(Clone, Debug, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct DriverProblemReport {
    /// The part of the link after `#`.
    pub token: String,
    pub kind: DriverProblemKind,
    /// A stop of the trip that it is about; omit it if it is about none.
    pub stop_id: Option<Uuid>,
    /// What happened, up to 1,000 characters; added to the open exception if the same problem was reported before.
    #[oai(validator(max_length = 1_000))]
    pub note: Option<String>,
    /// The phone's position, if available. It becomes a check call.
    pub position: Option<DriverPosition>,
    /// When it happened, not before the link was created; now if omitted.
    pub occurred_at: Option<Timestamp>,
}

/// A file that a driver will upload.
#[derive(Clone, Debug, Object, WriteJson)]
pub struct DriverUpload {
    /// The part of the link after `#`.
    pub token: String,
    /// At most 10 MB.
    pub byte_size: u64,
    /// `image/jpeg`, `image/png`, `image/heic` or `application/pdf`.
    pub media_type: String,
}

/// An uploaded file to add to the load.
#[derive(Clone, Debug, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct DriverDocumentAdd {
    /// The part of the link after `#`.
    pub token: String,
    /// The receipt from the upload's response.
    pub receipt: String,
    pub kind: DriverDocumentKind,
    /// Name of the file, up to 200 characters.
    #[oai(validator(max_length = 200))]
    pub file_name: String,
    /// The stop of the trip that it is about; omit it if it is about none.
    pub stop_id: Option<Uuid>,
    /// Whether it is signed; omit it if unknown.
    pub is_signed: Option<bool>,
    /// Remark for dispatch, up to 1,000 characters.
    #[oai(validator(max_length = 1_000))]
    pub note: Option<String>,
    /// When the picture was taken, not before the link was created; now if omitted.
    pub occurred_at: Option<Timestamp>,
}
