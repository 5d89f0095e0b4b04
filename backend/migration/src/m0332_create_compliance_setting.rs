//! What a company adds to the rules of the law about papers.

use crate::{Schema, column};

pub fn up(schema: &mut Schema) {
    schema.tenant_table("compliance_setting", |table| {
        table
            .col(column::text("item_type"))
            .col(column::boolean("is_required"))
            .col(column::json("warning_days").null())
            .version()
            .timestamps();
    });
    schema.unique_index("compliance_setting_item_type_key", "compliance_setting", "company_id, item_type");
}
