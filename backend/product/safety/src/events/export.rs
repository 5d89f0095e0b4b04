//! The list as a file.

use haul_api::exports::{
    ExportedList,
    Kind::{Day, Flag, Integer, Moment, Money, Text},
    column,
};
use haul_types::ExportList;

pub const EXPORT: ExportedList = ExportedList {
    list: ExportList::DriverEvents,
    path: "/api/driver_events",
    title: "Training and incidents",
    page: "/apps/safety/drivers?tab=events&exports=open",
    columns: &[
        column("driver_name", "Driver", "/driver_name", Text),
        column("kind", "Kind", "/kind", Text),
        column("happened_on", "Date", "/happened_on", Day),
        column("title", "Title", "/title", Text),
        column("note", "Note", "/note", Text),
        column("led_by", "Led by", "/led_by", Text),
        column("item_type", "Paper", "/item_type", Text),
        column("expires_on", "Valid through", "/expires_on", Day),
        column("duration_minutes", "Minutes", "/duration_minutes", Integer),
        column("result", "Result", "/result", Text),
        column("policy_version", "Policy version", "/policy_version", Text),
        column("coaching_trigger", "Trigger", "/coaching_trigger", Text),
        column("incident_kind", "Incident", "/incident_kind", Text),
        column("place", "Place", "/place", Text),
        column("preventability", "Preventable", "/preventability", Text),
        column("cost", "Cost", "/cost_cents", Money),
        column("follow_up_on", "Follow up on", "/follow_up_on", Day),
        column("followed_up_on", "Followed up", "/followed_up_on", Day),
        column("is_overdue", "Overdue", "/is_overdue", Flag),
        column("created_at", "Entered (UTC)", "/created_at", Moment),
    ],
};
