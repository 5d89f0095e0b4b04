//! Carriers' BASIC percentiles, a row for each month.

use crate::{Schema, column};

pub fn up(schema: &mut Schema) {
    schema.tenant_table("basic_measure", |table| {
        table
            .col(column::uuid("motor_carrier_id"))
            .col(column::date("month"))
            .col(column::text("carrier_type"))
            .col(column::integer("unsafe_driving_percentile").null())
            .col(column::integer("crash_indicator_percentile").null())
            .col(column::integer("hos_compliance_percentile").null())
            .col(column::integer("vehicle_maintenance_percentile").null())
            .col(column::integer("controlled_substances_percentile").null())
            .col(column::integer("hazmat_compliance_percentile").null())
            .col(column::integer("driver_fitness_percentile").null())
            .col(column::timestamp("archived_at").null())
            .references("motor_carrier_id", "motor_carrier")
            .version()
            .timestamps();
    });
    schema.unique_index("basic_measure_month_key", "basic_measure", "company_id, motor_carrier_id, month");
}
