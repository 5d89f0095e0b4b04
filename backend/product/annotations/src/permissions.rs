//! Permissions of the records that take annotations.

use haul_types::Permission::{self, *};

/// To read them.
pub const READ: &[Permission] =
    &[LoadsRead, QuotesRead, CustomersRead, FacilitiesRead, DriversRead, TrucksRead, TrailersRead];
/// To read all notes on them: some are for accounting.
pub const READ_NOTES: &[Permission] =
    &[LoadsRead, QuotesRead, CustomersRead, FacilitiesRead, DriversRead, TrucksRead, TrailersRead, BillingRead];
/// To change them.
pub const WRITE: &[Permission] =
    &[LoadsWrite, QuotesWrite, CustomersWrite, FacilitiesWrite, DriversWrite, TrucksWrite, TrailersWrite];
