//! The end of a driver's employment or contract, with its checklist.

use crate::{Schema, column};

pub fn up(schema: &mut Schema) {
    schema.tenant_table("driver_termination", |table| {
        table
            .col(column::uuid("driver_id"))
            .col(column::date("employed_from").null())
            .col(column::date("last_on"))
            .col(column::text("reason"))
            .col(column::text("reason_note").null())
            .col(column::text("rehire"))
            .col(column::text("reference_note").null())
            .col(column::json("checklist"))
            .col(column::integer("open_step_count"))
            .col(column::text("before_status"))
            .col(column::date("before_hired_on").null())
            .col(column::date("before_terminated_on").null())
            .col(column::date("before_rehired_on").null())
            .col(column::timestamp("archived_at").null())
            .references("driver_id", "driver")
            .version()
            .timestamps();
    });
    schema.unique_index_where(
        "driver_termination_driver_key",
        "driver_termination",
        "company_id, driver_id, last_on",
        "archived_at IS NULL",
    );
    schema.index("driver_termination_last_on_idx", "driver_termination", "company_id, last_on DESC, id DESC");
}
