//! No amount is beyond $100 million (`haul_types::MAX_CENTS`): what was is repaired, and the database refuses new ones.

use haul_db::Dialect;

use crate::Schema;

const MOST: i64 = 10_000_000_000;

/// Every column of cents of a record.
const AMOUNTS: [(&str, &[&str]); 7] = [
    ("charge", &["amount_cents"]),
    ("cost_model", &["fixed_per_day_cents"]),
    ("customer", &["credit_limit_cents"]),
    ("detention", &["amount_cents", "approved_cents", "earlier_cents"]),
    ("load", &["cargo_value_cents", "total_cents"]),
    ("quote", &["margin_cents", "price_gap_cents", "tolls_cents", "total_cents"]),
    ("quote_charge", &["amount_cents"]),
];

pub fn up(schema: &mut Schema) {
    repair_charges(schema);
    for (table, columns) in AMOUNTS {
        for column in columns {
            schema.execute(&format!("UPDATE \"{table}\" SET {column} = {MOST} WHERE {column} > {MOST}"));
            schema.execute(&format!("UPDATE \"{table}\" SET {column} = -{MOST} WHERE {column} < -{MOST}"));
        }
        refuse(schema, table, columns);
    }
}

/// A charge of more than that was a mistake or an attack: it comes to nothing, so that its load can be changed again.
fn repair_charges(schema: &mut Schema) {
    let nothing = "SET basis = 'flat', quantity_thousandths = 1000, rate_ten_thousandths = 0, amount_cents = 0";
    schema.execute(&format!("UPDATE charge {nothing} WHERE amount_cents NOT BETWEEN -{MOST} AND {MOST}"));
    schema.execute(&format!(
        "UPDATE charge {nothing} WHERE load_id IN (SELECT load_id FROM charge WHERE status <> 'denied' GROUP BY load_id \
         HAVING sum(amount_cents) NOT BETWEEN -{MOST} AND {MOST})"
    ));
    schema.execute(
        "UPDATE load SET total_cents = (SELECT CAST(coalesce(sum(amount_cents), 0) AS bigint) FROM charge \
         WHERE charge.load_id = load.id AND charge.status <> 'denied') \
         WHERE total_cents <> (SELECT coalesce(sum(amount_cents), 0) FROM charge \
         WHERE charge.load_id = load.id AND charge.status <> 'denied')",
    );
}

/// SQLite adds no constraint to a table that exists; a trigger does the same.
fn refuse(schema: &mut Schema, table: &str, columns: &[&str]) {
    for column in columns {
        schema.execute_on(
            Dialect::Postgres,
            &format!(
                "ALTER TABLE \"{table}\" ADD CONSTRAINT {table}_{column}_check CHECK ({column} BETWEEN -{MOST} AND {MOST})"
            ),
        );
    }
    let names = columns.join(", ");
    let is_beyond = |column: &&str| format!("NEW.{column} NOT BETWEEN -{MOST} AND {MOST}");
    let any = columns.iter().map(is_beyond).collect::<Vec<_>>().join(" OR ");
    for (verb, of) in [("INSERT", String::new()), ("UPDATE", format!(" OF {names}"))] {
        schema.execute_on(
            Dialect::Sqlite,
            &format!(
                "CREATE TRIGGER {table}_bounds_amounts_on_{} BEFORE {verb}{of} ON \"{table}\" WHEN {any} \
                 BEGIN SELECT RAISE(ABORT, '{table}: an amount is beyond its bounds'); END",
                verb.to_lowercase()
            ),
        );
    }
}
