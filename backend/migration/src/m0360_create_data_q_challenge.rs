//! Challenges of inspections and accidents in FMCSA's DataQs.

use crate::{Schema, column};

pub fn up(schema: &mut Schema) {
    schema.tenant_table("data_q_challenge", |table| {
        table
            .col(column::uuid("roadside_inspection_id").null())
            .col(column::uuid("accident_id").null())
            .col(column::json("violation_codes"))
            .col(column::text("reason"))
            .col(column::text("status"))
            .col(column::text("request_number").null())
            .col(column::text("request_number_folded").null())
            .col(column::date("filed_on").null())
            .col(column::date("answered_on").null())
            .col(column::text("argument").null())
            .col(column::text("answer").null())
            .col(column::uuid("owner_id").null())
            .col(column::timestamp("archived_at").null())
            .references("roadside_inspection_id", "roadside_inspection")
            .references("accident_id", "accident")
            .references("owner_id", "user_account")
            .version()
            .timestamps();
    });
    schema.index("data_q_challenge_created_at_idx", "data_q_challenge", "company_id, created_at, id");
    schema.index("data_q_challenge_inspection_idx", "data_q_challenge", "company_id, roadside_inspection_id");
    schema.index("data_q_challenge_accident_idx", "data_q_challenge", "company_id, accident_id");
}
