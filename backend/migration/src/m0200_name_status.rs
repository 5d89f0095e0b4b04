//! `state` is the US state. What becomes of a record is its `status`, as in the columns that were named so already; and
//! the geofence says its unit, and `list` says that it is a name.

use haul_db::Dialect;

use crate::Schema;

const RECORDS: [&str; 9] = [
    "user_account",
    "join_request",
    "driver",
    "tracking_exception",
    "export",
    "import",
    "import_row",
    "webhook_endpoint",
    "webhook_delivery",
];

/// Lists whose records have changed, as users' views name them.
const LISTS: [&str; 2] = ["drivers", "tracking_exceptions"];

pub fn up(schema: &mut Schema) {
    for table in RECORDS {
        schema.execute(&format!("ALTER TABLE {table} RENAME COLUMN state TO status"));
    }
    schema.execute("ALTER TABLE facility RENAME COLUMN geofence_radius_m TO geofence_radius_meters");
    for table in ["export", "saved_view"] {
        schema.execute(&format!("ALTER TABLE {table} RENAME COLUMN list TO list_name"));
    }
    rename_indexes(schema);
    rename_in_views(schema);
}

fn rename_indexes(schema: &mut Schema) {
    schema.execute("DROP INDEX import_row_state_idx");
    schema.index("import_row_status_idx", "import_row", "company_id, import_id, status, row_number");
    schema.execute("DROP INDEX webhook_endpoint_state_idx");
    schema.index("webhook_endpoint_status_idx", "webhook_endpoint", "status, claimed_at");
}

/// Users' views keep their filter, order and column.
fn rename_in_views(schema: &mut Schema) {
    for list in LISTS {
        // Not `license_state=`.
        for (old, new) in [("&state=", "&status="), ("&sort=state", "&sort=status"), ("&sort=-state", "&sort=-status")] {
            schema.execute(&format!(
                "UPDATE saved_view SET search = substr(replace('&' || search, '{old}', '{new}'), 2) WHERE list_name = '{list}'"
            ));
        }
        let renamed = |columns: &str, cast: &str| {
            format!("UPDATE saved_view SET columns = replace({columns}, '\"state\"', '\"status\"'){cast} WHERE list_name = '{list}'")
        };
        schema.execute_on(Dialect::Postgres, &renamed("columns::text", "::jsonb"));
        schema.execute_on(Dialect::Sqlite, &renamed("columns", ""));
    }
}
