//! Certificates of insurance that the insurance agent was asked for.

use crate::{Schema, column};

pub fn up(schema: &mut Schema) {
    schema.tenant_table("certificate_request", |table| {
        table
            .col(column::text("holder_name"))
            .col(column::text("holder_name_folded"))
            .col(column::json("holder_address").null())
            .col(column::text("agent_email"))
            .col(column::text("wording").null())
            .col(column::text("requested_by"))
            .col(column::date("received_on").null())
            .col(column::timestamp("archived_at").null())
            .version()
            .timestamps();
    });
    schema.index("certificate_request_created_idx", "certificate_request", "company_id, created_at DESC, id DESC");
}
