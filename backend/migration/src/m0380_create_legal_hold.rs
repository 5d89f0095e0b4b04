//! Legal holds: records that a dispute, claim or audit may ask for.

use crate::{Schema, column};

pub fn up(schema: &mut Schema) {
    schema.tenant_table("legal_hold", |table| {
        table
            .col(column::text("record_kind"))
            .col(column::uuid("record_id"))
            .col(column::uuid("driver_id").null())
            .col(column::uuid("truck_id").null())
            .col(column::uuid("trailer_id").null())
            .col(column::uuid("motor_carrier_id").null())
            .col(column::text("matter"))
            .col(column::text("matter_folded"))
            .col(column::text("reason"))
            .col(column::date("begins_on"))
            .col(column::text("placed_by"))
            .col(column::date("released_on").null())
            .col(column::text("released_by").null())
            .col(column::timestamp("archived_at").null())
            .references("driver_id", "driver")
            .references("truck_id", "truck")
            .references("trailer_id", "trailer")
            .references("motor_carrier_id", "motor_carrier")
            .version()
            .timestamps();
    });
    schema.index("legal_hold_record_idx", "legal_hold", "company_id, record_id, released_on");
    schema.index("legal_hold_begins_on_idx", "legal_hold", "company_id, begins_on DESC, id DESC");
}
