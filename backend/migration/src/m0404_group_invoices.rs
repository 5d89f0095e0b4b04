//! How a customer's loads become invoices.

use crate::{Schema, column};

pub fn up(schema: &mut Schema) {
    schema.add_column("customer", column::text("invoice_grouping").default("per_load"));
    schema.add_column("customer", column::text("invoice_split").null());
}
