//! Who is paid by the carrier for what is not freight.

use crate::{Schema, column};

pub fn up(schema: &mut Schema) {
    schema.tenant_table("vendor", |table| {
        table
            .col(column::text("name"))
            .col(column::text("name_folded"))
            .col(column::text("kind"))
            .col(column::text("contact_name").null())
            .col(column::text("phone").null())
            .col(column::text("email").null())
            .col(column::integer("payment_terms_days"))
            .col(column::text("tax_id_sealed").null())
            .col(column::text("tax_id_last4").null())
            .col(column::boolean("is_1099"))
            .col(column::json("address").null())
            .col(column::text("notes").null())
            .col(column::timestamp("archived_at").null())
            .version()
            .timestamps();
    });
    schema.unique_index("vendor_name_key", "vendor", "company_id, name_folded");
}
