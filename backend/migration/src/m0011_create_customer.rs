//! Who pays for loads.

use crate::{Schema, column};

pub fn up(schema: &mut Schema) {
    schema.tenant_table("customer", |table| {
        table
            .col(column::text("name"))
            .col(column::text("name_folded"))
            .col(column::text("kind"))
            .col(column::text("docket_number").null())
            .col(column::text("phone").null())
            .col(column::text("email").null())
            .col(column::text("billing_email").null())
            .col(column::json("address").null())
            .col(column::integer("payment_terms_days"))
            .col(column::bigint("credit_limit_cents").null())
            .col(column::text("currency"))
            .col(column::boolean("is_on_credit_hold"))
            .col(column::json("required_references"))
            .col(column::json("required_documents"))
            .col(column::json("contacts"))
            .col(column::text("notes").null())
            .col(column::timestamp("archived_at").null())
            .version()
            .timestamps();
    });
    schema.unique_index("customer_name_key", "customer", "company_id, name_folded");
    schema.index("customer_created_at_idx", "customer", "company_id, created_at, id");
}
