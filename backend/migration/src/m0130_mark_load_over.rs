//! Whether anything remains to be done on a load, as the database itself sees it: so that an index finds the few open
//! loads among years of delivered ones, in list order, independent of the planner's statistics about statuses.

use haul_db::Dialect;

use crate::Schema;

const IS_OVER: &str = "ADD COLUMN is_over boolean GENERATED ALWAYS AS (status IN ('delivered', 'cancelled', 'tonu'))";

pub fn up(schema: &mut Schema) {
    // SQLite adds no stored column to a table with rows, PostgreSQL (up to 17) knows no other.
    schema.execute_on(Dialect::Sqlite, &format!("ALTER TABLE load {IS_OVER} VIRTUAL"));
    schema.execute_on(Dialect::Postgres, &format!("ALTER TABLE load {IS_OVER} STORED"));
    schema.index("load_is_over_idx", "load", "company_id, is_over, pickup_at, id");
}
