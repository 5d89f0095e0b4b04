//! The list as a file.

use haul_api::exports::{
    ExportedList,
    Kind::{Flag, Integer, Moment, Money, Text},
    column,
};
use haul_types::ExportList;

pub const EXPORT: ExportedList = ExportedList {
    list: ExportList::Detention,
    path: "/api/detention",
    title: "Detention",
    page: "/apps/loads/detention?exports=open",
    columns: &[
        column("load", "Load", "/load/number", Text),
        column("status", "Status", "/status", Text),
        column("customer", "Customer", "/customer/name", Text),
        column("facility", "Facility", "/stop/facility/name", Text),
        column("stop", "Stop", "/stop/sequence", Integer),
        column("stop_kind", "Stop type", "/stop/kind", Text),
        column("appointment", "Appointment (UTC)", "/stop/earliest_at", Moment),
        column("window_end", "Window ends (UTC)", "/stop/latest_at", Moment),
        column("arrived_at", "Arrived (UTC)", "/arrived_at", Moment),
        column("departed_at", "Departed (UTC)", "/departed_at", Moment),
        column("dwell_minutes", "Dwell (min)", "/dwell_minutes", Integer),
        column("free_until", "Free until (UTC)", "/free_until", Moment),
        column("is_late", "Late", "/is_late", Flag),
        column("billable_minutes", "Billable (min)", "/billable_minutes", Integer),
        column("amount", "Amount", "/amount_cents", Money),
        column("approved", "Approved", "/approved_cents", Money),
        column("currency", "Currency", "/currency", Text),
        column("decided_by", "Decided by", "/decided_by", Text),
        column("decision_note", "Note", "/decision_note", Text),
    ],
};
