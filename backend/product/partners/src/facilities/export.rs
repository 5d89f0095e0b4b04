//! The list as a file.

use haul_api::exports::{
    ExportedList,
    Kind::{Degrees, Integer, Moment, Text, Texts},
    column,
};
use haul_types::ExportList;

pub const EXPORT: ExportedList = ExportedList {
    list: ExportList::Facilities,
    path: "/api/facilities",
    title: "Facilities",
    page: "/apps/facilities?exports=open",
    columns: &[
        column("name", "Name", "/name", Text),
        column("line1", "Street", "/address/line1", Text),
        column("city", "City", "/address/city", Text),
        column("state", "State", "/address/state", Text),
        column("postal_code", "ZIP", "/address/postal_code", Text),
        column("time_zone", "Time zone", "/time_zone", Text),
        column("phone", "Phone", "/phone", Text),
        column("hours", "Hours", "/hours", Text),
        column("instructions", "Instructions", "/instructions", Text),
        column("latitude", "Latitude", "/latitude", Degrees),
        column("longitude", "Longitude", "/longitude", Degrees),
        column("geofence_radius_meters", "Geofence radius (m)", "/geofence_radius_meters", Integer),
        column("usual_stay_minutes", "Usual stay (min)", "/usual_stay_minutes", Integer),
        column("tags", "Tags", "/tags", Texts(Some("name"))),
        column("created_at", "Entered (UTC)", "/created_at", Moment),
    ],
};
