//! The role that the application's connections take on PostgreSQL. It owns no table, so row-level security binds it.

use haul_db::Dialect;

use crate::Schema;

pub fn up(schema: &mut Schema) {
    // Roles belong to the whole cluster: another database there may have created it, even at this moment.
    schema.execute_on(
        Dialect::Postgres,
        "DO $$ BEGIN
            IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'haul_app') THEN
                CREATE ROLE haul_app NOLOGIN;
            END IF;
        EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL;
        END $$",
    );
    schema.execute_on(
        Dialect::Postgres,
        "DO $$ BEGIN
            IF NOT pg_has_role(current_user, 'haul_app', 'MEMBER') THEN
                GRANT haul_app TO CURRENT_USER;
            END IF;
        END $$",
    );
    schema.execute_on(Dialect::Postgres, "GRANT SELECT ON schema_migration TO haul_app");
}
