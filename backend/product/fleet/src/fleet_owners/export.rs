//! The list as a file.

use haul_api::exports::{
    ExportedList,
    Kind::{Integer, Moment, Text},
    column,
};
use haul_types::ExportList;

pub const EXPORT: ExportedList = ExportedList {
    list: ExportList::FleetOwners,
    path: "/api/fleet_owners",
    title: "Fleet owners",
    page: "/apps/safety/trucks?tab=owners&exports=open",
    columns: &[
        column("name", "Name", "/name", Text),
        column("company_name", "Company", "/company_name", Text),
        column("email", "Email", "/email", Text),
        column("phone", "Phone", "/phone", Text),
        column("line1", "Address", "/address/line1", Text),
        column("city", "City", "/address/city", Text),
        column("state", "State", "/address/state", Text),
        column("postal_code", "ZIP", "/address/postal_code", Text),
        column("truck_count", "Trucks", "/truck_count", Integer),
        column("notes", "Notes", "/notes", Text),
        column("created_at", "Added (UTC)", "/created_at", Moment),
    ],
};
