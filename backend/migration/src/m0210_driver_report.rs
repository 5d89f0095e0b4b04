//! What a driver's phone sent with a link, by the phone's own key; and the driver's answer to a leg.

use crate::{Schema, column};

pub fn up(schema: &mut Schema) {
    schema.add_column("leg", column::timestamp("answered_at").null());
    schema.add_column("leg", column::text("decline_reason").null());
    schema.add_column("leg", column::text("answer_note").null());
    schema.add_column("driver_link", column::text("language").null());
    schema.add_column("driver_link", column::integer("upload_count").default(0));
    schema.tenant_table("driver_report", |table| {
        table
            .col(column::uuid("load_id"))
            .col(column::uuid("driver_link_id"))
            .col(column::text("key"))
            .col(column::text("kind"))
            .col(column::text("content_hash"))
            .col(column::timestamp("occurred_at"))
            .col(column::timestamp("received_at"))
            .col(column::text("outcome"))
            .col(column::text("refused_code").null())
            .col(column::text("refused_message").null())
            .col(column::uuid("document_id").null())
            .references("load_id", "load")
            .references("driver_link_id", "driver_link")
            .references("document_id", "document");
    });
    schema.unique_index("driver_report_key", "driver_report", "company_id, driver_link_id, key");
    schema.index("driver_report_load_idx", "driver_report", "company_id, load_id");
    schema.index("driver_report_document_idx", "driver_report", "company_id, document_id");
}
