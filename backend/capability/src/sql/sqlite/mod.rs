//! SQLite: one writer thread, and readers that never wait for it (WAL).

mod error;
mod readers;
mod session;
mod transaction;
mod writer;

use std::path::PathBuf;
use std::time::{Duration, Instant};

use async_trait::async_trait;
use haul_db::{Dialect, Rows, Scope, SqlError, SqlPort, SqlStatement, TransactionPort};

use self::readers::Readers;
use self::session::{Bounds, Reading};
use self::writer::Writer;

/// Where the file is, and how long things may take.
#[derive(Clone, Debug)]
pub struct SqliteSettings {
    pub path: PathBuf,
    /// A longer statement is interrupted.
    pub statement_limit: Duration,
    /// A longer transaction is rolled back; until then every other write waits for it.
    pub transaction_limit: Duration,
    /// Whether an acknowledged write survives a power cut. Only tests go without.
    pub is_durable: bool,
}

impl SqliteSettings {
    pub fn new(path: impl Into<PathBuf>) -> Self {
        Self {
            path: path.into(),
            statement_limit: Duration::from_secs(5),
            transaction_limit: Duration::from_secs(10),
            is_durable: true,
        }
    }
}

/// A SQLite file as the database port. The scope is not enforced here: queries start from the actor's company.
pub struct Sqlite {
    /// For reads answered on the caller's thread.
    quick: Readers,
    /// For reads that may take long, on blocking threads.
    patient: Readers,
    writer: Writer,
    statement_limit: Duration,
}

impl Sqlite {
    /// Opens the file, creating it and its folder if needed. `haul-migration` creates the schema.
    pub fn open(settings: &SqliteSettings) -> Result<Self, SqlError> {
        if let Some(folder) = settings.path.parent() {
            std::fs::create_dir_all(folder)
                .map_err(|error| SqlError::Unavailable(format!("{}: {error}", folder.display())))?;
        }
        // The writer first: it creates the file and switches it to WAL.
        let writer = Writer::start(settings)?;
        // A read on the caller's thread never waits for a lock: it is handed over instead.
        let impatient = SqliteSettings { statement_limit: Duration::ZERO, ..settings.clone() };
        Ok(Self {
            quick: Readers::new(&impatient),
            patient: Readers::new(settings),
            writer,
            statement_limit: settings.statement_limit,
        })
    }
}

#[async_trait]
impl SqlPort for Sqlite {
    fn dialect(&self) -> Dialect {
        Dialect::Sqlite
    }

    fn query_now(&self, _scope: &Scope, statement: SqlStatement) -> Result<Result<Rows, SqlError>, SqlStatement> {
        match self.quick.read(&statement, Bounds::Quick) {
            Ok(Reading::Rows(rows)) => Ok(Ok(rows)),
            Ok(Reading::TooLong | Reading::NotARead) | Err(SqlError::Unavailable(_)) => Err(statement),
            Err(error) => Ok(Err(error)),
        }
    }

    async fn query(&self, _scope: &Scope, statement: SqlStatement) -> Result<Rows, SqlError> {
        let bounds = Bounds::Until(Instant::now() + self.statement_limit);
        let (reading, statement) = self.patient.read_patiently(statement, bounds).await?;
        match reading {
            Reading::Rows(rows) => Ok(rows),
            Reading::TooLong => Err(SqlError::Timeout),
            Reading::NotARead => self.writer.query(statement).await,
        }
    }

    async fn execute(&self, _scope: &Scope, statement: SqlStatement) -> Result<u64, SqlError> {
        self.writer.execute(statement).await
    }

    async fn begin(&self, _scope: &Scope) -> Result<Box<dyn TransactionPort>, SqlError> {
        Ok(Box::new(self.writer.begin().await?))
    }
}
