//! The tables of this area in an archive of the company.

use haul_api::tables::Table;
use haul_entity::annotations::{record_file, record_note, record_tag, tag};

use crate::permissions::{READ, READ_NOTES};

pub const TABLES: &[Table] = &[
    Table::of::<record_file::Entity>(READ, "Files of customers, facilities, drivers and equipment."),
    Table::of::<record_note::Entity>(READ_NOTES, "Notes on records, with their audience and the people they name."),
    Table::of::<record_tag::Entity>(READ, "Which records have which tags."),
    Table::of::<tag::Entity>(&[], "The company's tags."),
    Table::left_out("presence", "who has a record open at the moment"),
];
