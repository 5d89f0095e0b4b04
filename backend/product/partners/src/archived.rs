//! The tables of this area in an archive of the company.

use haul_api::tables::Table;
use haul_entity::partners::{customer, facility, vendor};
use haul_types::Permission::*;

pub const TABLES: &[Table] = &[
    Table::of::<customer::Entity>(&[CustomersRead], "Customers, with what they require and their contacts."),
    Table::of::<facility::Entity>(&[FacilitiesRead], "Places where freight is loaded and unloaded."),
    Table::of::<vendor::Entity>(&[VendorsRead], "Vendors; of their tax IDs, the last four digits."),
];
