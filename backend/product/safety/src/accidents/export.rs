//! The register as a file, in the order of 49 CFR 390.15(b).

use haul_api::exports::{
    ExportedList,
    Kind::{Day, Flag, Integer, Moment, Text},
    column,
};
use haul_types::ExportList;

pub const EXPORT: ExportedList = ExportedList {
    list: ExportList::Accidents,
    path: "/api/accidents",
    title: "Accident register",
    page: "/apps/safety/carriers?tab=accidents&exports=open",
    columns: &[
        column("happened_on", "Date", "/happened_on", Day),
        column("local_time", "Time", "/local_time", Text),
        column("city", "City", "/city", Text),
        column("state", "State", "/state", Text),
        column("driver", "Driver", "/driver/name", Text),
        column("injury_count", "Injuries", "/injury_count", Integer),
        column("fatality_count", "Fatalities", "/fatality_count", Integer),
        column("is_hazmat_released", "Hazmat released", "/is_hazmat_released", Flag),
        column("is_towed", "Towed", "/is_towed", Flag),
        column("is_recordable", "Recordable", "/is_recordable", Flag),
        column("is_cited", "Cited", "/is_cited", Flag),
        column("is_test_required", "Test required", "/is_test_required", Flag),
        column("preventability", "Preventability", "/preventability", Text),
        column("truck", "Truck", "/truck/name", Text),
        column("trailer", "Trailer", "/trailer/name", Text),
        column("report_number", "Report number", "/report_number", Text),
        column("description", "Description", "/description", Text),
        column("created_at", "Entered (UTC)", "/created_at", Moment),
    ],
};
