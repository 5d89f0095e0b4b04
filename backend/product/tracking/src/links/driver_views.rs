//! A driver's trip, as the phone shows it.

use haul_api::LinkCarrier;
use haul_loads::LoadReference;
use haul_types::{
    Acknowledgement, DeclineReason, DocumentKind, DriverLanguage, DriverReportKind, DriverReportOutcome,
    DriverTripAction, DriverTripEvent, ErrorCode, Schedule, StopKind, Timestamp, WriteJson,
};
use poem_openapi::Object;
use uuid::Uuid;

/// A leg as its driver sees it.
#[derive(Clone, Debug, PartialEq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct DriverTrip {
    pub carrier: LinkCarrier,
    /// The load number.
    pub load_number: String,
    /// First name of the driver whose link it is.
    pub driver_first_name: String,
    /// Unit number of the leg's truck.
    pub truck: Option<String>,
    /// Unit number of the leg's trailer; none if none is assigned.
    pub trailer: Option<String>,
    /// What the freight is.
    pub commodity: Option<String>,
    /// Weight of the freight in pounds.
    pub weight_pounds: Option<i32>,
    /// The freight must be kept at this temperature.
    pub temperature_fahrenheit: Option<i32>,
    /// What dispatch wants the driver to know.
    pub notes: Option<String>,
    /// Of the page, as dispatch chose it; none leaves it to the phone.
    pub language: Option<DriverLanguage>,
    pub acknowledgement: Acknowledgement,
    /// When the driver accepted or declined.
    pub answered_at: Option<Timestamp>,
    pub decline_reason: Option<DeclineReason>,
    /// What the driver may do now, besides the events allowed at the stops.
    pub allowed_actions: Vec<DriverTripAction>,
    /// The leg's stops, in route order.
    pub stops: Vec<DriverTripStop>,
    /// The documents added with this link, in the order they were added.
    pub documents: Vec<DriverTripDocument>,
    /// The latest 100 reports with an `Idempotency-Key` of this link, the latest first.
    pub reports: Vec<DriverReport>,
    /// The truck's last report.
    pub last_report: Option<DriverTripReport>,
    /// When this was read.
    pub shown_at: Timestamp,
}

/// A stop as a driver needs it.
#[derive(Clone, Debug, PartialEq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct DriverTripStop {
    /// The stop's id, to report by.
    pub id: Uuid,
    /// 1, 2, 3 … in the route of the whole load.
    pub sequence: i32,
    pub kind: StopKind,
    /// Name of the stop's facility.
    pub facility_name: String,
    /// Street address of the facility.
    pub street: String,
    /// City of the facility.
    pub city: String,
    /// Two letters, such as `TX`.
    pub state: String,
    /// ZIP or postal code of the facility.
    pub postal_code: String,
    /// Latitude of the facility in degrees, to navigate to; none if only the address is known.
    pub latitude: Option<f64>,
    /// Longitude of the facility in degrees, to navigate to; none if only the address is known.
    pub longitude: Option<f64>,
    /// The facility's phone number.
    pub phone: Option<String>,
    /// For the driver at this stop; without any, the facility's own.
    pub instructions: Option<String>,
    /// IANA name.
    pub time_zone: String,
    pub schedule: Schedule,
    /// When the stop's window opens.
    pub earliest_at: Timestamp,
    /// When the stop's window ends; none if only a start is agreed.
    pub latest_at: Option<Timestamp>,
    /// Reference numbers for this stop, such as a pickup number.
    pub references: Vec<LoadReference>,
    /// When the truck arrived.
    pub arrived_at: Option<Timestamp>,
    /// When the truck left.
    pub departed_at: Option<Timestamp>,
    /// What the driver may report at this stop now.
    pub allowed_events: Vec<DriverTripEvent>,
}

/// A document that was added with the link.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct DriverTripDocument {
    /// The document's id.
    pub id: Uuid,
    pub kind: DocumentKind,
    /// Name of the file.
    pub file_name: String,
    /// The stop it is about; none if it is about none.
    pub stop_id: Option<Uuid>,
    /// When it was added.
    pub added_at: Timestamp,
}

/// What became of something that the phone sent.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct DriverReport {
    /// Its `Idempotency-Key`.
    pub key: String,
    pub kind: DriverReportKind,
    /// When it happened, by the phone.
    pub occurred_at: Timestamp,
    /// When it was received.
    pub received_at: Timestamp,
    pub outcome: DriverReportOutcome,
    /// Why it was refused.
    pub refused_code: Option<ErrorCode>,
    /// The same in a sentence.
    pub refused_message: Option<String>,
}

/// The truck's last report.
#[derive(Clone, Debug, PartialEq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct DriverTripReport {
    /// When the truck was there.
    pub at: Timestamp,
    /// City that was reported; none if only coordinates were reported.
    pub city: Option<String>,
    /// Two letters, such as `TX`; none if it was not reported.
    pub state: Option<String>,
    /// Reported latitude in degrees; none without coordinates.
    pub latitude: Option<f64>,
    /// Reported longitude in degrees; none without coordinates.
    pub longitude: Option<f64>,
}
