//! The lines of the ledger, which name invoices and payments.

use crate::{Schema, column};

pub fn up(schema: &mut Schema) {
    schema.tenant_table("posting_line", |table| {
        table
            .col(column::uuid("posting_id"))
            .col(column::integer("sequence"))
            .col(column::date("posted_on"))
            .col(column::uuid("account_id"))
            // Debits are positive, credits negative.
            .col(column::bigint("amount_cents"))
            .col(column::uuid("invoice_id").null())
            .col(column::uuid("invoice_line_id").null())
            .col(column::uuid("payment_id").null())
            .references("posting_id", "posting")
            .references("account_id", "ledger_account")
            .references("invoice_id", "invoice")
            .references("invoice_line_id", "invoice_line")
            .references("payment_id", "payment");
    });
    schema.bound_amounts("posting_line", &["amount_cents"]);
    schema.append_only("posting_line");
    schema.unique_index("posting_line_sequence_key", "posting_line", "posting_id, sequence");
    schema.index("posting_line_posted_on_idx", "posting_line", "company_id, posted_on, id");
    schema.index("posting_line_account_idx", "posting_line", "company_id, account_id, posted_on");
    schema.index("posting_line_invoice_idx", "posting_line", "company_id, invoice_id");
    schema.index("posting_line_payment_idx", "posting_line", "company_id, payment_id");
}
