//! Users' views of Track & trace keep their filter, order and column, whose names m0173 changed. It looked for them
//! under another list.

use haul_db::Dialect;

use crate::Schema;

pub fn up(schema: &mut Schema) {
    for (old, new) in [("risk=", "timeliness="), ("sort=risk", "sort=urgency"), ("sort=-risk", "sort=-urgency")] {
        schema.execute(&format!(
            "UPDATE saved_view SET search = replace(search, '{old}', '{new}') WHERE list = 'tracked_loads'"
        ));
    }
    let renamed = |columns: &str, cast: &str| {
        format!(
            "UPDATE saved_view SET columns = replace({columns}, '\"risk\"', '\"urgency\"'){cast} WHERE list = 'tracked_loads'"
        )
    };
    schema.execute_on(Dialect::Postgres, &renamed("columns::text", "::jsonb"));
    schema.execute_on(Dialect::Sqlite, &renamed("columns", ""));
}
