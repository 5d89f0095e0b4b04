//! Audit binders: the files an auditor asks for, as one ZIP file.

use crate::{Schema, column};

pub fn up(schema: &mut Schema) {
    schema.tenant_table("audit_binder", |table| {
        table
            .col(column::boolean("is_requested_by_key"))
            .col(column::uuid("requested_by_id"))
            .col(column::text("requested_by"))
            .col(column::text("kind"))
            .col(column::date("as_of"))
            .col(column::timestamp("as_of_at"))
            .col(column::text("status"))
            .col(column::json("files"))
            .col(column::integer("done_count"))
            .col(column::integer("total_count"))
            .col(column::uuid("blob_id").null())
            .col(column::text("sha256").null())
            .col(column::bigint("byte_size").null())
            .col(column::text("problem").null())
            .col(column::timestamp("expires_at").null())
            .version()
            .timestamps();
    });
    schema.index("audit_binder_created_idx", "audit_binder", "company_id, created_at, id");
}
