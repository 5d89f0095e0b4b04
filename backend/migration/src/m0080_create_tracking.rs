//! Track and trace: check calls, how each load stands, exceptions, and the links of customers and drivers.

use crate::{Schema, column};

pub fn up(schema: &mut Schema) {
    schema.tenant_table("tracking_settings", |table| {
        table.col(column::json("terms")).version().timestamps();
    });
    schema.unique_index("tracking_settings_key", "tracking_settings", "company_id");
    check_calls(schema);
    tracking(schema);
    exceptions(schema);
    links(schema);
}

fn check_calls(schema: &mut Schema) {
    schema.tenant_table("check_call", |table| {
        table
            .col(column::uuid("load_id"))
            .col(column::uuid("driver_id").null())
            .col(column::uuid("truck_id").null())
            .col(column::timestamp("occurred_at"))
            .col(column::text("source"))
            .col(column::text("city").null())
            .col(column::text("state").null())
            .col(column::double("latitude").null())
            .col(column::double("longitude").null())
            .col(column::timestamp("eta_at").null())
            // No foreign key: a stop may be removed, and what was said of it stays said.
            .col(column::uuid("eta_stop_id").null())
            .col(column::integer("temperature_fahrenheit").null())
            .col(column::text("note").null())
            .col(column::uuid("corrects_id").null())
            .col(column::text("logged_by"))
            .col(column::timestamp("logged_at"))
            .col(column::timestamp("voided_at").null())
            .col(column::text("voided_by").null())
            .col(column::text("void_reason").null())
            .references("load_id", "load")
            .references("driver_id", "driver")
            .references("truck_id", "truck");
    });
    schema.index("check_call_load_idx", "check_call", "company_id, load_id, occurred_at, id");
}

fn tracking(schema: &mut Schema) {
    schema.tenant_table("tracking", |table| {
        table
            .col(column::uuid("load_id"))
            .col(column::timestamp("position_at").null())
            .col(column::text("position_source").null())
            .col(column::text("position_city").null())
            .col(column::text("position_state").null())
            .col(column::double("latitude").null())
            .col(column::double("longitude").null())
            // No foreign keys: the row follows its load in the same transaction.
            .col(column::uuid("next_stop_id").null())
            .col(column::timestamp("next_due_at").null())
            .col(column::timestamp("eta_at").null())
            .col(column::text("eta_basis").null())
            .col(column::timestamp("eta_basis_at").null())
            .col(column::text("eta_explanation").null())
            .col(column::bigint("miles_left_tenths").null())
            .col(column::text("risk"))
            .col(column::text("risk_reason"))
            .col(column::bigint("risk_order"))
            .col(column::uuid("last_check_call_id").null())
            .col(column::text("check_call_rule").null())
            .col(column::timestamp("check_call_due_at").null())
            .col(column::integer("open_exceptions"))
            .col(column::timestamp("assessed_at"))
            .col(column::timestamp("watch_at").null())
            .col(column::uuid("watch_job_id").null())
            .references("load_id", "load");
    });
    schema.unique_index("tracking_load_key", "tracking", "company_id, load_id");
    schema.index("tracking_risk_idx", "tracking", "company_id, risk_order, id");
    schema.index("tracking_check_call_idx", "tracking", "company_id, check_call_due_at, id");
}

fn exceptions(schema: &mut Schema) {
    schema.tenant_table("tracking_exception", |table| {
        table
            .col(column::uuid("load_id"))
            // No foreign key: a stop may be removed.
            .col(column::uuid("stop_id").null())
            .col(column::text("kind"))
            .col(column::text("state"))
            .col(column::text("dedupe_key"))
            .col(column::text("detail"))
            .col(column::boolean("is_automatic"))
            .col(column::timestamp("opened_at"))
            .col(column::text("opened_by"))
            .col(column::uuid("owner_id").null())
            .col(column::text("reason_code").null())
            .col(column::text("note").null())
            .col(column::timestamp("acknowledged_at").null())
            .col(column::text("acknowledged_by").null())
            .col(column::timestamp("resolved_at").null())
            .col(column::text("resolved_by").null())
            .col(column::boolean("is_resolved_by_itself"))
            .col(column::text("resolution").null())
            .references("load_id", "load")
            .references("owner_id", "user_account")
            .version()
            .timestamps();
    });
    // One condition, one exception at a time.
    schema.unique_index_where(
        "tracking_exception_open_key",
        "tracking_exception",
        "company_id, load_id, dedupe_key",
        "resolved_at IS NULL",
    );
    schema.index("tracking_exception_opened_idx", "tracking_exception", "company_id, opened_at, id");
    schema.index("tracking_exception_load_idx", "tracking_exception", "company_id, load_id, opened_at");
}

fn links(schema: &mut Schema) {
    schema.tenant_table("tracking_link", |table| {
        table
            .col(column::uuid("load_id"))
            .col(column::text("token_hash"))
            .col(column::text("label"))
            .col(column::boolean("is_showing_references"))
            .col(column::boolean("is_showing_documents"))
            .col(column::integer("days_after_delivery"))
            .col(column::timestamp("created_at"))
            .col(column::text("created_by"))
            .col(column::timestamp("revoked_at").null())
            .col(column::text("revoked_by").null())
            .col(column::integer("view_count"))
            .col(column::timestamp("last_viewed_at").null())
            .references("load_id", "load");
    });
    schema.unique_index("tracking_link_token_key", "tracking_link", "token_hash");
    schema.index("tracking_link_load_idx", "tracking_link", "company_id, load_id, created_at");
    schema.tenant_table("tracking_link_view", |table| {
        table
            .col(column::uuid("tracking_link_id"))
            .col(column::timestamp("viewed_at"))
            .col(column::text("client"))
            .references("tracking_link_id", "tracking_link");
    });
    schema.index("tracking_link_view_idx", "tracking_link_view", "company_id, tracking_link_id, viewed_at");
    schema.tenant_table("driver_link", |table| {
        table
            .col(column::uuid("load_id"))
            // No foreign key: joining two legs removes one, and its link with it shows nothing more.
            .col(column::uuid("leg_id"))
            .col(column::uuid("driver_id"))
            .col(column::text("token_hash"))
            .col(column::timestamp("created_at"))
            .col(column::text("created_by"))
            .col(column::timestamp("revoked_at").null())
            .col(column::text("revoked_by").null())
            .col(column::timestamp("last_used_at").null())
            .references("load_id", "load")
            .references("driver_id", "driver");
    });
    schema.unique_index("driver_link_token_key", "driver_link", "token_hash");
    schema.index("driver_link_load_idx", "driver_link", "company_id, load_id, created_at");
}
