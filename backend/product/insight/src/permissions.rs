//! Permissions of the records that imports create.

use haul_types::Permission::{self, *};

/// To read them.
pub const IMPORTED_READ: &[Permission] =
    &[LoadsRead, CustomersRead, FacilitiesRead, DriversRead, TrucksRead, TrailersRead, InvoicesRead];
/// To add and change them.
pub const IMPORTED_WRITE: &[Permission] =
    &[LoadsWrite, CustomersWrite, FacilitiesWrite, DriversWrite, TrucksWrite, TrailersWrite, InvoicesWrite];
