//! The accident register, and roadside inspections.

use crate::{Schema, column};

pub fn up(schema: &mut Schema) {
    schema.tenant_table("accident", |table| {
        table
            .col(column::date("happened_on"))
            .col(column::text("city"))
            .col(column::text("city_folded"))
            .col(column::text("state"))
            .col(column::uuid("driver_id").null())
            .col(column::uuid("truck_id").null())
            .col(column::uuid("trailer_id").null())
            .col(column::integer("fatality_count"))
            .col(column::integer("injury_count"))
            .col(column::boolean("is_towed"))
            .col(column::boolean("is_hazmat_released"))
            .col(column::boolean("is_cited"))
            .col(column::text("preventability"))
            .col(column::text("report_number").null())
            .col(column::text("description").null())
            .col(column::timestamp("archived_at").null())
            .references("driver_id", "driver")
            .references("truck_id", "truck")
            .references("trailer_id", "trailer")
            .version()
            .timestamps();
    });
    schema.index("accident_happened_on_idx", "accident", "company_id, happened_on, id");
    schema.tenant_table("roadside_inspection", |table| {
        table
            .col(column::date("inspected_on"))
            .col(column::text("report_number"))
            .col(column::text("report_number_folded"))
            .col(column::text("state"))
            .col(column::text("level"))
            .col(column::uuid("driver_id").null())
            .col(column::uuid("truck_id").null())
            .col(column::uuid("trailer_id").null())
            .col(column::json("violations"))
            .col(column::integer("out_of_service_count"))
            .col(column::date("returned_on").null())
            .col(column::text("note").null())
            .col(column::timestamp("archived_at").null())
            .references("driver_id", "driver")
            .references("truck_id", "truck")
            .references("trailer_id", "trailer")
            .version()
            .timestamps();
    });
    schema.unique_index(
        "roadside_inspection_report_number_key",
        "roadside_inspection",
        "company_id, report_number_folded",
    );
    schema.index("roadside_inspection_inspected_on_idx", "roadside_inspection", "company_id, inspected_on, id");
}
