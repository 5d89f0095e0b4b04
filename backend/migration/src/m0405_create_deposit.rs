//! Deposits and refunds of payments.

use crate::{Schema, column};

pub fn up(schema: &mut Schema) {
    schema.tenant_table("deposit", |table| {
        table
            .col(column::date("deposited_on"))
            .col(column::text("reference").null())
            .col(column::integer("payment_count"))
            .col(column::bigint("amount_cents"))
            .col(column::text("currency"))
            .col(column::text("created_by"))
            .col(column::timestamp("voided_at").null())
            .col(column::text("voided_by").null())
            .col(column::text("void_reason").null())
            .version()
            .timestamps();
    });
    schema.bound_amounts("deposit", &["amount_cents"]);
    schema.index("deposit_deposited_on_idx", "deposit", "company_id, deposited_on, id");
    schema.add_column("payment", column::bigint("refunded_cents").default(0));
    schema.bound_amounts("payment", &["refunded_cents"]);
    schema.add_column("payment", column::uuid("deposit_id").null());
    schema.index("payment_deposit_idx", "payment", "company_id, deposit_id");
    schema.tenant_table("payment_refund", |table| {
        table
            .col(column::uuid("payment_id"))
            .col(column::text("method"))
            .col(column::text("reference"))
            .col(column::bigint("amount_cents"))
            .col(column::date("refunded_on"))
            .col(column::text("note").null())
            .col(column::text("created_by"))
            .col(column::timestamp("created_at"))
            .col(column::timestamp("voided_at").null())
            .col(column::text("voided_by").null())
            .col(column::text("void_reason").null())
            .references("payment_id", "payment");
    });
    schema.bound_amounts("payment_refund", &["amount_cents"]);
    schema.index("payment_refund_payment_idx", "payment_refund", "company_id, payment_id");
    schema.append_only_but(
        "payment_refund",
        "voided_at, voided_by, void_reason",
        "payment_id, method, reference, amount_cents, refunded_on, note, created_by, created_at",
    );
}
