//! Carriers under whose authority trucks run. Each company begins with its own.

use haul_db::Dialect;

use crate::{Schema, column};

/// Tables with a column for each kind of record.
const OF_RECORDS: [&str; 4] = ["compliance_item", "record_tag", "record_note", "record_file"];

pub fn up(schema: &mut Schema) {
    schema.tenant_table("motor_carrier", |table| {
        table
            .col(column::text("kind"))
            .col(column::text("legal_name"))
            .col(column::text("name_folded"))
            .col(column::text("dba_name").null())
            .col(column::text("dot_number"))
            .col(column::json("docket_numbers"))
            .col(column::text("contact_name").null())
            .col(column::text("phone").null())
            .col(column::text("email").null())
            .col(column::json("address").null())
            .col(column::text("status"))
            .col(column::text("status_reason").null())
            .col(column::text("notes").null())
            .col(column::text("fmcsa_status"))
            .col(column::json("fmcsa").null())
            .col(column::timestamp("fmcsa_checked_at").null())
            .col(column::timestamp("fmcsa_changed_at").null())
            .col(column::timestamp("fmcsa_failed_at").null())
            .col(column::text("fmcsa_problem").null())
            .col(column::timestamp("archived_at").null())
            .version()
            .timestamps();
    });
    schema.unique_index("motor_carrier_dot_number_key", "motor_carrier", "company_id, dot_number");
    schema.index("motor_carrier_name_idx", "motor_carrier", "company_id, name_folded, id");
    schema.tenant_table("motor_carrier_watch", |table| {
        table.col(column::date("checked_on").null()).timestamps();
    });
    schema.unique_index("motor_carrier_watch_key", "motor_carrier_watch", "company_id");
    schema.add_column("truck", column::uuid("motor_carrier_id").null());
    schema.index("truck_motor_carrier_idx", "truck", "company_id, motor_carrier_id");
    for table in OF_RECORDS {
        schema.add_column(table, column::uuid("motor_carrier_id").null());
    }
    begin(schema);
}

/// The own authority of each company, and the job that checks carriers each night.
fn begin(schema: &mut Schema) {
    for (dialect, id, now, payload) in [
        (Dialect::Postgres, "gen_random_uuid()", "now()", "jsonb_build_object('day', NULL)"),
        (
            Dialect::Sqlite,
            "lower(hex(randomblob(4)) || '-' || hex(randomblob(2)) || '-7' || substr(hex(randomblob(2)), 2) || '-8' \
             || substr(hex(randomblob(2)), 2) || '-' || hex(randomblob(6)))",
            "strftime('%Y-%m-%dT%H:%M:%f000Z', 'now')",
            "json_object('day', NULL)",
        ),
    ] {
        schema.execute_on(
            dialect,
            &format!(
                "INSERT INTO motor_carrier (id, company_id, kind, legal_name, name_folded, dba_name, dot_number, \
                 docket_numbers, phone, email, status, fmcsa_status, version, created_at, updated_at) \
                 SELECT {id}, id, 'own', legal_name, trim(lower(legal_name || ' ' || coalesce(dba_name, ''))), dba_name, dot_number, docket_numbers, phone, \
                 email, 'active', 'not_checked', 1, {now}, {now} FROM company"
            ),
        );
        schema.execute_on(
            dialect,
            &format!(
                "INSERT INTO motor_carrier_watch (id, company_id, created_at, updated_at) \
                 SELECT {id}, id, {now}, {now} FROM company"
            ),
        );
        schema.execute_on(
            dialect,
            &format!(
                "INSERT INTO job (id, company_id, kind, payload, run_after, attempts, created_at) \
                 SELECT {id}, id, 'watch_motor_carriers', {payload}, {now}, 0, {now} FROM company"
            ),
        );
    }
}
