//! What this area registers.

use haul_api::{
    area::{Area, Operations, Record},
    authz::Access::Permission as Needs,
};
use haul_types::Permission::*;

pub const AREA: Area = Area {
    operations: &[
        Operations::of::<crate::accidents::AccidentsApi>(),
        Operations::of::<crate::inspections::RoadsideInspectionsApi>(),
    ],
    exports: &[crate::accidents::EXPORT, crate::inspections::EXPORT],
    policy: &[
        ("list_accidents", Needs(AccidentsRead)),
        ("read_accident", Needs(AccidentsRead)),
        ("list_accident_history", Needs(AccidentsRead)),
        ("create_accident", Needs(AccidentsWrite)),
        ("update_accident", Needs(AccidentsWrite)),
        ("archive_accident", Needs(AccidentsWrite)),
        ("restore_accident", Needs(AccidentsWrite)),
        ("list_roadside_inspections", Needs(InspectionsRead)),
        ("read_roadside_inspection", Needs(InspectionsRead)),
        ("list_roadside_inspection_history", Needs(InspectionsRead)),
        ("create_roadside_inspection", Needs(InspectionsWrite)),
        ("update_roadside_inspection", Needs(InspectionsWrite)),
        ("archive_roadside_inspection", Needs(InspectionsWrite)),
        ("restore_roadside_inspection", Needs(InspectionsWrite)),
    ],
    records: &[
        Record::of("accident", Needs(AccidentsRead)).shown_as::<crate::accidents::Accident>(),
        Record::of("roadside_inspection", Needs(InspectionsRead)).shown_as::<crate::inspections::RoadsideInspection>(),
    ],
    tables: crate::archived::TABLES,
    ..Area::new("safety")
};
