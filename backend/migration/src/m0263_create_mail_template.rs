//! The words of a company's mails, where they differ from the product's.

use crate::{Schema, column};

pub fn up(schema: &mut Schema) {
    schema.tenant_link_table("mail_template", |table| {
        table
            .col(column::text("kind"))
            .col(column::text("subject"))
            .col(column::text("body"))
            .version()
            .col(column::timestamp("updated_at"))
            .primary_key(&["company_id", "kind"]);
    });
}
