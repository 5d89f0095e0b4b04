//! Detention: the terms of companies and their customers, and one row for each stop at which a truck arrived.

use crate::{Schema, column};

pub fn up(schema: &mut Schema) {
    schema.tenant_table("detention_policy", |table| {
        table
            .col(column::uuid("customer_id").null())
            .col(column::json("terms"))
            .references("customer_id", "customer")
            .version()
            .timestamps();
    });
    schema.unique_index_where("detention_policy_default_key", "detention_policy", "company_id", "customer_id IS NULL");
    schema.unique_index_where(
        "detention_policy_customer_key",
        "detention_policy",
        "company_id, customer_id",
        "customer_id IS NOT NULL",
    );
    schema.tenant_table("detention", |table| {
        table
            .col(column::uuid("load_id"))
            .col(column::uuid("stop_id"))
            .col(column::uuid("customer_id"))
            .col(column::uuid("facility_id"))
            .col(column::text("status"))
            .col(column::json("terms"))
            .col(column::timestamp("arrived_at").null())
            .col(column::date("arrived_on").null())
            .col(column::timestamp("departed_at").null())
            .col(column::timestamp("clock_starts_at").null())
            .col(column::timestamp("free_until").null())
            .col(column::timestamp("notice_due_at").null())
            .col(column::text("outcome"))
            .col(column::boolean("is_late"))
            .col(column::bigint("dwell_minutes").null())
            .col(column::bigint("waited_minutes"))
            .col(column::bigint("billable_minutes"))
            .col(column::bigint("amount_cents"))
            .col(column::text("capped_by").null())
            .col(column::bigint("earlier_cents"))
            .col(column::boolean("has_changed_facts"))
            .col(column::bigint("approved_cents").null())
            .col(column::uuid("charge_id").null())
            .col(column::timestamp("decided_at").null())
            .col(column::text("decided_by").null())
            .col(column::text("decision_note").null())
            .col(column::timestamp("noticed_at").null())
            .col(column::timestamp("mailed_at").null())
            .col(column::text("mailed_to").null())
            // No foreign keys: finished jobs are swept.
            .col(column::uuid("notice_job_id").null())
            .col(column::uuid("mail_job_id").null())
            .references("load_id", "load")
            .references("stop_id", "stop")
            .references("customer_id", "customer")
            .references("facility_id", "facility")
            .references("charge_id", "charge")
            .version()
            .timestamps();
    });
    schema.unique_index("detention_stop_key", "detention", "company_id, stop_id");
    schema.index("detention_load_idx", "detention", "company_id, load_id");
    schema.index("detention_status_idx", "detention", "company_id, status, arrived_at");
    schema.index("detention_arrived_idx", "detention", "company_id, arrived_at, id");
}
