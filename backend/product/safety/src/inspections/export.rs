//! The list as a file.

use haul_api::exports::{
    ExportedList,
    Kind::{Day, Integer, Moment, Text, Texts},
    column,
};
use haul_types::ExportList;

pub const EXPORT: ExportedList = ExportedList {
    list: ExportList::RoadsideInspections,
    path: "/api/roadside_inspections",
    title: "Roadside inspections",
    page: "/apps/safety/carriers?tab=inspections&exports=open",
    columns: &[
        column("inspected_on", "Date", "/inspected_on", Day),
        column("report_number", "Report number", "/report_number", Text),
        column("state", "State", "/state", Text),
        column("level", "Level", "/level", Text),
        column("driver", "Driver", "/driver/name", Text),
        column("truck", "Truck", "/truck/name", Text),
        column("trailer", "Trailer", "/trailer/name", Text),
        column("violations", "Violations", "/violations", Texts(Some("code"))),
        column("out_of_service_count", "Out of service", "/out_of_service_count", Integer),
        column("return_by", "Return by", "/return_by", Day),
        column("returned_on", "Returned", "/returned_on", Day),
        column("return_status", "Return", "/return_status", Text),
        column("note", "Note", "/note", Text),
        column("created_at", "Entered (UTC)", "/created_at", Moment),
    ],
};
