//! Invoices: one line for each charge of their loads.

use crate::{Schema, column};

pub fn up(schema: &mut Schema) {
    schema.tenant_table("invoice", |table| {
        table
            .col(column::text("number"))
            .col(column::bigint("number_sequence"))
            .col(column::text("status"))
            .col(column::uuid("customer_id"))
            .col(column::text("customer_name_folded"))
            .col(column::date("invoiced_on"))
            .col(column::date("due_on"))
            .col(column::integer("payment_terms_days"))
            .col(column::text("bill_to"))
            .col(column::text("remit_to"))
            .col(column::text("email").null())
            .col(column::integer("load_count"))
            .col(column::integer("line_count"))
            .col(column::bigint("total_cents"))
            .col(column::bigint("adjusted_cents"))
            .col(column::bigint("paid_cents"))
            .col(column::bigint("balance_cents"))
            .col(column::bigint("disputed_cents"))
            .col(column::text("currency"))
            .col(column::text("created_by"))
            .col(column::timestamp("posted_at").null())
            .col(column::text("posted_by").null())
            .col(column::text("mail_status").null())
            .col(column::text("mail_problem").null())
            .col(column::uuid("mail_id").null())
            .col(column::timestamp("sent_at").null())
            .col(column::text("sent_to").null())
            .col(column::timestamp("voided_at").null())
            .col(column::text("voided_by").null())
            .col(column::text("void_reason").null())
            .version()
            .timestamps()
            .references("customer_id", "customer");
    });
    schema.bound_amounts("invoice", &["total_cents", "adjusted_cents", "paid_cents", "balance_cents", "disputed_cents"]);
    schema.unique_index("invoice_number_key", "invoice", "company_id, number");
    schema.index("invoice_invoiced_on_idx", "invoice", "company_id, invoiced_on, id");
    schema.index("invoice_due_on_idx", "invoice", "company_id, due_on, id");
    schema.index("invoice_status_idx", "invoice", "company_id, status, due_on");
    schema.index("invoice_customer_idx", "invoice", "company_id, customer_id, due_on");
    schema.tenant_table("invoice_line", |table| {
        table
            .col(column::uuid("invoice_id"))
            .col(column::integer("sequence"))
            .col(column::uuid("load_id"))
            .col(column::text("load_number"))
            // Without a foreign key: the line of a voided invoice may outlive its charge.
            .col(column::uuid("charge_id"))
            .col(column::text("code"))
            .col(column::text("description").null())
            .col(column::text("basis"))
            .col(column::bigint("quantity_thousandths"))
            .col(column::bigint("rate_ten_thousandths"))
            .col(column::bigint("amount_cents"))
            .col(column::text("approved_by").null())
            .col(column::timestamp("voided_at").null())
            .references("invoice_id", "invoice")
            .references("load_id", "load");
    });
    schema.bound_amounts("invoice_line", &["amount_cents"]);
    // Nothing is billed twice.
    schema.unique_index_where("invoice_line_charge_key", "invoice_line", "company_id, charge_id", "voided_at IS NULL");
    schema.unique_index("invoice_line_sequence_key", "invoice_line", "invoice_id, sequence");
    schema.index("invoice_line_load_idx", "invoice_line", "company_id, load_id");
    schema.append_only_but(
        "invoice_line",
        "voided_at",
        "invoice_id, sequence, load_id, load_number, charge_id, code, description, basis, quantity_thousandths, \
         rate_ten_thousandths, amount_cents, approved_by",
    );
}
