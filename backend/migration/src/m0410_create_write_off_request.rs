//! Write-offs beyond a role's limit: the limits, and what people asked for.

use crate::{Schema, column};

pub fn up(schema: &mut Schema) {
    schema.tenant_table("write_off_settings", |table| {
        table.col(column::json("limits")).version().timestamps();
    });
    schema.unique_index("write_off_settings_key", "write_off_settings", "company_id");
    schema.tenant_table("write_off_request", |table| {
        table
            .col(column::uuid("invoice_id"))
            .col(column::text("reason"))
            .col(column::text("note").null())
            .col(column::bigint("amount_cents"))
            .col(column::text("status"))
            .col(column::text("requested_by"))
            .col(column::uuid("requested_by_id").null())
            .col(column::text("decided_by").null())
            .col(column::timestamp("decided_at").null())
            .col(column::text("decision_note").null())
            .col(column::uuid("adjustment_id").null())
            .col(column::timestamp("created_at"))
            .references("invoice_id", "invoice")
            .references("adjustment_id", "invoice_adjustment");
    });
    schema.bound_amounts("write_off_request", &["amount_cents"]);
    schema.index("write_off_request_invoice_idx", "write_off_request", "company_id, invoice_id");
    schema.unique_index_where(
        "write_off_request_open_key",
        "write_off_request",
        "company_id, invoice_id",
        "status = 'open'",
    );
}
