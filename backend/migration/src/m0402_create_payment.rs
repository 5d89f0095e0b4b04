//! Payments, what they pay, what else changes the balance of an invoice, and disputes.

use crate::{Schema, column};

pub fn up(schema: &mut Schema) {
    schema.tenant_table("payment", |table| {
        table
            .col(column::uuid("customer_id"))
            .col(column::text("customer_name_folded"))
            .col(column::text("method"))
            .col(column::text("reference"))
            .col(column::text("status"))
            .col(column::date("received_on"))
            .col(column::bigint("amount_cents"))
            .col(column::bigint("unapplied_cents"))
            .col(column::text("currency"))
            .col(column::text("note").null())
            .col(column::text("created_by"))
            .col(column::timestamp("ended_at").null())
            .col(column::text("ended_by").null())
            .col(column::text("end_reason").null())
            .version()
            .timestamps()
            .references("customer_id", "customer");
    });
    schema.bound_amounts("payment", &["amount_cents", "unapplied_cents"]);
    schema.index("payment_received_on_idx", "payment", "company_id, received_on, id");
    schema.index("payment_status_idx", "payment", "company_id, status, received_on");
    schema.index("payment_customer_idx", "payment", "company_id, customer_id, received_on");
    schema.tenant_table("payment_application", |table| {
        table
            .col(column::uuid("customer_id"))
            .col(column::uuid("payment_id"))
            .col(column::uuid("invoice_id"))
            .col(column::bigint("amount_cents"))
            .col(column::date("applied_on"))
            .col(column::integer("days_to_pay"))
            .col(column::text("created_by"))
            .col(column::timestamp("created_at"))
            .col(column::timestamp("voided_at").null())
            .col(column::text("voided_by").null())
            .references("customer_id", "customer")
            .references("payment_id", "payment")
            .references("invoice_id", "invoice");
    });
    schema.bound_amounts("payment_application", &["amount_cents"]);
    schema.index("payment_application_payment_idx", "payment_application", "company_id, payment_id");
    schema.index("payment_application_customer_idx", "payment_application", "company_id, customer_id, applied_on");
    schema.index("payment_application_invoice_idx", "payment_application", "company_id, invoice_id");
    schema.tenant_table("invoice_adjustment", |table| {
        table
            .col(column::uuid("invoice_id"))
            .col(column::text("kind"))
            .col(column::text("reason"))
            .col(column::text("note").null())
            // Always positive; the kind says whether more or less is owed.
            .col(column::bigint("amount_cents"))
            .col(column::date("adjusted_on"))
            .col(column::text("created_by"))
            .col(column::timestamp("created_at"))
            .col(column::timestamp("voided_at").null())
            .col(column::text("voided_by").null())
            .col(column::text("void_reason").null())
            .references("invoice_id", "invoice");
    });
    schema.bound_amounts("invoice_adjustment", &["amount_cents"]);
    schema.index("invoice_adjustment_invoice_idx", "invoice_adjustment", "company_id, invoice_id");
    schema.tenant_table("invoice_dispute", |table| {
        table
            .col(column::uuid("invoice_id"))
            .col(column::text("reason"))
            .col(column::bigint("amount_cents"))
            .col(column::text("note").null())
            .col(column::uuid("detention_id").null())
            .col(column::date("follow_up_on").null())
            .col(column::date("opened_on"))
            .col(column::text("opened_by"))
            .col(column::timestamp("closed_at").null())
            .col(column::text("closed_by").null())
            .col(column::text("outcome").null())
            .col(column::text("close_note").null())
            .col(column::timestamp("created_at"))
            .references("invoice_id", "invoice")
            .references("detention_id", "detention");
    });
    schema.bound_amounts("invoice_dispute", &["amount_cents"]);
    schema.index("invoice_dispute_invoice_idx", "invoice_dispute", "company_id, invoice_id");
    // What is in the ledger stays as it was posted; merging customers moves a payment's applications.
    schema.append_only_but(
        "payment_application",
        "customer_id, voided_at, voided_by",
        "payment_id, invoice_id, amount_cents, applied_on, days_to_pay, created_by, created_at",
    );
    schema.append_only_but(
        "invoice_adjustment",
        "voided_at, voided_by, void_reason",
        "invoice_id, kind, reason, note, amount_cents, adjusted_on, created_by, created_at",
    );
}
