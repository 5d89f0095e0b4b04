//! Motor vehicle records of drivers, as states report them, and their review.

use crate::{Schema, column};

pub fn up(schema: &mut Schema) {
    schema.tenant_table("motor_vehicle_record", |table| {
        table
            .col(column::uuid("driver_id"))
            .col(column::date("pulled_on"))
            .col(column::text("state"))
            .col(column::boolean("is_at_hire"))
            .col(column::json("entries"))
            .col(column::text("note").null())
            .col(column::text("decision").null())
            .col(column::date("reviewed_on").null())
            .col(column::text("reviewed_by").null())
            .col(column::text("review_note").null())
            .col(column::timestamp("archived_at").null())
            .references("driver_id", "driver")
            .version()
            .timestamps();
    });
    schema.index("motor_vehicle_record_driver_idx", "motor_vehicle_record", "company_id, driver_id, pulled_on");
    schema.index("motor_vehicle_record_pulled_on_idx", "motor_vehicle_record", "company_id, pulled_on DESC, id DESC");
}
