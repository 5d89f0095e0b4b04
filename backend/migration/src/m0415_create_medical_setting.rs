//! What a company adds to FMCSA's notices about medical certificates.

use crate::{Schema, column};

pub fn up(schema: &mut Schema) {
    schema.tenant_table("medical_setting", |table| {
        table.col(column::json("state_changes")).col(column::json("paper_changes")).version().timestamps();
    });
    schema.unique_index("medical_setting_company_key", "medical_setting", "company_id");
}
