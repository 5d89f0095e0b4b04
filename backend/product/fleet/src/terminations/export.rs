//! Terminations as a file.

use haul_api::exports::{
    ExportedList,
    Kind::{Day, Integer, Moment, Text},
    column,
};
use haul_types::ExportList;

pub const EXPORT: ExportedList = ExportedList {
    list: ExportList::DriverTerminations,
    path: "/api/driver_terminations",
    title: "Terminations",
    page: "/apps/safety/drivers?tab=terminations&exports=open",
    columns: &[
        column("driver_name", "Driver", "/driver_name", Text),
        column("employed_from", "From", "/employed_from", Day),
        column("last_on", "Last day", "/last_on", Day),
        column("reason", "Reason", "/reason", Text),
        column("reason_note", "Reason in words", "/reason_note", Text),
        column("rehire", "Rehire", "/rehire", Text),
        column("open_step_count", "Open steps", "/open_step_count", Integer),
        column("reference_note", "For future employers", "/reference_note", Text),
        column("created_at", "Entered (UTC)", "/created_at", Moment),
    ],
};
