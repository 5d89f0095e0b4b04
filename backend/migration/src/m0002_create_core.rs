//! The tenant itself, its people, and what every write leaves behind.

use crate::{Schema, column};

pub fn up(schema: &mut Schema) {
    schema.company_table("company", |table| {
        table
            .col(column::text("legal_name"))
            .col(column::text("dba_name").null())
            .col(column::text("dot_number"))
            .col(column::boolean("is_dot_proven"))
            .col(column::json("docket_numbers"))
            .col(column::text("scac").null())
            .col(column::text("ein").null())
            .col(column::text("entity_type").null())
            .col(column::text("time_zone"))
            .col(column::text("phone").null())
            .col(column::text("email").null())
            .col(column::json("officers"))
            .col(column::json("addresses"))
            .col(column::json("contacts"))
            .version()
            .timestamps();
    });
    schema.unique_index("company_dot_number_key", "company", "dot_number");

    schema.tenant_table("terminal", |table| {
        table
            .col(column::text("code"))
            .col(column::text("name"))
            .col(column::text("name_folded"))
            .col(column::json("address").null())
            .col(column::text("phone").null())
            .col(column::text("time_zone"))
            .col(column::timestamp("archived_at").null())
            .version()
            .timestamps();
    });
    schema.unique_index("terminal_code_key", "terminal", "company_id, code");

    schema.tenant_table("user_account", |table| {
        table
            .col(column::text("identity_uid").null())
            .col(column::text("email"))
            .col(column::text("full_name"))
            .col(column::text("full_name_folded"))
            .col(column::text("phone").null())
            .col(column::text("role"))
            .col(column::text("state"))
            .col(column::text("suspended_reason").null())
            .col(column::uuid("terminal_id").null())
            .col(column::timestamp("last_seen_at").null())
            .references("terminal_id", "terminal")
            .version()
            .timestamps();
    });
    // One company a person: the account at the provider is the person.
    schema.unique_index_where("user_account_identity_uid_key", "user_account", "identity_uid", "state <> 'removed'");
    schema.unique_index_where("user_account_email_key", "user_account", "company_id, email", "state <> 'removed'");

    schema.tenant_link_table("role_grant", |table| {
        table
            .col(column::text("role"))
            .col(column::text("section"))
            .col(column::timestamp("created_at"))
            .primary_key(&["company_id", "role", "section"]);
    });

    schema.tenant_table("api_key", |table| {
        table
            .col(column::text("name"))
            .col(column::text("prefix"))
            .col(column::text("secret_hash"))
            .col(column::text("permission_names"))
            .col(column::date("expires_on").null())
            .col(column::timestamp("last_used_at").null())
            .col(column::timestamp("revoked_at").null())
            .col(column::text("created_by"))
            .col(column::timestamp("created_at"));
    });
    schema.unique_index("api_key_secret_hash_key", "api_key", "secret_hash");

    schema.shared_table("revoked_token", |table| {
        table
            .col(column::text("token_hash").primary_key().take())
            .col(column::timestamp("expires_at"));
    });

    schema.tenant_table("audit_event", |table| {
        table
            .col(column::bigint("sequence"))
            .col(column::timestamp("occurred_at"))
            .col(column::text("actor_kind"))
            .col(column::uuid("actor_id").null())
            .col(column::text("actor_name"))
            .col(column::text("action"))
            .col(column::text("entity_type"))
            .col(column::uuid("entity_id").null())
            .col(column::text("entity_label").null())
            .col(column::json("changes"))
            .col(column::text("request_id").null())
            .col(column::text("previous_hash"))
            .col(column::text("hash"));
    });
    schema.unique_index("audit_event_sequence_key", "audit_event", "company_id, sequence");
    schema.index("audit_event_entity_idx", "audit_event", "company_id, entity_type, entity_id, sequence");
    schema.append_only("audit_event");

    schema.tenant_link_table("audit_head", |table| {
        table.col(column::bigint("sequence")).col(column::text("hash")).primary_key(&["company_id"]);
    });

    schema.tenant_link_table("idempotency_record", |table| {
        table
            .col(column::uuid("actor_id"))
            .col(column::text("key"))
            .col(column::text("operation"))
            .col(column::text("request_hash"))
            .col(column::text("response").null())
            .col(column::timestamp("created_at"))
            .primary_key(&["company_id", "actor_id", "key"]);
    });
    schema.index("idempotency_record_created_at_idx", "idempotency_record", "created_at");

    schema.shared_table("job", |table| {
        table
            .id()
            .col(column::uuid("company_id").null())
            .col(column::text("kind"))
            .col(column::json("payload"))
            .col(column::timestamp("run_after"))
            .col(column::integer("attempts"))
            .col(column::timestamp("leased_until").null())
            .col(column::timestamp("finished_at").null())
            .col(column::timestamp("failed_at").null())
            .col(column::text("last_error").null())
            .col(column::timestamp("created_at"));
    });
    schema.execute("CREATE INDEX \"job_due_idx\" ON \"job\" (run_after) WHERE finished_at IS NULL AND failed_at IS NULL");
}
