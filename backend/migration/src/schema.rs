//! A migration's statements, written as SQL for one dialect.

use haul_db::Dialect;
use sea_query::{
    ColumnDef, ColumnType, ForeignKey, Index, IntoColumnDef, PostgresQueryBuilder, SchemaBuilder, SimpleExpr,
    SqliteQueryBuilder, Table, TableCreateStatement,
};

use crate::column;

/// `haul_types::MAX_CENTS` as it was when the columns were bound.
const MOST_CENTS: i64 = 10_000_000_000;

/// One step of the database schema.
#[derive(Clone, Copy)]
pub struct Migration {
    /// The file's name, `mNNNN_<verb>_<table>`.
    pub name: &'static str,
    pub up: fn(&mut Schema),
}

/// Collects the statements of one migration.
pub struct Schema {
    dialect: Dialect,
    statements: Vec<String>,
}

impl Schema {
    pub(crate) fn new(dialect: Dialect) -> Self {
        Self { dialect, statements: Vec::new() }
    }

    pub(crate) fn into_statements(self) -> Vec<String> {
        self.statements
    }

    pub fn dialect(&self) -> Dialect {
        self.dialect
    }

    /// Creates a table of a company's records: `id`, `company_id`, a unique index over both, and on PostgreSQL forced row-level security.
    pub fn tenant_table(&mut self, name: &'static str, describe: impl FnOnce(&mut TableBuilder)) {
        self.create(name, describe, |table| {
            table.id().col(column::uuid("company_id"));
        });
        // Serves lists by company, and the foreign keys that name the company too.
        self.unique_index(&format!("{name}_company_id_id_key"), name, "company_id, id");
        self.secure(name, "company_id");
    }

    /// Creates a tenant's table without an `id`, whose primary key `describe` states.
    pub fn tenant_link_table(&mut self, name: &'static str, describe: impl FnOnce(&mut TableBuilder)) {
        self.create(name, describe, |table| {
            table.col(column::uuid("company_id"));
        });
        self.index(&format!("{name}_company_id_idx"), name, "company_id");
        self.secure(name, "company_id");
    }

    /// Creates the table of companies itself: a company sees its own row.
    pub fn company_table(&mut self, name: &'static str, describe: impl FnOnce(&mut TableBuilder)) {
        self.create(name, describe, |table| {
            table.id();
        });
        self.secure(name, "id");
    }

    /// Creates a table of records that belong to no company. Every scope sees all of them.
    pub fn shared_table(&mut self, name: &'static str, describe: impl FnOnce(&mut TableBuilder)) {
        self.create(name, describe, |_| {});
    }

    /// Binds a table whose `company_id` may be null: a company sees its own rows, the system all of them.
    pub fn bind_to_company(&mut self, table: &str) {
        self.secure(table, "company_id");
    }

    /// Forbids changing and deleting rows of `table`.
    pub fn append_only(&mut self, table: &str) {
        self.execute_on(Dialect::Postgres, &format!("REVOKE UPDATE, DELETE ON \"{table}\" FROM haul_app"));
        for verb in ["UPDATE", "DELETE"] {
            let name = format!("{table}_refuses_{}", verb.to_lowercase());
            self.execute_on(
                Dialect::Sqlite,
                &format!(
                    "CREATE TRIGGER \"{name}\" BEFORE {verb} ON \"{table}\" BEGIN SELECT RAISE(ABORT, '{table} is append-only'); END"
                ),
            );
        }
    }

    /// Forbids deleting rows of `table`, and changing them but for the columns `marks`. `fixed` are the others.
    pub fn append_only_but(&mut self, table: &str, marks: &str, fixed: &str) {
        self.execute_on(Dialect::Postgres, &format!("REVOKE UPDATE, DELETE ON \"{table}\" FROM haul_app"));
        self.execute_on(Dialect::Postgres, &format!("GRANT UPDATE ({marks}) ON \"{table}\" TO haul_app"));
        for (verb, of) in [("DELETE", String::new()), ("UPDATE", format!(" OF {fixed}"))] {
            let name = format!("{table}_refuses_{}", verb.to_lowercase());
            self.execute_on(
                Dialect::Sqlite,
                &format!(
                    "CREATE TRIGGER \"{name}\" BEFORE {verb}{of} ON \"{table}\" \
                     BEGIN SELECT RAISE(ABORT, '{table} is append-only'); END"
                ),
            );
        }
    }

