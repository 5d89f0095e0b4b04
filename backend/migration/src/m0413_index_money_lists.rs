//! Every order of the lists of invoices and payments has an index, and so have the sums of their tabs; what is owed is
//! found among years of paid invoices.

use crate::{Schema, column};

pub fn up(schema: &mut Schema) {
    schema.add_column("invoice", column::boolean("is_owed").default(false));
    schema.execute("UPDATE \"invoice\" SET is_owed = TRUE WHERE status IN ('posted', 'sent', 'partially_paid')");
    for (name, columns) in [
        ("invoice_number_sequence_idx", "company_id, number_sequence, id"),
        ("invoice_total_cents_idx", "company_id, total_cents, id"),
        ("invoice_balance_cents_idx", "company_id, balance_cents, id"),
        ("invoice_created_at_idx", "company_id, created_at, id"),
        ("invoice_owed_idx", "company_id, is_owed, number_sequence, id"),
        ("invoice_owed_due_on_idx", "company_id, is_owed, due_on"),
        ("invoice_status_number_idx", "company_id, status, number_sequence, id"),
        ("invoice_sums_idx", "company_id, status, due_on, total_cents, balance_cents"),
    ] {
        schema.index(name, "invoice", columns);
    }
    schema.execute("DROP INDEX \"invoice_status_idx\"");
    for (name, columns) in [
        ("payment_amount_cents_idx", "company_id, amount_cents, id"),
        ("payment_unapplied_cents_idx", "company_id, unapplied_cents, id"),
        ("payment_created_at_idx", "company_id, created_at, id"),
        ("payment_sums_idx", "company_id, status, received_on, id, amount_cents, unapplied_cents"),
    ] {
        schema.index(name, "payment", columns);
    }
    schema.execute("DROP INDEX \"payment_status_idx\"");
}
