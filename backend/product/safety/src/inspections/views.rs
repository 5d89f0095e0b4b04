//! Wire types of roadside inspections.

use haul_api::{Clearable, IntoUpdate, page_of};
use haul_types::{Date, InspectionLevel, NamedRef, Timestamp, WriteJson, text_enum};
use poem_openapi::Object;
use uuid::Uuid;

/// A roadside inspection.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct RoadsideInspection {
    /// Assigned by the server; never changes.
    pub id: Uuid,
    /// The day of the inspection.
    pub inspected_on: Date,
    /// Number of the report, unique in your company.
    pub report_number: String,
    /// Two letters.
    pub state: String,
    pub level: InspectionLevel,
    pub driver: Option<NamedRef>,
    /// By unit number.
    pub truck: Option<NamedRef>,
    /// By unit number.
    pub trailer: Option<NamedRef>,
    /// In the order of the report; empty if none was found.
    pub violations: Vec<Violation>,
    /// How many of them put the driver or a vehicle out of service.
    pub out_of_service_count: i32,
    /// The day by which the signed report has to be back (49 CFR 396.9(d)).
    pub return_by: Date,
    /// When it was sent back; omitted until then.
    pub returned_on: Option<Date>,
    pub return_status: ReturnStatus,
    /// Remark.
    pub note: Option<String>,
    /// When it was archived, in UTC; omitted unless it is.
    pub archived_at: Option<Timestamp>,
    /// Send this version back with your change; it goes up with every change.
    pub version: i32,
    /// When it was added, in UTC.
    pub created_at: Timestamp,
    /// When it was last changed, in UTC.
    pub updated_at: Timestamp,
}

text_enum! {
    /// Whether the signed report has gone back.
    pub enum ReturnStatus {
        /// There is time.
        Due = "due",
        Overdue = "overdue",
        Returned = "returned",
    }
}

/// One violation of a report.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct Violation {
    /// The regulation, such as `393.47(e)`, at most 40 characters.
    #[oai(validator(max_length = 40))]
    pub code: String,
    /// What was found, at most 200 characters.
    #[oai(validator(max_length = 200))]
    pub description: String,
    pub unit: ViolationUnit,
    /// It put the driver or the vehicle out of service.
    #[oai(default)]
    pub is_out_of_service: bool,
    /// The day it was repaired or corrected.
    pub corrected_on: Option<Date>,
}

text_enum! {
    /// What a violation is about.
    pub enum ViolationUnit {
        Driver = "driver",
        Truck = "truck",
        Trailer = "trailer",
    }
}

/// A roadside inspection to add.
#[derive(Clone, Debug, IntoUpdate, Object)]
#[into_update(RoadsideInspectionUpdate)]
#[oai(skip_serializing_if_is_none)]
pub struct RoadsideInspectionCreate {
    /// The day of the inspection; not in the future.
    pub inspected_on: Date,
    /// Number of the report, at most 40 characters, unique in your company.
    #[oai(validator(max_length = 40))]
    pub report_number: String,
    /// Two letters.
    pub state: String,
    pub level: InspectionLevel,
    /// Who drove.
    pub driver_id: Option<Uuid>,
    /// The truck inspected.
    pub truck_id: Option<Uuid>,
    /// The trailer inspected.
    pub trailer_id: Option<Uuid>,
    /// In the order of the report; none if omitted.
    #[oai(validator(max_items = 50))]
    pub violations: Option<Vec<Violation>>,
    /// When the signed report was sent back.
    pub returned_on: Option<Date>,
    /// Remark, at most 1,000 characters.
    #[oai(validator(max_length = 1_000))]
    pub note: Option<String>,
}

/// Changes to a roadside inspection: omitted fields stay, null clears.
#[derive(Clone, Debug, Object)]
#[oai(skip_serializing_if_is_none)]
pub struct RoadsideInspectionUpdate {
    /// The version your change is based on.
    pub version: i32,
    /// The day of the inspection; not in the future.
    pub inspected_on: Option<Date>,
    /// Number of the report, at most 40 characters, unique in your company.
    #[oai(validator(max_length = 40))]
    pub report_number: Option<String>,
    /// Two letters.
    pub state: Option<String>,
    pub level: Option<InspectionLevel>,
    /// Who drove.
    pub driver_id: Clearable<Uuid>,
    /// The truck inspected.
    pub truck_id: Clearable<Uuid>,
    /// The trailer inspected.
    pub trailer_id: Clearable<Uuid>,
    /// All violations, in the order of the report.
    #[oai(validator(max_items = 50))]
    pub violations: Option<Vec<Violation>>,
    /// When the signed report was sent back; null if it was not.
    pub returned_on: Clearable<Date>,
    /// Remark, at most 1,000 characters.
    #[oai(validator(max_length = 1_000))]
    pub note: Clearable<String>,
}

page_of! {
    /// A page of roadside inspections.
    pub struct RoadsideInspectionPage of RoadsideInspection;
}
