//! The list as a file.

use haul_api::exports::{
    ExportedList,
    Kind::{Day, Text, Texts},
    column,
};
use haul_types::ExportList;

pub const EXPORT: ExportedList = ExportedList {
    list: ExportList::Drivers,
    path: "/api/drivers",
    title: "Drivers",
    page: "/apps/safety/drivers?exports=open",
    columns: &[
        column("code", "Code", "/code", Text),
        column("first_name", "First name", "/first_name", Text),
        column("last_name", "Last name", "/last_name", Text),
        column("kind", "Kind", "/kind", Text),
        column("state", "State", "/state", Text),
        column("phone", "Phone", "/phone", Text),
        column("email", "Email", "/email", Text),
        column("hired_on", "Hired", "/hired_on", Day),
        column("license_state", "License state", "/license_state", Text),
        column("license_class", "License class", "/license_class", Text),
        column("license_expires_on", "License expires", "/license_expires_on", Day),
        column("endorsements", "Endorsements", "/endorsements", Texts(None)),
        column("medical_expires_on", "Medical card expires", "/medical_expires_on", Day),
        column("terminal", "Terminal", "/terminal/name", Text),
        column("fleet_owner", "Fleet owner", "/fleet_owner/name", Text),
        column("current_load", "Current load", "/current_load/number", Text),
    ],
};
