//! The list as a file.

use haul_api::exports::{
    ExportedList,
    Kind::{Moment, Text},
    column,
};
use haul_types::ExportList;

pub const EXPORT: ExportedList = ExportedList {
    list: ExportList::Users,
    path: "/api/users",
    title: "Users",
    page: "/admin?exports=open",
    columns: &[
        column("full_name", "Name", "/full_name", Text),
        column("email", "Email", "/email", Text),
        column("phone", "Phone", "/phone", Text),
        column("role", "Role", "/role", Text),
        column("status", "Status", "/status", Text),
        column("suspended_reason", "Suspended because", "/suspended_reason", Text),
        column("terminal", "Terminal", "/terminal/name", Text),
        column("last_seen_at", "Last seen (UTC)", "/last_seen_at", Moment),
        column("created_at", "Added (UTC)", "/created_at", Moment),
    ],
};
