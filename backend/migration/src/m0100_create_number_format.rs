//! How companies write the numbers of their loads and quotes.

use crate::{Schema, column};

pub fn up(schema: &mut Schema) {
    // A kind without a row is written as usual.
    schema.tenant_link_table("number_format", |table| {
        table
            .col(column::text("kind"))
            .col(column::text("prefix"))
            .col(column::boolean("has_year"))
            .col(column::integer("digits"))
            .version()
            .col(column::timestamp("updated_at"))
            .primary_key(&["company_id", "kind"]);
    });
    // Loads have had theirs from the start.
    schema.unique_index("quote_number_key", "quote", "company_id, number");
}
