//! What each company's operations dashboard counts at the end of a day.

use haul_db::Dialect;

use crate::{Schema, column};

pub fn up(schema: &mut Schema) {
    schema.tenant_table("dashboard_count", |table| {
        table
            .col(column::date("counted_on"))
            .col(column::bigint("active"))
            .col(column::bigint("unassigned"))
            .col(column::bigint("late"))
            .col(column::bigint("at_risk"))
            .col(column::bigint("arriving_soon"))
            .col(column::bigint("idle_trucks"))
            .col(column::bigint("out_of_service_trucks"))
            .col(column::bigint("out_of_service_trailers"))
            .col(column::bigint("missing_pods"))
            .col(column::timestamp("counted_at"));
    });
    schema.unique_index("dashboard_count_key", "dashboard_count", "company_id, counted_on");
    count_dashboard(schema);
}

/// Each company's days are counted by one job, which puts itself off.
fn count_dashboard(schema: &mut Schema) {
    let columns = "INSERT INTO job (id, company_id, kind, payload, run_after, attempts, created_at)";
    schema.execute_on(
        Dialect::Postgres,
        &format!("{columns} SELECT gen_random_uuid(), id, 'count_dashboard', '{{}}', now(), 0, now() FROM company"),
    );
    let id = "lower(hex(randomblob(4)) || '-' || hex(randomblob(2)) || '-7' || substr(hex(randomblob(2)), 2) || '-8' \
              || substr(hex(randomblob(2)), 2) || '-' || hex(randomblob(6)))";
    let now = "strftime('%Y-%m-%dT%H:%M:%f000Z', 'now')";
    schema.execute_on(
        Dialect::Sqlite,
        &format!("{columns} SELECT {id}, id, 'count_dashboard', '{{}}', {now}, 0, {now} FROM company"),
    );
}
