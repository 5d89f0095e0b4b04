//! How people join a company: pending registrations, requests to join, and notices.

use crate::{Schema, column};

pub fn up(schema: &mut Schema) {
    // Belongs to no company yet: a registration becomes a company or a request once its address is verified.
    schema.shared_table("registration", |table| {
        table
            .col(column::text("identity_uid").primary_key().take())
            .col(column::text("email"))
            .col(column::text("full_name"))
            .col(column::uuid("intended_company_id"))
            .col(column::boolean("is_join"))
            .col(column::text("dot_number").null())
            .col(column::json("carrier").null())
            .col(column::timestamp("created_at"))
            .col(column::timestamp("updated_at"));
    });
    schema.index("registration_updated_at_idx", "registration", "updated_at");

    schema.tenant_table("join_request", |table| {
        table
            .col(column::text("identity_uid"))
            .col(column::text("email"))
            .col(column::text("full_name"))
            .col(column::text("full_name_folded"))
            .col(column::text("state"))
            .col(column::text("reason").null())
            .col(column::timestamp("decided_at").null())
            .col(column::text("decided_by").null())
            .version()
            .timestamps();
    });
    schema.unique_index_where("join_request_open_key", "join_request", "identity_uid", "state = 'open'");

    schema.tenant_table("notice", |table| {
        table
            .col(column::uuid("user_id"))
            .col(column::text("kind"))
            .col(column::text("title"))
            .col(column::text("body").null())
            .col(column::text("path").null())
            .col(column::timestamp("created_at"))
            .col(column::timestamp("read_at").null())
            .col(column::timestamp("archived_at").null())
            .references("user_id", "user_account");
    });
    schema.index("notice_user_idx", "notice", "company_id, user_id, created_at, id");
}
