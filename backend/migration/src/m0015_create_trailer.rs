//! Trailers.

use crate::{Schema, column};

pub fn up(schema: &mut Schema) {
    schema.tenant_table("trailer", |table| {
        table
            .col(column::text("unit_number"))
            .col(column::text("unit_number_folded"))
            .col(column::text("vin").null())
            .col(column::text("kind"))
            .col(column::integer("length_feet").null())
            .col(column::integer("year").null())
            .col(column::text("make").null())
            .col(column::text("model").null())
            .col(column::text("plate").null())
            .col(column::text("plate_state").null())
            .col(column::text("status"))
            .col(column::text("status_reason").null())
            .col(column::date("registration_expires_on").null())
            .col(column::date("annual_inspection_expires_on").null())
            .col(column::uuid("terminal_id").null())
            .col(column::text("notes").null())
            .col(column::timestamp("archived_at").null())
            .references("terminal_id", "terminal")
            .version()
            .timestamps();
    });
    schema.unique_index("trailer_unit_number_key", "trailer", "company_id, unit_number_folded");
    schema.unique_index_where("trailer_vin_key", "trailer", "company_id, vin", "vin IS NOT NULL");
}
