//! The list as a file.

use haul_api::exports::{
    ExportedList,
    Kind::{Decimal, Integer, Moment, Text},
    column,
};
use haul_types::ExportList;

pub const EXPORT: ExportedList = ExportedList {
    list: ExportList::TrackedLoads,
    path: "/api/tracking/loads",
    title: "Track and trace",
    page: "/apps/track&trace?exports=open",
    columns: &[
        column("load", "Load", "/load/number", Text),
        column("status", "Status", "/load/status", Text),
        column("customer", "Customer", "/customer/name", Text),
        column("customer_reference", "Reference", "/customer_reference", Text),
        column("driver", "Driver", "/driver/name", Text),
        column("driver_phone", "Phone", "/driver/phone", Text),
        column("truck", "Truck", "/truck/name", Text),
        column("trailer", "Trailer", "/trailer/name", Text),
        column("timeliness", "Timeliness", "/timeliness", Text),
        column("timeliness_reason", "Why", "/timeliness_reason", Text),
        column("minutes_late", "Late (min)", "/minutes_late", Integer),
        column("position_city", "Position city", "/position/city", Text),
        column("position_state", "Position state", "/position/state", Text),
        column("position_at", "Position (UTC)", "/position/at", Moment),
        column("next_stop", "Next stop", "/next_stop/facility_name", Text),
        column("next_stop_city", "Next stop city", "/next_stop/city", Text),
        column("next_stop_state", "Next stop state", "/next_stop/state", Text),
        column("appointment", "Appointment (UTC)", "/next_stop/earliest_at", Moment),
        column("appointment_end", "Appointment end (UTC)", "/next_stop/latest_at", Moment),
        column("due_at", "On time until (UTC)", "/next_stop/due_at", Moment),
        column("eta", "ETA (UTC)", "/eta/at", Moment),
        column("miles_left", "Miles left", "/miles_left", Decimal),
        column("next_check_call", "Next check call (UTC)", "/next_check_call/due_at", Moment),
    ],
};
