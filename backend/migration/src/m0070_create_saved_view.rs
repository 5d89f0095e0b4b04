//! The views of lists that people keep.

use crate::{Schema, column};

pub fn up(schema: &mut Schema) {
    schema.tenant_table("saved_view", |table| {
        table
            .col(column::uuid("user_id"))
            .col(column::text("list"))
            .col(column::text("name"))
            .col(column::text("name_folded"))
            .col(column::text("search"))
            .col(column::json("columns").null())
            .col(column::boolean("is_default"))
            .col(column::boolean("is_shared"))
            .version()
            .timestamps()
            .references("user_id", "user_account");
    });
    schema.unique_index("saved_view_name_key", "saved_view", "company_id, user_id, list, name_folded");
    // A list opens with one view at most.
    schema.unique_index_where("saved_view_default_key", "saved_view", "company_id, user_id, list", "is_default");
    schema.index("saved_view_list_idx", "saved_view", "company_id, list, name_folded, id");
}
