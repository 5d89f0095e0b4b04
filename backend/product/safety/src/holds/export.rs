//! Legal holds as a file.

use haul_api::exports::{
    ExportedList,
    Kind::{Day, Flag, Moment, Text},
    column,
};
use haul_types::ExportList;

pub const EXPORT: ExportedList = ExportedList {
    list: ExportList::LegalHolds,
    path: "/api/legal_holds",
    title: "Legal holds",
    page: "/apps/safety/drivers?tab=retention&of=holds&exports=open",
    columns: &[
        column("record_kind", "Kind of record", "/record_kind", Text),
        column("record_name", "Record", "/record_name", Text),
        column("matter", "Matter", "/matter", Text),
        column("reason", "Reason", "/reason", Text),
        column("begins_on", "From", "/begins_on", Day),
        column("placed_by", "Placed by", "/placed_by", Text),
        column("released_on", "Released", "/released_on", Day),
        column("released_by", "Released by", "/released_by", Text),
        column("is_in_force", "In force", "/is_in_force", Flag),
        column("created_at", "Entered (UTC)", "/created_at", Moment),
    ],
};
