//! A load's timeliness is stored once, on the load and its stops, and the company and the customer set the
//! grace.
//!
//! A job for each open load computes what depends on positions and ETAs.

use haul_db::Dialect;

use crate::{Schema, column};

/// What every company had until now.
const GRACE: &str = "15 minutes";

pub fn up(schema: &mut Schema) {
    schema.add_column("customer", column::integer("on_time_grace_minutes").null());
    schema.add_column("stop", column::timestamp("due_at").null());
    schema.add_column("stop", column::timestamp("eta_at").null());
    schema.add_column("stop", column::text("timeliness").default("on_time"));
    let agreed = "COALESCE(latest_at, earliest_at)";
    let has_time = "schedule <> 'first_come' OR latest_at IS NOT NULL";
    schema.execute_on(
        Dialect::Postgres,
        &format!("UPDATE stop SET due_at = {agreed} + INTERVAL '{GRACE}' WHERE {has_time}"),
    );
    schema.execute_on(
        Dialect::Sqlite,
        &format!("UPDATE stop SET due_at = strftime('%Y-%m-%dT%H:%M:%f000Z', {agreed}, '+{GRACE}') WHERE {has_time}"),
    );
    schema.execute("UPDATE stop SET timeliness = 'late' WHERE arrived_at > due_at AND NOT is_arrival_unconfirmed");
    // The latest visits of a facility.
    schema.add_column("facility", column::integer("usual_stay_minutes").null());
    schema.execute(
        "CREATE INDEX stop_stay_idx ON stop (company_id, facility_id, departed_at) WHERE departed_at IS NOT NULL",
    );

    schema.add_column("load", column::text("timeliness").default("on_time"));
    schema.add_column("load", column::text("timeliness_reason").default(""));
    schema.execute(
        "UPDATE load SET timeliness = 'late', timeliness_reason = 'Arrived late at the last stop.' \
         WHERE was_late AND status = 'delivered'",
    );
    schema.execute("ALTER TABLE tracking DROP COLUMN risk");
    schema.execute("ALTER TABLE tracking DROP COLUMN risk_reason");
    schema.execute("ALTER TABLE tracking RENAME COLUMN risk_order TO urgency");
    rename_in_views(schema);
    look_again(schema);
}

/// Users' views of Track & trace keep their filter, order and column.
fn rename_in_views(schema: &mut Schema) {
    for (old, new) in [("risk=", "timeliness="), ("sort=risk", "sort=urgency"), ("sort=-risk", "sort=-urgency")] {
        schema.execute(&format!("UPDATE saved_view SET search = replace(search, '{old}', '{new}') WHERE list = 'tracking'"));
    }
    let renamed = |columns: &str| format!("replace({columns}, '\"risk\"', '\"urgency\"')");
    schema.execute_on(
        Dialect::Postgres,
        &format!("UPDATE saved_view SET columns = {}::jsonb WHERE list = 'tracking'", renamed("columns::text")),
    );
    schema.execute_on(
        Dialect::Sqlite,
        &format!("UPDATE saved_view SET columns = {} WHERE list = 'tracking'", renamed("columns")),
    );
}

/// As `watch_load` re-evaluates a load when its time has come.
fn look_again(schema: &mut Schema) {
    let columns = "INSERT INTO job (id, company_id, kind, payload, run_after, attempts, created_at)";
    let open = "FROM load WHERE NOT is_over AND status <> 'draft'";
    schema.execute_on(
        Dialect::Postgres,
        &format!(
            "{columns} SELECT gen_random_uuid(), company_id, 'watch_load', json_build_object('load_id', id), now(), 0, now() {open}"
        ),
    );
    let id = "lower(hex(randomblob(4)) || '-' || hex(randomblob(2)) || '-7' || substr(hex(randomblob(2)), 2) || '-8' \
              || substr(hex(randomblob(2)), 2) || '-' || hex(randomblob(6)))";
    let now = "strftime('%Y-%m-%dT%H:%M:%f000Z', 'now')";
    schema.execute_on(
        Dialect::Sqlite,
        &format!("{columns} SELECT {id}, company_id, 'watch_load', json_object('load_id', id), {now}, 0, {now} {open}"),
    );
}
