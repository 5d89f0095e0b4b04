//! Where loads are picked up and delivered.

use crate::{Schema, column};

pub fn up(schema: &mut Schema) {
    schema.tenant_table("facility", |table| {
        table
            .col(column::text("name"))
            .col(column::text("name_folded"))
            .col(column::json("address"))
            .col(column::text("city_folded"))
            .col(column::text("state"))
            .col(column::text("time_zone"))
            .col(column::double("latitude").null())
            .col(column::double("longitude").null())
            .col(column::text("phone").null())
            .col(column::text("hours").null())
            .col(column::text("instructions").null())
            .col(column::timestamp("archived_at").null())
            .version()
            .timestamps();
    });
    schema.index("facility_name_idx", "facility", "company_id, name_folded, id");
    schema.index("facility_city_idx", "facility", "company_id, city_folded, id");
}
