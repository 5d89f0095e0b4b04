//! Where the loads of a customer that was entered twice have gone.

use crate::{Schema, column};

pub fn up(schema: &mut Schema) {
    // SQLite adds no foreign key over two columns to a table that is there; the one verb that writes it locks both rows.
    schema.add_column("customer", column::uuid("merged_into_id").null());
    schema.index("customer_merged_into_idx", "customer", "company_id, merged_into_id");
}
