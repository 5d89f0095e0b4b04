//! Papers that belong to loads. The bytes live in the host's blob store.

use crate::{Schema, column};

pub fn up(schema: &mut Schema) {
    schema.tenant_table("document", |table| {
        table
            .col(column::uuid("load_id"))
            .col(column::uuid("stop_id").null())
            .col(column::text("kind"))
            .col(column::text("file_name"))
            .col(column::text("media_type"))
            .col(column::bigint("byte_size"))
            .col(column::text("sha256"))
            .col(column::uuid("blob_id"))
            .col(column::boolean("is_signed").null())
            .col(column::boolean("is_in_invoice_packet"))
            .col(column::text("note").null())
            .col(column::text("uploaded_by"))
            .col(column::timestamp("archived_at").null())
            .references("load_id", "load")
            .references("stop_id", "stop")
            .version()
            .timestamps();
    });
    schema.unique_index("document_blob_id_key", "document", "company_id, blob_id");
    schema.index("document_load_idx", "document", "company_id, load_id, created_at");
}
