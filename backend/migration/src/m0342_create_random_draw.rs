//! Random draws of drivers to test, and whom they selected.

use crate::{Schema, column};

pub fn up(schema: &mut Schema) {
    schema.tenant_table("random_draw", |table| {
        table
            .col(column::text("cycle"))
            .col(column::date("period_starts_on"))
            .col(column::date("period_ends_on"))
            .col(column::integer("drugs_percent"))
            .col(column::integer("alcohol_percent"))
            .col(column::integer("drugs_count"))
            .col(column::integer("alcohol_count"))
            .col(column::integer("alternate_count"))
            .col(column::json("pool"))
            .col(column::text("seed_sealed"))
            .col(column::text("seed_commitment"))
            .col(column::timestamp("disclosed_at").null())
            .col(column::text("drawn_by"))
            .timestamps();
    });
    schema.unique_index("random_draw_period_key", "random_draw", "company_id, period_starts_on");
    schema.tenant_table("random_selection", |table| {
        table
            .col(column::uuid("random_draw_id"))
            .col(column::uuid("driver_id"))
            .col(column::integer("rank"))
            .col(column::boolean("is_alternate"))
            .col(column::boolean("takes_drugs"))
            .col(column::boolean("takes_alcohol"))
            .col(column::date("notified_on").null())
            .col(column::text("excused_reason").null())
            .col(column::uuid("drug_alcohol_test_id").null())
            .references("random_draw_id", "random_draw")
            .references("driver_id", "driver")
            .references("drug_alcohol_test_id", "drug_alcohol_test")
            .timestamps();
    });
    schema.unique_index("random_selection_driver_key", "random_selection", "company_id, random_draw_id, driver_id");
    schema.index("random_selection_test_idx", "random_selection", "company_id, drug_alcohol_test_id");
    schema.index("random_selection_driver_idx", "random_selection", "company_id, driver_id");
}
