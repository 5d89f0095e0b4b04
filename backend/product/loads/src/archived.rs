//! The tables of this area in an archive of the company.

use haul_api::tables::Table;
use haul_entity::loads::{assignment_rule, charge, document, leg, load, stop, stop_event};
use haul_types::Permission::*;

pub const TABLES: &[Table] = &[
    Table::of::<assignment_rule::Entity>(&[LoadsRead], "What warns or blocks when a load is assigned."),
    Table::of::<charge::Entity>(&[LoadsRead], "Charges of loads."),
    Table::of::<document::Entity>(&[DocumentsRead], "Documents of loads; the files are under files/loads."),
    Table::of::<leg::Entity>(&[LoadsRead], "Parts of loads, each with its driver, truck and trailer."),
    Table::of::<load::Entity>(&[LoadsRead], "Loads, drafts and canceled ones included."),
    Table::of::<stop::Entity>(&[LoadsRead], "Stops of loads, with appointments and times."),
    Table::of::<stop_event::Entity>(&[LoadsRead], "What was recorded at stops, by whom, voided records included."),
];
