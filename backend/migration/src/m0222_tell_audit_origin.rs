//! Where a change was made and on whose behalf. Addresses and devices are in rows of their own, which may be erased: the
//! event has only their hash.

use crate::{Schema, column};

pub fn up(schema: &mut Schema) {
    schema.add_column("audit_event", column::uuid("origin_id").null());
    schema.add_column("audit_event", column::text("origin_hash").null());
    schema.add_column("audit_event", column::uuid("on_behalf_of_id").null());
    schema.add_column("audit_event", column::text("on_behalf_of_name").null());
    schema.tenant_table("audit_origin", |table| {
        table
            .col(column::text("address").null())
            .col(column::text("device").null())
            .col(column::text("salt"))
            .col(column::timestamp("created_at"));
    });
    schema.index("audit_origin_created_at_idx", "audit_origin", "company_id, created_at");
    schema.tenant_link_table("audit_settings", |table| {
        table
            .col(column::integer("origin_months"))
            .version()
            .col(column::timestamp("updated_at"))
            .primary_key(&["company_id"]);
    });
}
