//! How strict each company's assignment gate is, and the ways from drivers and vehicles to their legs.

use crate::{Schema, column};

pub fn up(schema: &mut Schema) {
    // A rule without a row has its default.
    schema.tenant_link_table("assignment_rule", |table| {
        table
            .col(column::text("rule"))
            .col(column::text("strictness"))
            .col(column::timestamp("updated_at"))
            .primary_key(&["company_id", "rule"]);
    });
    // The dispatch board and the gate ask for the legs of a driver or vehicle, the latest first.
    for subject in ["driver", "co_driver", "truck", "trailer"] {
        let name = format!("leg_{subject}_idx");
        schema.index(&name, "leg", &format!("company_id, {subject}_id, created_at"));
    }
}
