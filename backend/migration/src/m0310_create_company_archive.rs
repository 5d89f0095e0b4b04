//! Archives of whole companies.

use crate::{Schema, column};

pub fn up(schema: &mut Schema) {
    schema.tenant_table("company_archive", |table| {
        table
            .col(column::uuid("requested_by_id"))
            .col(column::text("requested_by"))
            .col(column::text("status"))
            .col(column::json("lists"))
            .col(column::integer("done_lists"))
            .col(column::integer("total_lists"))
            .col(column::integer("done_files"))
            .col(column::integer("total_files"))
            .col(column::integer("left_out_files"))
            .col(column::uuid("blob_id").null())
            .col(column::text("sha256").null())
            .col(column::bigint("byte_size").null())
            .col(column::text("problem").null())
            .col(column::timestamp("expires_at").null())
            .version()
            .timestamps()
            .references("requested_by_id", "user_account");
    });
    schema.index("company_archive_created_idx", "company_archive", "company_id, created_at, id");
}
