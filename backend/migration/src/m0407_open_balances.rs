//! Invoices that customers owed before the company came here.

use crate::{Schema, column};

pub fn up(schema: &mut Schema) {
    schema.add_column("invoice", column::text("origin").default("loads"));
    schema.add_column("invoice", column::text("reference").null());
    schema.add_column("invoice", column::text("reference_folded").null());
    // The numbers are the customers', so a corrected file has them again once the first one is undone.
    schema.execute("DROP INDEX \"invoice_number_key\"");
    schema.unique_index_where(
        "invoice_number_key",
        "invoice",
        "company_id, number",
        "origin = 'loads' OR voided_at IS NULL",
    );
    schema.execute(
        "CREATE INDEX \"invoice_reference_idx\" ON \"invoice\" (company_id, reference_folded) \
         WHERE reference_folded IS NOT NULL",
    );
}
