//! Messages about a load to its driver and customer, what became of them, and the trips that drivers have not answered.

use crate::{Schema, column};

pub fn up(schema: &mut Schema) {
    // Sealed, so that a message can repeat the link. Links from before are known by their hash only.
    schema.add_column("driver_link", column::text("sealed_token").null());
    schema.add_column("tracking_link", column::text("sealed_token").null());
    schema.add_column("leg", column::text("link_status").null());
    schema.add_column("leg", column::text("link_problem").null());
    schema.add_column("load", column::timestamp("unanswered_since").null());
    tell_unanswered(schema);
    schema.index("load_unanswered_idx", "load", "company_id, unanswered_since");
    schema.tenant_table("load_message", |table| {
        table
            .col(column::uuid("load_id"))
            // No foreign keys: a leg or stop may be removed, and the message stays.
            .col(column::uuid("leg_id").null())
            .col(column::uuid("stop_id").null())
            .col(column::uuid("driver_link_id").null())
            .col(column::uuid("tracking_link_id").null())
            .col(column::text("purpose"))
            .col(column::text("channel"))
            .col(column::text("recipient"))
            .col(column::text("address"))
            .col(column::text("once_key"))
            .col(column::text("sealed_content").null())
            .col(column::text("status"))
            .col(column::text("problem").null())
            .col(column::text("provider_id").null())
            .col(column::timestamp("attempted_at").null())
            .col(column::timestamp("sent_at").null())
            .col(column::timestamp("created_at"))
            .col(column::text("created_by"))
            .references("load_id", "load")
            .references("driver_link_id", "driver_link")
            .references("tracking_link_id", "tracking_link");
    });
    // One occasion, one message.
    schema.unique_index("load_message_once_key", "load_message", "company_id, once_key");
    schema.index("load_message_load_idx", "load_message", "company_id, load_id, created_at");
}

fn tell_unanswered(schema: &mut Schema) {
    schema.execute(
        "UPDATE load SET unanswered_since = (SELECT MIN(leg.dispatched_at) FROM leg \
         WHERE leg.load_id = load.id AND leg.acknowledgement = 'pending') \
         WHERE status IN ('dispatched', 'assigned', 'booked')",
    );
}
