//! Power units, and who owned them when.

use crate::{Schema, column};

pub fn up(schema: &mut Schema) {
    schema.tenant_table("truck", |table| {
        table
            .col(column::text("unit_number"))
            .col(column::text("unit_number_folded"))
            .col(column::text("vin").null())
            .col(column::integer("year").null())
            .col(column::text("make").null())
            .col(column::text("model").null())
            .col(column::text("plate").null())
            .col(column::text("plate_state").null())
            .col(column::text("ownership"))
            .col(column::text("status"))
            .col(column::text("status_reason").null())
            .col(column::date("registration_expires_on").null())
            .col(column::date("annual_inspection_expires_on").null())
            .col(column::date("insurance_expires_on").null())
            .col(column::integer("odometer_miles").null())
            .col(column::uuid("terminal_id").null())
            .col(column::uuid("usual_driver_id").null())
            .col(column::text("notes").null())
            .col(column::timestamp("archived_at").null())
            .references("terminal_id", "terminal")
            .references("usual_driver_id", "driver")
            .version()
            .timestamps();
    });
    schema.unique_index("truck_unit_number_key", "truck", "company_id, unit_number_folded");
    schema.unique_index_where("truck_vin_key", "truck", "company_id, vin", "vin IS NOT NULL");
    schema.index("truck_annual_inspection_expires_on_idx", "truck", "company_id, annual_inspection_expires_on, id");

    schema.tenant_table("truck_ownership", |table| {
        table
            .col(column::uuid("truck_id"))
            .col(column::uuid("fleet_owner_id"))
            .col(column::date("starts_on"))
            .col(column::date("ends_on").null())
            .references("truck_id", "truck")
            .references("fleet_owner_id", "fleet_owner")
            .version()
            .timestamps();
    });
    // Two owners from the same day would overlap; other overlaps are found under the truck's row lock.
    schema.unique_index("truck_ownership_starts_on_key", "truck_ownership", "company_id, truck_id, starts_on");
    schema.index("truck_ownership_fleet_owner_idx", "truck_ownership", "company_id, fleet_owner_id, starts_on");
}
