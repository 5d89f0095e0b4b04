//! Opens what the settings name: database, blobs, mail, keys, outgoing HTTP.

use std::sync::Arc;

use anyhow::Context;
use haul_capability::sql::{Postgres, PostgresSettings, Sqlite, SqliteSettings};
use haul_db::SqlPort;
use haul_migration::Applied;

use crate::config::{Config, Database, DatabaseUrl};

/// Brings the configured database to this program's shape, as the login role on PostgreSQL.
pub async fn migrate(config: &Config) -> anyhow::Result<Applied> {
    let port: Arc<dyn SqlPort> = match &config.database.url {
        DatabaseUrl::Sqlite(_) => open_database(&config.database)?,
        DatabaseUrl::Postgres(url) => Arc::new(Postgres::open(PostgresSettings::for_migration(url)).context("cannot open the database")?),
    };
    haul_migration::migrate(port.as_ref()).await.context("cannot migrate the database")
}

fn open_database(database: &Database) -> anyhow::Result<Arc<dyn SqlPort>> {
    Ok(match &database.url {
        DatabaseUrl::Sqlite(path) => Arc::new(
            Sqlite::open(&SqliteSettings::new(path)).with_context(|| format!("cannot open {}", path.display()))?,
        ),
        DatabaseUrl::Postgres(url) => {
            let settings = PostgresSettings { max_connections: database.connections, ..PostgresSettings::new(url) };
            Arc::new(Postgres::open(settings).context("cannot open the database")?)
        }
    })
}
