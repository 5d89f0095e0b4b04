//! Calls, promises and statements about what customers owe.

use crate::{Schema, column};

pub fn up(schema: &mut Schema) {
    schema.tenant_table("collection_entry", |table| {
        table
            .col(column::uuid("customer_id"))
            .col(column::text("kind"))
            .col(column::date("happened_on"))
            .col(column::text("contact").null())
            .col(column::text("note").null())
            .col(column::date("promised_on").null())
            .col(column::bigint("promised_cents").null())
            .col(column::date("follow_up_on").null())
            .col(column::bigint("owed_cents").null())
            .col(column::text("sent_to").null())
            .col(column::text("mail_status").null())
            .col(column::text("mail_problem").null())
            .col(column::text("created_by"))
            .col(column::timestamp("created_at"))
            .references("customer_id", "customer");
    });
    schema.bound_amounts("collection_entry", &["promised_cents", "owed_cents"]);
    schema.index("collection_entry_customer_idx", "collection_entry", "company_id, customer_id, created_at");
}
