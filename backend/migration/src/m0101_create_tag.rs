//! The company's own words for its loads.

use crate::{Schema, column};

pub fn up(schema: &mut Schema) {
    schema.tenant_table("tag", |table| {
        table
            .col(column::text("name"))
            .col(column::text("name_folded"))
            .col(column::text("color"))
            .col(column::timestamp("archived_at").null())
            .version()
            .timestamps();
    });
    schema.unique_index("tag_name_key", "tag", "company_id, name_folded");
    schema.tenant_link_table("load_tag", |table| {
        table
            .col(column::uuid("load_id"))
            .col(column::uuid("tag_id"))
            .primary_key(&["company_id", "load_id", "tag_id"])
            .references("load_id", "load")
            .references("tag_id", "tag");
    });
    // The list of loads asks for those of a tag.
    schema.index("load_tag_tag_idx", "load_tag", "company_id, tag_id, load_id");
}
