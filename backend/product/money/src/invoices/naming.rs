//! What people read of an invoice outside its page: in the journal and in notices.

use haul_entity::money::invoice::Model;

/// For the reader of the journal, such as `Invoice INV-1001, Blue Ridge Logistics`.
pub fn memo(row: &Model, what: &str) -> String {
    format!("{what} {}", name_of(row))
}

/// For a notice, such as `INV-1001, Blue Ridge Logistics`.
pub fn name_of(row: &Model) -> String {
    format!("{}, {}", row.number, debtor(row))
}

pub fn debtor(row: &Model) -> &str {
    row.bill_to.lines().next().unwrap_or_default()
}

pub fn path_of(row: &Model) -> String {
    format!("/apps/financial/invoices?invoice={}", row.id)
}
