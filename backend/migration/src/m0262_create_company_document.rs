//! The company's own papers, which go to brokers and customers as its carrier packet.

use crate::{Schema, column};

pub fn up(schema: &mut Schema) {
    schema.tenant_table("company_document", |table| {
        table
            .col(column::text("kind"))
            .col(column::text("file_name"))
            .col(column::text("media_type"))
            .col(column::bigint("byte_size"))
            .col(column::text("sha256"))
            .col(column::uuid("blob_id"))
            .col(column::date("expires_on").null())
            .col(column::boolean("is_in_packet"))
            .col(column::integer("position"))
            .col(column::text("uploaded_by"))
            .col(column::timestamp("archived_at").null())
            .version()
            .timestamps();
    });
    schema.unique_index("company_document_blob_key", "company_document", "company_id, blob_id");
}
