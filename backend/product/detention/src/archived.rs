//! The tables of this area in an archive of the company.

use haul_api::tables::Table;
use haul_entity::detention::{detention, detention_policy};
use haul_types::Permission::*;

pub const TABLES: &[Table] = &[
    Table::of::<detention::Entity>(&[LoadsRead], "Waits at stops, what they cost, and what was decided."),
    Table::of::<detention_policy::Entity>(&[CustomersRead], "Detention terms: the company's, and customers' own."),
];
