//! Applies migrations: each in its own transaction, one runner at a time, never twice.

use haul_db::{Cell, Cells, Dialect, Scope, SqlError, SqlPort, SqlStatement, TransactionPort};
use sha2::{Digest, Sha256};

use crate::{MIGRATIONS, Migration, Schema};

const SCOPE: Scope = Scope::System("migration");

/// Held while migrating, so that two starting hosts take turns. Any constant does; this one spells "haul".
const ADVISORY_LOCK: i64 = 0x6861_756c;

#[derive(Debug, thiserror::Error)]
pub enum MigrationError {
    /// A released migration was edited.
    #[error("migration {name} has changed since it was applied; write a new one instead")]
    Changed { name: String },
    #[error("migration {name} failed: {source}")]
    Failed { name: &'static str, source: SqlError },
    #[error("the list of applied migrations is not to be had: {0}")]
    Database(#[from] SqlError),
}

/// The result of a run.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Applied {
    /// Names of the migrations that this run applied, in order.
    pub names: Vec<&'static str>,
}

/// How a database compares to this program.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Status {
    pub applied: Vec<String>,
    pub pending: Vec<&'static str>,
}

/// Brings the database to this program's schema. Safe to repeat and to run from several hosts at once.
pub async fn migrate(port: &dyn SqlPort) -> Result<Applied, MigrationError> {
    migrate_with(port, MIGRATIONS).await
}

/// Applies a custom list of migrations.
pub async fn migrate_with(port: &dyn SqlPort, migrations: &[Migration]) -> Result<Applied, MigrationError> {
    create_list(port).await?;
    let mut applied = Applied::default();
    for migration in migrations {
        if apply(port, migration).await? {
            applied.names.push(migration.name);
        }
    }
    Ok(applied)
}

/// The applied and the pending migrations; writes nothing.
pub async fn status(port: &dyn SqlPort) -> Result<Status, MigrationError> {
    let exists = match port.dialect() {
        Dialect::Sqlite => "SELECT count(*) FROM sqlite_master WHERE name = 'schema_migration'",
        Dialect::Postgres => "SELECT count(*) FROM pg_class WHERE relname = 'schema_migration'",
    };
    let mut applied = Vec::new();
    let found = port.query(&SCOPE, SqlStatement::plain(exists)).await?;
    if found.cells.reader().next() != Some(Ok(Cell::Int(0))) {
        let names = SqlStatement::plain("SELECT name FROM schema_migration ORDER BY name");
        applied = texts(&port.query(&SCOPE, names).await?.cells);
    }
    let pending = MIGRATIONS.iter().map(|migration| migration.name);
    let pending = pending.filter(|name| !applied.iter().any(|applied| applied == name)).collect();
    Ok(Status { applied, pending })
}

async fn create_list(port: &dyn SqlPort) -> Result<(), SqlError> {
    let transaction = begin_alone(port).await?;
    let time = match port.dialect() {
        Dialect::Sqlite => "timestamp_with_timezone_text",
        Dialect::Postgres => "timestamptz",
    };
    let sql = format!(
        "CREATE TABLE IF NOT EXISTS schema_migration (name text PRIMARY KEY, checksum text NOT NULL, applied_at {time} NOT NULL)"
    );
    transaction.execute_script(&sql).await?;
    transaction.commit().await
}

/// Applies one migration unless it was applied; says which.
async fn apply(port: &dyn SqlPort, migration: &Migration) -> Result<bool, MigrationError> {
    let name = migration.name;
    let mut schema = Schema::new(port.dialect());
    (migration.up)(&mut schema);
    let statements = schema.into_statements();
    let checksum = hex::encode(Sha256::digest(statements.join(";\n")));

    let transaction = begin_alone(port).await?;
    if let Some(known) = applied_checksum(transaction.as_ref(), name).await? {
        return if known == checksum { Ok(false) } else { Err(MigrationError::Changed { name: name.into() }) };
    }
    run(transaction, port.dialect(), name, &checksum, &statements)
        .await
        .map_err(|source| MigrationError::Failed { name, source })?;
    Ok(true)
}

async fn run(
    transaction: Box<dyn TransactionPort>,
    dialect: Dialect,
    name: &str,
    checksum: &str,
    statements: &[String],
) -> Result<(), SqlError> {
    for statement in statements {
        transaction.execute_script(statement).await?;
    }
    let insert = match dialect {
        Dialect::Sqlite => "INSERT INTO schema_migration VALUES (?, ?, strftime('%Y-%m-%dT%H:%M:%f', 'now') || '000Z')",
        Dialect::Postgres => "INSERT INTO schema_migration VALUES ($1, $2, now())",
    };
    let params = Cells::from_iter([Cell::Text(name), Cell::Text(checksum)]);
    transaction.execute(SqlStatement { params, ..SqlStatement::plain(insert) }).await?;
    transaction.commit().await
}

/// Opens a transaction that no other runner's can overlap. SQLite has only one writer anyway.
async fn begin_alone(port: &dyn SqlPort) -> Result<Box<dyn TransactionPort>, SqlError> {
    let transaction = port.begin(&SCOPE).await?;
    if port.dialect() == Dialect::Postgres {
        transaction.execute_script(&format!("SELECT pg_advisory_xact_lock({ADVISORY_LOCK})")).await?;
    }
    Ok(transaction)
}

async fn applied_checksum(transaction: &dyn TransactionPort, name: &str) -> Result<Option<String>, SqlError> {
    let sql = format!("SELECT checksum FROM schema_migration WHERE name = '{name}'");
    let found = transaction.query(SqlStatement::plain(sql)).await?;
    Ok(texts(&found.cells).into_iter().next())
}

fn texts(cells: &Cells) -> Vec<String> {
    let texts = cells.reader().filter_map(|cell| match cell {
        Ok(Cell::Text(text)) => Some(text.to_owned()),
        _ => None,
    });
    texts.collect()
}
