//! Batches: many invoices, made one after the other by a job.

use crate::{Schema, column};

pub fn up(schema: &mut Schema) {
    schema.tenant_table("invoice_batch", |table| {
        table
            .col(column::boolean("is_owned_by_key"))
            .col(column::uuid("owner_id"))
            .col(column::text("status"))
            .col(column::text("last_step"))
            .col(column::text("grouping").null())
            .col(column::json("load_ids"))
            .col(column::json("problems"))
            .col(column::integer("load_count"))
            .col(column::integer("done_count"))
            .col(column::integer("invoice_count"))
            .col(column::integer("mailed_count"))
            .col(column::bigint("total_cents"))
            .col(column::timestamp("finished_at").null())
            .version()
            .timestamps();
    });
    schema.bound_amounts("invoice_batch", &["total_cents"]);
    schema.index("invoice_batch_owner_idx", "invoice_batch", "company_id, owner_id, created_at");
}
