//! How fleet owners sign in: a link by mail, then a session at one carrier.

use crate::{Schema, column};

pub fn up(schema: &mut Schema) {
    // Belongs to no company: one address may own trucks at several carriers.
    schema.shared_table("owner_login", |table| {
        table
            .id()
            .col(column::text("email"))
            .col(column::text("token_hash"))
            .col(column::timestamp("created_at"))
            .col(column::timestamp("expires_at"))
            .col(column::timestamp("verified_at").null())
            .col(column::timestamp("finished_at").null());
    });
    schema.unique_index("owner_login_token_hash_key", "owner_login", "token_hash");
    schema.index("owner_login_expires_at_idx", "owner_login", "expires_at");
    schema.index("owner_login_email_idx", "owner_login", "email, created_at");

    schema.tenant_table("owner_session", |table| {
        table
            .col(column::uuid("fleet_owner_id"))
            .col(column::timestamp("created_at"))
            .col(column::timestamp("expires_at"))
            .col(column::timestamp("ended_at").null())
            .references("fleet_owner_id", "fleet_owner");
    });
    schema.index("owner_session_fleet_owner_idx", "owner_session", "company_id, fleet_owner_id");
}
