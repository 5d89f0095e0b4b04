//! A company's sample load, and the records that were made with it.

use crate::{Schema, column};

pub fn up(schema: &mut Schema) {
    schema.tenant_table("sample", |table| {
        table
            .col(column::uuid("load_id").null())
            .col(column::uuid("customer_id").null())
            .col(column::uuid("origin_facility_id").null())
            .col(column::uuid("destination_facility_id").null())
            .col(column::uuid("driver_id").null())
            .col(column::uuid("truck_id").null())
            .col(column::uuid("trailer_id").null())
            .col(column::text("created_by"))
            .col(column::timestamp("created_at"))
            .references("load_id", "load")
            .references("customer_id", "customer")
            .references("origin_facility_id", "facility")
            .references("destination_facility_id", "facility")
            .references("driver_id", "driver")
            .references("truck_id", "truck")
            .references("trailer_id", "trailer");
    });
    schema.unique_index("sample_company_id_key", "sample", "company_id");
}
