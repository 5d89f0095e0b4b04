//! The log as a file.

use haul_types::ExportList;

use crate::exports::{
    ExportedList,
    Kind::{Integer, Moment, Text, Texts},
    column,
};

pub(crate) const EXPORT: ExportedList = ExportedList {
    list: ExportList::AuditEvents,
    path: "/api/audit_events",
    title: "Audit log",
    page: "/admin?tab=audit&exports=open",
    columns: &[
        column("sequence", "Number", "/sequence", Integer),
        column("occurred_at", "When (UTC)", "/occurred_at", Moment),
        column("actor", "Who", "/actor/name", Text),
        column("actor_kind", "Acted as", "/actor/kind", Text),
        column("on_behalf_of", "On behalf of", "/actor/on_behalf_of/name", Text),
        column("action", "What", "/action", Text),
        column("entity_type", "Kind of record", "/entity_type", Text),
        column("entity_label", "About", "/entity_label", Text),
        column("entity_id", "Record id", "/entity_id", Text),
        column("changes", "Changed fields", "/changes", Texts(Some("field"))),
        column("address", "Address", "/origin/address", Text),
        column("device", "Device", "/origin/device", Text),
        column("request_id", "Request", "/request_id", Text),
        column("hash", "Hash", "/hash", Text),
    ],
};
