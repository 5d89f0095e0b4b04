//! A transaction that holds a connection and releases it at its time limit, even if its caller does nothing.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use async_trait::async_trait;
use deadpool_postgres::Object;
use haul_db::{Rows, SqlError, SqlStatement, TransactionPort};
use tokio::runtime::Handle;
use tokio::sync::Mutex;
use tokio::task::AbortHandle;
use tokio::time::Instant;

use super::error::map_error;
use super::value::to_rows;
use super::{overdue, session};

/// `None` once the transaction has ended.
type Held = Arc<Mutex<Option<Object>>>;

pub(super) struct PostgresTransaction {
    held: Held,
    deadline: Instant,
    /// After a failed statement the server answers COMMIT with a rollback that looks like success.
    is_failed: AtomicBool,
    watchdog: AbortHandle,
}

impl PostgresTransaction {
    pub(super) fn new(client: Object, limit: Duration) -> Self {
        let held: Held = Arc::new(Mutex::new(Some(client)));
        let deadline = Instant::now() + limit;
        let watched = Arc::clone(&held);
        let watchdog = tokio::spawn(async move {
            tokio::time::sleep_until(deadline).await;
            if let Some(client) = watched.lock().await.take() {
                tracing::warn!("a transaction was rolled back at its time limit");
                roll_back(client).await;
            }
        });
        Self { held, deadline, is_failed: AtomicBool::new(false), watchdog: watchdog.abort_handle() }
    }

    pub(super) async fn start(&self, begin: &str) -> Result<(), SqlError> {
        self.run(async |client| client.batch_execute(begin).await.map_err(|error| map_error(&error))).await
    }

    async fn run<T>(&self, work: impl AsyncFnOnce(&Object) -> Result<T, SqlError>) -> Result<T, SqlError> {
        let mut held = self.held.lock().await;
        let Some(client) = held.as_ref() else {
            return Err(SqlError::Timeout);
        };
        if self.is_failed.load(Ordering::Relaxed) {
            return Err(SqlError::Other("a statement of this transaction has failed before".into()));
        }
        let Ok(result) = tokio::time::timeout_at(self.deadline, work(client)).await else {
            // Closing the connection makes the server roll back as soon as it notices.
            let cancel = client.cancel_token();
            let error = held.take().map_or(SqlError::Timeout, overdue);
            tokio::spawn(async move { cancel.cancel_query(tokio_postgres::NoTls).await });
            return Err(error);
        };
        self.is_failed.store(result.is_err(), Ordering::Relaxed);
        result
    }
}

impl Drop for PostgresTransaction {
    fn drop(&mut self) {
        self.watchdog.abort();
        // If the watchdog holds it at this moment, it is already rolling back.
        let Some(client) = self.held.try_lock().ok().and_then(|mut held| held.take()) else {
            return;
        };
        match Handle::try_current() {
            Ok(runtime) => drop(runtime.spawn(roll_back(client))),
            Err(_) => drop(Object::take(client)),
        }
    }
}

/// Rolls back and returns the connection to the pool, or closes it.
async fn roll_back(client: Object) {
    if let Err(error) = client.batch_execute("ROLLBACK").await {
        tracing::warn!(error = %map_error(&error), "a connection was closed because it did not roll back");
        drop(Object::take(client));
    }
}

#[async_trait]
impl TransactionPort for PostgresTransaction {
    async fn query(&self, statement: SqlStatement) -> Result<Rows, SqlError> {
        self.run(async |client| {
            let prepared = session::prepare(client, &statement).await?;
            let params = session::params(&statement)?;
            let rows = session::query(client, &prepared, &params).await.map_err(|error| map_error(&error))?;
            to_rows(&prepared, &rows, statement.wants_columns)
        })
        .await
    }

    async fn execute(&self, statement: SqlStatement) -> Result<u64, SqlError> {
        self.run(async |client| {
            let prepared = session::prepare(client, &statement).await?;
            let params = session::params(&statement)?;
            session::execute(client, &prepared, &params).await.map_err(|error| map_error(&error))
        })
        .await
    }

    async fn execute_script(&self, sql: &str) -> Result<(), SqlError> {
        self.run(async |client| client.batch_execute(sql).await.map_err(|error| map_error(&error))).await
    }

    async fn commit(self: Box<Self>) -> Result<(), SqlError> {
        self.run(async |client| client.batch_execute("COMMIT").await.map_err(|error| map_error(&error))).await?;
        // Ended: the connection is returned as it is.
        drop(self.held.lock().await.take());
        Ok(())
    }
}
