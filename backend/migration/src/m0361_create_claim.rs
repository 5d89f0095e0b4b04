//! Claims: cargo, liability, physical damage, workers' compensation.

use crate::{Schema, column};

const AMOUNTS: [&str; 5] = ["claimed_cents", "reserve_cents", "deductible_cents", "paid_cents", "recovered_cents"];

pub fn up(schema: &mut Schema) {
    schema.tenant_table("claim", |table| {
        table
            .col(column::text("kind"))
            .col(column::text("status"))
            .col(column::uuid("accident_id").null())
            .col(column::uuid("load_id").null())
            .col(column::uuid("driver_id").null())
            .col(column::uuid("truck_id").null())
            .col(column::uuid("trailer_id").null())
            .col(column::date("happened_on"))
            .col(column::date("reported_on"))
            .col(column::text("claimant"))
            .col(column::text("claimant_folded"))
            .col(column::text("insurer").null())
            .col(column::text("policy_number").null())
            .col(column::text("claim_number").null())
            .col(column::text("adjuster_name").null())
            .col(column::text("adjuster_phone").null())
            .col(column::text("adjuster_email").null())
            .col(column::text("currency"))
            .col(column::date("paid_on").null())
            .col(column::date("acknowledged_on").null())
            .col(column::date("status_reported_on").null())
            .col(column::date("decided_on").null())
            .col(column::text("next_step").null())
            .col(column::date("next_due_on").null())
            .col(column::text("description").null())
            .col(column::timestamp("archived_at").null())
            .references("accident_id", "accident")
            .references("load_id", "load")
            .references("driver_id", "driver")
            .references("truck_id", "truck")
            .references("trailer_id", "trailer");
        for amount in AMOUNTS {
            table.col(column::bigint(amount));
        }
        table.version().timestamps();
    });
    schema.bound_amounts("claim", &AMOUNTS);
    schema.index("claim_happened_on_idx", "claim", "company_id, happened_on, id");
    schema.index("claim_next_due_on_idx", "claim", "company_id, next_due_on, id");
    schema.index("claim_load_idx", "claim", "company_id, load_id");
}
