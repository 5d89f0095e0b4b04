//! An export belongs to a user or to an API key.

use crate::{Schema, column};

const KEPT: &str = "id, company_id, list_name, format, search, columns, status, done_rows, total_rows, problem, \
                    blob_id, byte_size, expires_at, version, created_at, updated_at";

pub fn up(schema: &mut Schema) {
    // SQLite drops no foreign key.
    schema.execute("CREATE TABLE export_before AS SELECT * FROM export");
    schema.execute("DROP TABLE export");
    schema.tenant_table("export", |table| {
        table
            .col(column::boolean("is_owned_by_key"))
            .col(column::uuid("owner_id"))
            .col(column::text("list_name"))
            .col(column::text("format"))
            .col(column::text("search"))
            .col(column::json("columns").null())
            .col(column::text("status"))
            .col(column::integer("done_rows"))
            .col(column::integer("total_rows"))
            .col(column::text("problem").null())
            .col(column::uuid("blob_id").null())
            .col(column::bigint("byte_size").null())
            .col(column::timestamp("expires_at").null())
            .version()
            .timestamps();
    });
    schema.index("export_owner_idx", "export", "company_id, owner_id, created_at, id");
    schema.execute(&format!(
        "INSERT INTO export (is_owned_by_key, owner_id, {KEPT}) SELECT FALSE, user_id, {KEPT} FROM export_before"
    ));
    schema.execute("DROP TABLE export_before");
}
