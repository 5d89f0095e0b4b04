//! Reminders of late invoices: when a company sends them, and which invoices they listed.

use crate::{Schema, column};

pub fn up(schema: &mut Schema) {
    schema.tenant_table("reminder_settings", |table| {
        table
            .col(column::boolean("is_on"))
            .col(column::json("steps"))
            .col(column::uuid("watch_id").null())
            .version()
            .timestamps();
    });
    schema.unique_index("reminder_settings_key", "reminder_settings", "company_id");
    schema.add_column("collection_entry", column::text("tone").null());
    schema.tenant_table("reminded_invoice", |table| {
        table
            .col(column::uuid("collection_entry_id"))
            .col(column::uuid("invoice_id"))
            .col(column::integer("days_past_due"))
            .col(column::bigint("owed_cents"))
            .col(column::timestamp("created_at"))
            .references("collection_entry_id", "collection_entry")
            .references("invoice_id", "invoice");
    });
    schema.bound_amounts("reminded_invoice", &["owed_cents"]);
    schema.unique_index(
        "reminded_invoice_key",
        "reminded_invoice",
        "company_id, collection_entry_id, invoice_id",
    );
    schema.index("reminded_invoice_invoice_idx", "reminded_invoice", "company_id, invoice_id");
    schema.append_only("reminded_invoice");
}
