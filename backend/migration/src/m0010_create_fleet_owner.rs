//! People who own trucks that run under the carrier's authority.

use crate::{Schema, column};

pub fn up(schema: &mut Schema) {
    schema.tenant_table("fleet_owner", |table| {
        table
            .col(column::text("name"))
            .col(column::text("name_folded"))
            .col(column::text("company_name").null())
            .col(column::text("email"))
            .col(column::text("phone").null())
            .col(column::json("address").null())
            .col(column::text("notes").null())
            .col(column::timestamp("archived_at").null())
            .version()
            .timestamps();
    });
    schema.unique_index("fleet_owner_email_key", "fleet_owner", "company_id, email");
    schema.index("fleet_owner_name_idx", "fleet_owner", "company_id, name_folded, id");
}
