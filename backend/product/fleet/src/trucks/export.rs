//! The list as a file.

use haul_api::exports::{
    ExportedList,
    Kind::{Day, Integer, Moment, Text, Texts},
    column,
};
use haul_types::ExportList;

pub const EXPORT: ExportedList = ExportedList {
    list: ExportList::Trucks,
    path: "/api/trucks",
    title: "Trucks",
    page: "/apps/safety/trucks?exports=open",
    columns: &[
        column("unit_number", "Unit", "/unit_number", Text),
        column("status", "Status", "/status", Text),
        column("status_reason", "Reason", "/status_reason", Text),
        column("ownership", "Ownership", "/ownership", Text),
        column("fleet_owner", "Fleet owner", "/fleet_owner/name", Text),
        column("motor_carrier", "Runs under", "/motor_carrier/name", Text),
        column("vin", "VIN", "/vin", Text),
        column("year", "Year", "/year", Integer),
        column("make", "Make", "/make", Text),
        column("model", "Model", "/model", Text),
        column("tire_size", "Tire size", "/tire_size", Text),
        column("plate", "Plate", "/plate", Text),
        column("plate_state", "Plate state", "/plate_state", Text),
        column("registration_expires_on", "Registration expires", "/registration_expires_on", Day),
        column("annual_inspection_expires_on", "Annual inspection expires", "/annual_inspection_expires_on", Day),
        column("insurance_expires_on", "Insurance expires", "/insurance_expires_on", Day),
        column("odometer_miles", "Odometer (mi)", "/odometer_miles", Integer),
        column("terminal", "Terminal", "/terminal/name", Text),
        column("usual_driver", "Usual driver", "/usual_driver/name", Text),
        column("current_load", "Current load", "/current_load/number", Text),
        column("tags", "Tags", "/tags", Texts(Some("name"))),
        column("notes", "Notes", "/notes", Text),
        column("created_at", "Entered (UTC)", "/created_at", Moment),
    ],
};
