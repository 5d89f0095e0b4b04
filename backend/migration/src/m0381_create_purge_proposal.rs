//! Proposals to purge what no longer has to be kept.

use crate::{Schema, column};

pub fn up(schema: &mut Schema) {
    schema.tenant_table("purge_proposal", |table| {
        table
            .col(column::text("status"))
            .col(column::json("items"))
            .col(column::integer("item_count"))
            .col(column::integer("deleted_count"))
            .col(column::text("note").null())
            .col(column::text("proposed_by"))
            .col(column::uuid("proposed_by_id"))
            .col(column::text("decided_by").null())
            .col(column::timestamp("decided_at").null())
            .col(column::text("decision_note").null())
            .version()
            .timestamps();
    });
    schema.index("purge_proposal_created_idx", "purge_proposal", "company_id, created_at DESC, id DESC");
}
