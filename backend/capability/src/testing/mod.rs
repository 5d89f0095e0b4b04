//! Real databases for tests, one per test, and stand-ins for external services that record their calls.
//!
//! Nothing here fakes the product: a test's database is a migrated SQLite file or a database of a throwaway PostgreSQL
//! cluster.

pub mod hostile;
mod http_stub;
mod parsers;
mod postgres;
mod sqlite;
mod stand_ins;

use std::sync::Arc;
use std::time::Duration;

use haul_db::{Db, Scope, SqlPort};
use haul_migration::Migration;

use crate::sql::{PostgresSettings, SqliteSettings};

pub use http_stub::HttpStub;
pub use parsers::{parser_settings, parsers};
pub use stand_ins::{FixedClock, MemoryEvents, MemoryMail, SequentialIds};

/// A database of one test. Keep it as long as the test runs.
pub struct TestDatabase {
    port: Arc<dyn SqlPort>,
    /// Removed with it.
    _storage: Storage,
}

/// Where a test's database lies; dropping it removes the database.
#[expect(dead_code, reason = "held for its end alone")]
enum Storage {
    /// The folder of a SQLite file.
    Folder(tempfile::TempDir),
    Database(postgres::OwnDatabase),
}

impl TestDatabase {
    /// A migrated SQLite database.
    pub async fn sqlite() -> Self {
        sqlite::create().await
    }

    /// A migrated PostgreSQL database, entered as the application's role.
    pub async fn postgres() -> Self {
        postgres::create().await
    }

    /// The address of a new, empty PostgreSQL database.
    pub async fn postgres_url() -> String {
        postgres::create_empty().await
    }

    /// A SQLite database with the test's own schema.
    pub async fn sqlite_with(migrations: &[Migration], limits: Limits) -> Self {
        let adjust = |settings: &mut SqliteSettings| {
            settings.statement_limit = limits.statement;
            settings.transaction_limit = limits.transaction;
        };
        sqlite::create_with(migrations, adjust).await
    }

    /// A PostgreSQL database with the test's own schema, entered as the application's role.
    pub async fn postgres_with(migrations: &[Migration], limits: Limits) -> Self {
        let adjust = |settings: &mut PostgresSettings| {
            settings.statement_limit = limits.statement;
            settings.transaction_limit = limits.transaction;
        };
        postgres::create_with(migrations, adjust).await
    }

    /// The port, without migration rights.
    pub fn port(&self) -> Arc<dyn SqlPort> {
        Arc::clone(&self.port)
    }

    /// The database without a scope, as the application gets it.
    pub fn db(&self) -> Db {
        Db::new(self.port())
    }

    /// The database as background work sees it.
    pub fn system(&self) -> Db {
        self.db().scoped(Scope::System("test"))
    }
}

/// How long a test's statements and transactions may take.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    pub statement: Duration,
    pub transaction: Duration,
}

impl Default for Limits {
    fn default() -> Self {
        Self { statement: Duration::from_secs(5), transaction: Duration::from_secs(10) }
    }
}

/// The URL of a new, empty database of the throw-away cluster, for tests of migrations and of the host.
pub async fn empty_postgres_url() -> String {
    postgres::create_empty().await
}