    /// Creates an index over `columns`, written as SQL: `"company_id, pickup_at DESC, id DESC"`.
    pub fn index(&mut self, name: &str, table: &str, columns: &str) {
        self.execute(&format!("CREATE INDEX \"{name}\" ON \"{table}\" ({columns})"));
    }

    /// Creates a unique index; its name is what `haul_db::unique_violation` answers on both databases.
    pub fn unique_index(&mut self, name: &str, table: &str, columns: &str) {
        self.execute(&format!("CREATE UNIQUE INDEX \"{name}\" ON \"{table}\" ({columns})"));
    }

    /// Creates a unique index over the rows for which `condition` holds, such as `"archived_at IS NULL"`.
    pub fn unique_index_where(&mut self, name: &str, table: &str, columns: &str, condition: &str) {
        self.execute(&format!("CREATE UNIQUE INDEX \"{name}\" ON \"{table}\" ({columns}) WHERE {condition}"));
    }

    /// Adds a column; one that is not null needs a default.
    pub fn add_column(&mut self, table: &'static str, definition: impl IntoColumnDef) {
        let column = portable(self.dialect, definition.into_column_def());
        let statement = Table::alter().table(table).add_column(column).take();
        self.statements.push(match self.dialect {
            Dialect::Sqlite => statement.to_string(SqliteQueryBuilder),
            Dialect::Postgres => statement.to_string(PostgresQueryBuilder),
        });
    }

    /// Keeps amounts within $100 million (`haul_types::MAX_CENTS`) in columns that were added.
    pub fn bound_amounts(&mut self, table: &str, columns: &[&str]) {
        for column in columns {
            // SQLite adds no constraint to a table that exists; triggers do the same.
            self.execute_on(
                Dialect::Postgres,
                &format!(
                    "ALTER TABLE \"{table}\" ADD CONSTRAINT {table}_{column}_check \
                     CHECK ({column} BETWEEN -{MOST_CENTS} AND {MOST_CENTS})"
                ),
            );
            for (verb, of) in [("INSERT", String::new()), ("UPDATE", format!(" OF {column}"))] {
                self.execute_on(
                    Dialect::Sqlite,
                    &format!(
                        "CREATE TRIGGER {table}_bounds_{column}_on_{} BEFORE {verb}{of} ON \"{table}\" \
                         WHEN NEW.{column} NOT BETWEEN -{MOST_CENTS} AND {MOST_CENTS} \
                         BEGIN SELECT RAISE(ABORT, '{table}: {column} is beyond its bounds'); END",
                        verb.to_lowercase()
                    ),
                );
            }
        }
    }

    /// Runs a statement that both dialects understand.
    pub fn execute(&mut self, sql: &str) {
        self.statements.push(sql.to_owned());
    }

    /// Runs a statement on one dialect only.
    pub fn execute_on(&mut self, dialect: Dialect, sql: &str) {
        if self.dialect == dialect {
            self.execute(sql);
        }
    }

    fn create(
        &mut self,
        name: &'static str,
        describe: impl FnOnce(&mut TableBuilder),
        begin: impl FnOnce(&mut TableBuilder),
    ) {
        let mut table = TableBuilder::new(self.dialect, name);
        begin(&mut table);
        describe(&mut table);
        let sql = match self.dialect {
            Dialect::Sqlite => table.build(SqliteQueryBuilder),
            Dialect::Postgres => table.build(PostgresQueryBuilder),
        };
        self.execute(&sql);
        self.execute_on(Dialect::Postgres, &format!("GRANT SELECT, INSERT, UPDATE, DELETE ON \"{name}\" TO haul_app"));
    }

