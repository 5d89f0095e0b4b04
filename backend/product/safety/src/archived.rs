//! The tables of this area in an archive of the company.

use haul_api::tables::Table;
use haul_entity::safety::{accident, roadside_inspection};
use haul_types::Permission::*;

pub const TABLES: &[Table] = &[
    Table::of::<accident::Entity>(&[AccidentsRead], "The accident register."),
    Table::left_out("audit_binder", "which binders were ordered; a file is kept for a day"),
    Table::of::<roadside_inspection::Entity>(&[RoadsideInspectionsRead], "Roadside inspections with their violations."),
];
