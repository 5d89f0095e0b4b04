//! Read connections, each with its cached statements, opened when needed.

use std::sync::{Arc, Mutex, PoisonError};

use haul_db::{SqlError, SqlStatement};
use tokio::sync::Semaphore;

use super::SqliteSettings;
use super::session::{Bounds, Reading, Session};

/// Long reads at the same time; more would only compete for the disk and hold memory.
const PATIENT_READERS: usize = 8;

#[derive(Clone)]
pub(super) struct Readers {
    inner: Arc<Inner>,
}

struct Inner {
    settings: SqliteSettings,
    /// Last in, first out: the warmest caches are used again.
    idle: Mutex<Vec<Session>>,
    turns: Semaphore,
}

impl Readers {
    pub(super) fn new(settings: &SqliteSettings) -> Self {
        let inner =
            Inner { settings: settings.clone(), idle: Mutex::default(), turns: Semaphore::new(PATIENT_READERS) };
        Self { inner: Arc::new(inner) }
    }

    /// Reads on the caller's thread. There are as many connections as threads that have read at once.
    pub(super) fn read(&self, statement: &SqlStatement, bounds: Bounds) -> Result<Reading, SqlError> {
        let idle = self.inner.idle.lock().unwrap_or_else(PoisonError::into_inner).pop();
        let session = match idle {
            Some(session) => session,
            None => Session::open_reader(&self.inner.settings)?,
        };
        let reading = session.read(statement, bounds);
        self.inner.idle.lock().unwrap_or_else(PoisonError::into_inner).push(session);
        reading
    }

    /// Reads on a blocking thread in turn; returns the statement.
    pub(super) async fn read_patiently(
        &self,
        statement: SqlStatement,
        bounds: Bounds,
    ) -> Result<(Reading, SqlStatement), SqlError> {
        let _turn = match bounds {
            Bounds::Quick => self.inner.turns.acquire().await,
            Bounds::Until(deadline) => tokio::time::timeout_at(deadline.into(), self.inner.turns.acquire())
                .await
                .map_err(|_| SqlError::Timeout)?,
        };
        let readers = self.clone();
        let work = move || readers.read(&statement, bounds).map(|reading| (reading, statement));
        tokio::task::spawn_blocking(work).await.map_err(|error| SqlError::Other(error.to_string()))?
    }
}
