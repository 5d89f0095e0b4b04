//! The list as a file.

use haul_api::exports::{
    ExportedList,
    Kind::{Flag, Moment, Text},
    column,
};
use haul_types::ExportList;

pub const EXPORT: ExportedList = ExportedList {
    list: ExportList::TrackingExceptions,
    path: "/api/tracking/exceptions",
    title: "Exceptions",
    page: "/apps/track&trace/exceptions?exports=open",
    columns: &[
        column("load", "Load", "/load/number", Text),
        column("kind", "Exception", "/kind", Text),
        column("status", "Status", "/status", Text),
        column("customer", "Customer", "/customer/name", Text),
        column("stop", "Stop", "/stop/facility_name", Text),
        column("detail", "Detail", "/detail", Text),
        column("is_automatic", "Automatic", "/is_automatic", Flag),
        column("opened_at", "Opened (UTC)", "/opened_at", Moment),
        column("opened_by", "Opened by", "/opened_by", Text),
        column("owner", "Owner", "/owner/name", Text),
        column("reason_code", "Reason", "/reason_code", Text),
        column("note", "Note", "/note", Text),
        column("acknowledged_at", "Acknowledged (UTC)", "/acknowledged_at", Moment),
        column("resolved_at", "Resolved (UTC)", "/resolved_at", Moment),
        column("resolved_by", "Resolved by", "/resolved_by", Text),
        column("resolution", "Resolution", "/resolution", Text),
    ],
};
