//! Lists taken along as files, and files whose rows become records.

use crate::{Schema, column};

pub fn up(schema: &mut Schema) {
    schema.tenant_table("export", |table| {
        table
            .col(column::uuid("user_id"))
            .col(column::text("list"))
            .col(column::text("format"))
            .col(column::text("search"))
            .col(column::json("columns").null())
            .col(column::text("state"))
            .col(column::integer("done_rows"))
            .col(column::integer("total_rows"))
            .col(column::text("problem").null())
            .col(column::uuid("blob_id").null())
            .col(column::bigint("byte_size").null())
            .col(column::timestamp("expires_at").null())
            .version()
            .timestamps()
            .references("user_id", "user_account");
    });
    schema.index("export_user_idx", "export", "company_id, user_id, created_at, id");
    schema.tenant_table("import", |table| {
        table
            .col(column::text("kind"))
            .col(column::text("file_name"))
            .col(column::uuid("blob_id"))
            .col(column::text("state"))
            .col(column::text("problem").null())
            .col(column::json("ignored_columns"))
            .col(column::integer("total_rows"))
            .col(column::integer("ready_rows"))
            .col(column::integer("bad_rows"))
            .col(column::integer("imported_rows"))
            .col(column::integer("refused_rows"))
            .col(column::integer("undone_rows"))
            .col(column::integer("kept_rows"))
            .col(column::uuid("created_by_id").null())
            .col(column::text("created_by"))
            .col(column::timestamp("imported_at").null())
            .col(column::timestamp("undone_at").null())
            .version()
            .timestamps();
    });
    schema.index("import_created_idx", "import", "company_id, created_at, id");
    // One upload is one import.
    schema.unique_index("import_blob_key", "import", "company_id, blob_id");
    schema.tenant_table("import_row", |table| {
        table
            .col(column::uuid("import_id"))
            .col(column::integer("row_number"))
            .col(column::text("state"))
            .col(column::text("label"))
            .col(column::json("cells"))
            .col(column::json("problems"))
            .col(column::uuid("record_id").null())
            .col(column::text("record_label").null())
            .col(column::integer("record_version").null())
            .col(column::timestamp("record_updated_at").null())
            .col(column::json("facility_ids"))
            .references("import_id", "import");
    });
    schema.unique_index("import_row_number_key", "import_row", "company_id, import_id, row_number");
    schema.index("import_row_state_idx", "import_row", "company_id, import_id, state, row_number");
}
