//! PostgreSQL: a pool of connections in the application's role.

mod error;
mod listen;
mod session;
mod transaction;
mod value;

use std::sync::Arc;
use std::time::Duration;

use async_trait::async_trait;
use deadpool_postgres::{Hook, HookError, Manager, ManagerConfig, Object, Pool, PoolError, RecyclingMethod, Runtime};
use haul_db::{Dialect, Rows, Scope, SqlError, SqlPort, SqlStatement, TransactionPort};
use tokio_postgres::config::SslMode;
use tokio_postgres::{Config, NoTls};
use tokio_postgres_rustls::MakeRustlsConnect;

pub(crate) use self::listen::listen;
use self::transaction::PostgresTransaction;

/// Where the database is, and how long things may take.
#[derive(Clone, Debug)]
pub struct PostgresSettings {
    /// `postgres://user:password@host/database`; with `?sslmode=require` the server's certificate is verified.
    pub url: String,
    /// Set after connecting, so that row-level security binds the product. Migrations go without it.
    pub role: Option<String>,
    pub max_connections: usize,
    /// A longer statement is canceled.
    pub statement_limit: Duration,
    /// A longer transaction is rolled back.
    pub transaction_limit: Duration,
}

impl PostgresSettings {
    /// For the product.
    pub fn new(url: impl Into<String>) -> Self {
        Self {
            url: url.into(),
            role: Some("haul_app".into()),
            // A statement takes about a millisecond; more connections would only make the server switch more.
            max_connections: 16,
            statement_limit: Duration::from_secs(5),
            transaction_limit: Duration::from_secs(10),
        }
    }

    /// For migrations: as the login role, and with time to rewrite a table.
    pub fn for_migration(url: impl Into<String>) -> Self {
        let hour = Duration::from_secs(3_600);
        Self { role: None, max_connections: 1, statement_limit: hour, transaction_limit: hour, ..Self::new(url) }
    }
}

/// A PostgreSQL database as the database port.
pub struct Postgres {
    pool: Pool,
    settings: PostgresSettings,
}

impl Postgres {
    /// Prepares the pool; connections are opened when needed.
    pub fn open(settings: PostgresSettings) -> Result<Self, SqlError> {
        let config = config_of(&settings.url)?;
        let recycling = ManagerConfig { recycling_method: RecyclingMethod::Fast };
        let manager = if config.get_ssl_mode() == SslMode::Require {
            Manager::from_config(config, verified_tls(), recycling)
        } else {
            Manager::from_config(config, NoTls, recycling)
        };
        let greeting = greeting(&settings);
        let pool = Pool::builder(manager)
            .max_size(settings.max_connections)
            .runtime(Runtime::Tokio1)
            .wait_timeout(Some(settings.statement_limit))
            .create_timeout(Some(Duration::from_secs(5)))
            .post_create(Hook::async_fn(move |client, _| {
                let greeting = Arc::clone(&greeting);
                Box::pin(async move { client.batch_execute(&greeting).await.map_err(HookError::Backend) })
            }))
            .build()
            .map_err(|error| SqlError::Other(error.to_string()))?;
        Ok(Self { pool, settings })
    }

    async fn connection(&self) -> Result<Object, SqlError> {
        self.pool.get().await.map_err(|error| match error {
            PoolError::Backend(error) | PoolError::PostCreateHook(HookError::Backend(error)) => {
                SqlError::Unavailable(error::describe(&error))
            }
            other => SqlError::Unavailable(other.to_string()),
        })
    }
}

/// How to connect. Without `sslmode=require` nothing is encrypted.
fn config_of(url: &str) -> Result<Config, SqlError> {
    let mut config: Config = url.parse().map_err(|_| {
        // The parser's own message may quote the password.
        SqlError::Other("the database URL is not of the form postgres://user:password@host/database".into())
    })?;
    // An unresponsive server must not hold a request for longer than ten seconds.
    config.connect_timeout(Duration::from_secs(5)).tcp_user_timeout(Duration::from_secs(10));
    config.application_name("haul");
    if config.get_ssl_mode() != SslMode::Require {
        // Encryption without checking the server's certificate stops no serious attacker.
        config.ssl_mode(SslMode::Disable);
    }
    Ok(config)
}

/// Run on each new connection.
fn greeting(settings: &PostgresSettings) -> Arc<str> {
    let role = settings.role.as_ref().map(|role| format!("SET ROLE \"{role}\"; ")).unwrap_or_default();
    let statement = settings.statement_limit.as_millis();
    let idle = settings.transaction_limit.as_millis();
    format!("{role}SET statement_timeout = {statement}; SET idle_in_transaction_session_timeout = {idle}; SET TimeZone = 'UTC'")
        .into()
}

fn verified_tls() -> MakeRustlsConnect {
    crate::tls::install();
    let mut roots = rustls::RootCertStore::empty();
    roots.extend(webpki_roots::TLS_SERVER_ROOTS.iter().cloned());
    MakeRustlsConnect::new(rustls::ClientConfig::builder().with_root_certificates(roots).with_no_client_auth())
}

#[async_trait]
impl SqlPort for Postgres {
    fn dialect(&self) -> Dialect {
        Dialect::Postgres
    }

    fn query_now(&self, _scope: &Scope, statement: SqlStatement) -> Result<Result<Rows, SqlError>, SqlStatement> {
        // Every response takes a round trip.
        Err(statement)
    }

    async fn query(&self, scope: &Scope, statement: SqlStatement) -> Result<Rows, SqlError> {
        let client = self.connection().await?;
        session::query_alone(client, scope, &statement, self.settings.statement_limit).await
    }

    async fn execute(&self, scope: &Scope, statement: SqlStatement) -> Result<u64, SqlError> {
        let client = self.connection().await?;
        session::execute_alone(client, scope, &statement, self.settings.statement_limit).await
    }

    async fn begin(&self, scope: &Scope) -> Result<Box<dyn TransactionPort>, SqlError> {
        let client = self.connection().await?;
        let begin = session::begin(scope);
        // The whole script was sent with the first poll: a caller that leaves now leaves an open transaction behind.
        let transaction = PostgresTransaction::new(client, self.settings.transaction_limit);
        transaction.start(&begin).await?;
        Ok(Box::new(transaction))
    }
}

/// The error of a statement that exceeded the server's own limit: the server or the network is down.
fn overdue(client: Object) -> SqlError {
    // Its responses may still come, or never: no other request should wait behind them.
    drop(Object::take(client));
    SqlError::Timeout
}
