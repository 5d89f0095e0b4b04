//! The fuel program under the trade's own spelling: its table, the columns that name it, and what quotes keep of it.

use haul_db::Dialect;

use crate::Schema;

pub fn up(schema: &mut Schema) {
    schema.execute("ALTER TABLE fuel_programme RENAME TO fuel_program");
    schema.execute("ALTER TABLE quote RENAME COLUMN fuel_programme_id TO fuel_program_id");
    schema.execute("ALTER TABLE quote_charge RENAME COLUMN is_from_programme TO is_from_program");
    rename_keys(schema);
    rename_in_surcharges(schema);
}

fn rename_keys(schema: &mut Schema) {
    // SQLite renames no index.
    for (from, to, columns) in [
        ("fuel_programme_name_key", "fuel_program_name_key", "company_id, name_folded"),
        ("fuel_programme_company_id_id_key", "fuel_program_company_id_id_key", "company_id, id"),
    ] {
        schema.execute_on(Dialect::Sqlite, &format!("DROP INDEX {from}"));
        schema.execute_on(Dialect::Sqlite, &format!("CREATE UNIQUE INDEX {to} ON fuel_program ({columns})"));
        schema.execute_on(Dialect::Postgres, &format!("ALTER INDEX {from} RENAME TO {to}"));
    }
    for statement in [
        "ALTER INDEX fuel_programme_pkey RENAME TO fuel_program_pkey",
        "ALTER TABLE fuel_program RENAME CONSTRAINT fuel_programme_company_id_fkey TO fuel_program_company_id_fkey",
        "ALTER TABLE quote RENAME CONSTRAINT quote_fuel_programme_id_fkey TO quote_fuel_program_id_fkey",
        "ALTER POLICY fuel_programme_scope ON fuel_program RENAME TO fuel_program_scope",
    ] {
        schema.execute_on(Dialect::Postgres, statement);
    }
}

/// A quote keeps the program's name beside the surcharge that was computed.
fn rename_in_surcharges(schema: &mut Schema) {
    schema.execute_on(
        Dialect::Sqlite,
        "UPDATE quote SET fuel_surcharge = json_remove(\
         json_set(fuel_surcharge, '$.program', json_extract(fuel_surcharge, '$.programme')), '$.programme') \
         WHERE fuel_surcharge IS NOT NULL",
    );
    schema.execute_on(
        Dialect::Postgres,
        "UPDATE quote SET fuel_surcharge = (fuel_surcharge::jsonb - 'programme' \
         || jsonb_build_object('program', fuel_surcharge -> 'programme'))::json WHERE fuel_surcharge IS NOT NULL",
    );
}
