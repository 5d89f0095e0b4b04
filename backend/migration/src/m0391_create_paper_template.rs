//! What a company adds to its papers: a text before the facts and one after them.

use crate::{Schema, column};

pub fn up(schema: &mut Schema) {
    schema.tenant_link_table("paper_template", |table| {
        table
            .col(column::text("kind"))
            .col(column::text("opening").null())
            .col(column::text("closing").null())
            .version()
            .col(column::timestamp("updated_at"))
            .primary_key(&["company_id", "kind"]);
    });
}
