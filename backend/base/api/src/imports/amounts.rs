//! What a file states in money, beside what its records hold now.

use std::collections::BTreeMap;

use haul_types::ChargeCode;

/// The sums of one kind of charge.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Amount {
    /// Over all rows of the file.
    pub file_cents: i64,
    /// Over the rows that became records.
    pub imported_cents: i64,
    /// Over those records, as they are now.
    pub booked_cents: i64,
    /// Rows whose amount depends on something else, such as the load's miles.
    pub uncounted_rows: i32,
}

/// The comparison of a file with its records.
#[derive(Clone, Debug, Default)]
pub struct Reconciliation {
    pub amounts: BTreeMap<ChargeCode, Amount>,
    /// Rows with an amount that can't be read.
    pub unreadable_rows: i32,
    /// Records changed since the import.
    pub changed_records: i32,
    /// Records that are no longer there.
    pub missing_records: i32,
}
