//! Drivers' training, signed policies, coaching and incidents, and the files that belong to them.

use crate::{Schema, column};

pub fn up(schema: &mut Schema) {
    schema.tenant_table("driver_event", |table| {
        table
            .col(column::uuid("driver_id"))
            .col(column::text("kind"))
            .col(column::date("happened_on"))
            .col(column::text("title"))
            .col(column::text("title_folded"))
            .col(column::text("note").null())
            .col(column::text("led_by").null())
            .col(column::text("item_type").null())
            .col(column::date("expires_on").null())
            .col(column::integer("duration_minutes").null())
            .col(column::text("result").null())
            .col(column::text("policy_version").null())
            .col(column::text("coaching_trigger").null())
            .col(column::text("incident_kind").null())
            .col(column::text("place").null())
            .col(column::text("preventability").null())
            .col(column::bigint("cost_cents").null())
            .col(column::date("follow_up_on").null())
            .col(column::date("followed_up_on").null())
            .col(column::timestamp("archived_at").null())
            .references("driver_id", "driver")
            .version()
            .timestamps();
    });
    schema.bound_amounts("driver_event", &["cost_cents"]);
    schema.index("driver_event_driver_idx", "driver_event", "company_id, driver_id, happened_on");
    schema.index("driver_event_happened_on_idx", "driver_event", "company_id, happened_on, id");
    schema.index("driver_event_follow_up_on_idx", "driver_event", "company_id, follow_up_on, id");
    schema.add_column("record_file", column::uuid("driver_event_id").null());
    schema.index("record_file_driver_event_idx", "record_file", "company_id, driver_event_id");
}
