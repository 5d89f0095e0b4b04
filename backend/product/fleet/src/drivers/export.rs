//! The list as a file.

use haul_api::exports::{
    ExportedList,
    Kind::{Day, Moment, Text, Texts},
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
        column("status", "Status", "/status", Text),
        column("phone", "Phone", "/phone", Text),
        column("email", "Email", "/email", Text),
        column("hired_on", "Hired", "/hired_on", Day),
        column("terminated_on", "Terminated", "/terminated_on", Day),
        column("license_number", "License number", "/license_number", Text),
        column("license_state", "License state", "/license_state", Text),
        column("license_class", "License class", "/license_class", Text),
        column("license_expires_on", "License expires", "/license_expires_on", Day),
        column("endorsements", "Endorsements", "/endorsements", Texts(None)),
        column("restrictions", "Restrictions", "/restrictions", Texts(None)),
        column("medical_expires_on", "Medical card expires", "/medical_expires_on", Day),
        column("twic_expires_on", "TWIC expires", "/twic_expires_on", Day),
        column("home_by_on", "Home by", "/home_by_on", Day),
        column("home_note", "Home time", "/home_note", Text),
        column("terminal", "Terminal", "/terminal/name", Text),
        column("fleet_owner", "Fleet owner", "/fleet_owner/name", Text),
        column("current_load", "Current load", "/current_load/number", Text),
        column("home_street", "Home street", "/address/line1", Text),
        column("home_city", "Home city", "/address/city", Text),
        column("home_state", "Home state", "/address/state", Text),
        column("home_zip", "Home ZIP", "/address/postal_code", Text),
        column("emergency_name", "Emergency contact", "/emergency_contact/name", Text),
        column("emergency_phone", "Emergency phone", "/emergency_contact/phone", Text),
        column("emergency_relation", "Emergency relation", "/emergency_contact/relation", Text),
        column("tags", "Tags", "/tags", Texts(Some("name"))),
        column("notes", "Notes", "/notes", Text),
        column("created_at", "Entered (UTC)", "/created_at", Moment),
    ],
};
