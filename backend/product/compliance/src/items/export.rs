//! The list as a file.

use haul_api::exports::{
    ExportedList,
    Kind::{Day, Moment, Text, Texts},
    column,
};
use haul_types::ExportList;

pub const EXPORT: ExportedList = ExportedList {
    list: ExportList::ComplianceItems,
    path: "/api/compliance_items",
    title: "Papers",
    page: "/apps/safety/drivers?exports=open",
    columns: &[
        column("record_kind", "Kind", "/record_kind", Text),
        column("record_name", "Belongs to", "/record_name", Text),
        column("name", "Paper", "/name", Text),
        column("item_type", "Type", "/item_type", Text),
        column("status", "Status", "/status", Text),
        column("number", "Number", "/number", Text),
        column("issuer", "Issued by", "/issuer", Text),
        column("issued_on", "Issued", "/issued_on", Day),
        column("expires_on", "Expires", "/expires_on", Day),
        column("waived_reason", "Waived because", "/waived_reason", Text),
        column("note", "Note", "/note", Text),
        column("files", "Files", "/files", Texts(Some("name"))),
        column("added_by", "Added by", "/added_by", Text),
        column("superseded_at", "Superseded (UTC)", "/superseded_at", Moment),
        column("created_at", "Entered (UTC)", "/created_at", Moment),
    ],
};
