//! Endpoints of other programs, the events for them, and each event's delivery.

use crate::{Schema, column};

pub fn up(schema: &mut Schema) {
    schema.tenant_table("webhook_endpoint", |table| {
        table
            .col(column::text("url"))
            .col(column::text("description").null())
            .col(column::json("event_kinds"))
            .col(column::text("state"))
            .col(column::text("secret_sealed"))
            .col(column::text("previous_secret_sealed").null())
            .col(column::timestamp("previous_secret_until").null())
            .col(column::boolean("is_owned_by_key"))
            .col(column::uuid("owner_id"))
            .col(column::text("owner_name"))
            .col(column::integer("failures"))
            .col(column::timestamp("failing_since").null())
            .col(column::timestamp("resume_at").null())
            .col(column::timestamp("claimed_at").null())
            .col(column::timestamp("deleted_at").null())
            .version()
            .timestamps();
    });
    schema.index("webhook_endpoint_state_idx", "webhook_endpoint", "state, claimed_at");
    schema.tenant_table("webhook_event", |table| {
        table
            .col(column::text("kind"))
            .col(column::text("record_type"))
            .col(column::uuid("record_id"))
            .col(column::text("record_label"))
            .col(column::json("changed_fields"))
            .col(column::bigint("sequence"))
            .col(column::timestamp("created_at"));
    });
    schema.index("webhook_event_created_idx", "webhook_event", "company_id, created_at, id");
    schema.index("webhook_event_age_idx", "webhook_event", "created_at");
    schema.tenant_table("webhook_delivery", |table| {
        table
            .col(column::uuid("endpoint_id"))
            .col(column::uuid("event_id"))
            .col(column::text("event_kind"))
            .col(column::uuid("record_id"))
            .col(column::bigint("sequence"))
            .col(column::text("state"))
            .col(column::integer("attempts"))
            .col(column::timestamp("next_attempt_at"))
            .col(column::timestamp("gives_up_at"))
            .col(column::uuid("claim").null())
            .col(column::timestamp("leased_until").null())
            .col(column::timestamp("last_attempt_at").null())
            .col(column::integer("last_status").null())
            .col(column::text("last_error").null())
            .col(column::integer("last_duration_milliseconds").null())
            .col(column::timestamp("finished_at").null())
            .col(column::boolean("is_replay"))
            .col(column::timestamp("created_at"))
            .references("endpoint_id", "webhook_endpoint")
            .references("event_id", "webhook_event");
    });
    schema.index("webhook_delivery_log_idx", "webhook_delivery", "company_id, endpoint_id, created_at, id");
    schema.index("webhook_delivery_event_idx", "webhook_delivery", "company_id, event_id");
    schema.index("webhook_delivery_due_idx", "webhook_delivery", "endpoint_id, state, sequence");
    schema.index("webhook_delivery_order_idx", "webhook_delivery", "endpoint_id, record_id, state, sequence");
    schema.index("webhook_delivery_claim_idx", "webhook_delivery", "claim");
    schema.index("webhook_delivery_age_idx", "webhook_delivery", "created_at");
}