    fn secure(&mut self, table: &str, column: &str) {
        let postgres = Dialect::Postgres;
        self.execute_on(postgres, &format!("ALTER TABLE \"{table}\" ENABLE ROW LEVEL SECURITY"));
        // Forced, so that an owner who forgets to switch to haul_app is bound as well.
        self.execute_on(postgres, &format!("ALTER TABLE \"{table}\" FORCE ROW LEVEL SECURITY"));
        self.execute_on(
            postgres,
            &format!(
                "CREATE POLICY {table}_scope ON \"{table}\" USING (\
                 \"{column}\" = nullif(current_setting('haul.company_id', true), '')::uuid \
                 OR current_setting('haul.scope', true) = 'system')"
            ),
        );
    }
}

/// A table being described.
pub struct TableBuilder {
    dialect: Dialect,
    name: &'static str,
    is_tenant: bool,
    statement: TableCreateStatement,
}

impl TableBuilder {
    fn new(dialect: Dialect, name: &'static str) -> Self {
        Self { dialect, name, is_tenant: false, statement: Table::create().table(name).take() }
    }

    fn build(&self, builder: impl SchemaBuilder) -> String {
        self.statement.to_string(builder)
    }

    /// `id`, the primary key.
    pub fn id(&mut self) -> &mut Self {
        self.col(column::uuid("id").primary_key().take())
    }

    pub fn col(&mut self, definition: impl IntoColumnDef) -> &mut Self {
        let definition = definition.into_column_def();
        if definition.get_column_name() == "company_id" && !self.is_tenant {
            self.is_tenant = true;
            self.statement.col(portable(self.dialect, definition));
            return self.references_shared("company_id", "company");
        }
        self.statement.col(portable(self.dialect, definition));
        self
    }

    /// `created_at` and `updated_at`.
    pub fn timestamps(&mut self) -> &mut Self {
        self.col(column::timestamp("created_at")).col(column::timestamp("updated_at"))
    }

    /// `version`, an `i32` that goes up with each write, for records that people edit.
    pub fn version(&mut self) -> &mut Self {
        self.col(column::integer("version").default(1).take())
    }

    /// A primary key of several columns.
    pub fn primary_key(&mut self, columns: &[&'static str]) -> &mut Self {
        let mut index = Index::create();
        for column in columns {
            index.col(*column);
        }
        self.statement.primary_key(&mut index);
        self
    }

    /// `column` refers to a record of the same company in `target`, a tenant table.
    ///
    /// The key covers `company_id`, so a row can never refer to another company, even if a query forgets the condition.
    pub fn references(&mut self, column: &'static str, target: &'static str) -> &mut Self {
        let mut key = ForeignKey::create();
        key.name(format!("{}_{column}_fkey", self.name))
            .from_tbl(self.name)
            .from_col("company_id")
            .from_col(column)
            .to_tbl(target)
            .to_col("company_id")
            .to_col("id");
        self.statement.foreign_key(&mut key);
        self
    }

    /// `column` refers to a record of `target`, a table without companies.
    pub fn references_shared(&mut self, column: &'static str, target: &'static str) -> &mut Self {
        let mut key = ForeignKey::create();
        key.name(format!("{}_{column}_fkey", self.name))
            .from_tbl(self.name)
            .from_col(column)
            .to_tbl(target)
            .to_col("id");
        self.statement.foreign_key(&mut key);
        self
    }

    /// A condition that each row must meet.
    pub fn check(&mut self, condition: impl Into<SimpleExpr>) -> &mut Self {
        self.statement.check(condition.into());
        self
    }
}

/// Types that sea-query writes differently from how the product stores them.
fn portable(dialect: Dialect, mut column: ColumnDef) -> ColumnDef {
    match (dialect, column.get_column_type()) {
        // Sorts and compares bytes, like SQLite.
        (Dialect::Postgres, Some(ColumnType::Text)) => column.custom("text COLLATE \"C\"").take(),
        (Dialect::Postgres, Some(ColumnType::VarBinary(_))) => column.custom("bytea").take(),
        // sea-query writes `integer` for both sizes, and a cell gets its type from this word.
        (Dialect::Sqlite, Some(ColumnType::BigInteger)) => column.custom("bigint").take(),
        (Dialect::Sqlite, Some(ColumnType::VarBinary(_))) => column.custom("blob").take(),
        _ => column,
    }
}
