//! A company's targets for its figures, and each person's tiles and weekly mail.

use crate::{Schema, column};

pub fn up(schema: &mut Schema) {
    schema.tenant_table("dashboard_target", |table| {
        table.col(column::json("targets")).version().timestamps();
    });
    schema.unique_index("dashboard_target_key", "dashboard_target", "company_id");
    schema.tenant_table("dashboard_preference", |table| {
        table
            .col(column::uuid("user_id"))
            .col(column::json("tiles"))
            .col(column::boolean("is_mailed_weekly"))
            .col(column::timestamp("mail_at").null())
            .version()
            .timestamps()
            .references("user_id", "user_account");
    });
    schema.unique_index("dashboard_preference_key", "dashboard_preference", "company_id, user_id");
}
