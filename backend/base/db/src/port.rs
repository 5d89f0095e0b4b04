//! The seam between `haul-db` and the code that runs the SQL: a native driver, or the host through WIT.

use std::fmt;
use std::sync::Arc;

use async_trait::async_trait;
use uuid::Uuid;

use crate::cells::Cells;

/// The SQL dialect that a port speaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dialect {
    Sqlite,
    Postgres,
}

/// The rows that a statement may see.
///
/// PostgreSQL enforces it by row-level security; SQLite relies on the queries, which start from the actor's company.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Scope {
    /// Rows of one company.
    Company(Uuid),
    /// Every row, with the reason why no company applies (sign-in by address, jobs, registration).
    System(&'static str),
}

/// The declared type of a result column, which gives a null its type.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SqlType {
    Bool,
    /// A column declared `integer`, which entities read as `i32`; its cells are [`Cell::Int`](crate::Cell::Int).
    Int32,
    /// A column declared `bigint`, and every whole-number expression: `i64`.
    Int,
    Real,
    Text,
    Bytes,
    Uuid,
    Timestamp,
    Date,
    Json,
}

/// A result column: its name and declared type.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Column {
    pub name: String,
    pub ty: SqlType,
}

/// All rows of one query.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Rows {
    /// Empty if the statement did not ask for them.
    pub columns: Arc<[Column]>,
    /// Cells per row.
    pub width: usize,
    /// All cells, row after row.
    pub cells: Cells,
}

/// A prepared statement's text and its parameters.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct SqlStatement {
    pub sql: String,
    pub params: Cells,
    /// Whether its rows are read by name. Rows read by position come without names and types.
    pub wants_columns: bool,
}

impl SqlStatement {
    /// A statement without parameters.
    pub fn plain(sql: impl Into<String>) -> Self {
        Self { sql: sql.into(), ..Self::default() }
    }
}

/// Why a statement failed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SqlError {
    /// A unique constraint or index refused the row; carries its name.
    Unique(String),
    /// A foreign key refused the row; carries its name if the database reports it.
    ForeignKey(String),
    /// A check or not-null constraint refused the row.
    Check(String),
    /// The database is unavailable; the same call may succeed later.
    Unavailable(String),
    /// A statement or transaction exceeded its time limit.
    Timeout,
    /// Two transactions collided; the whole transaction may be tried again.
    Serialization,
    /// Anything else, for the log only.
    Other(String),
}

impl fmt::Display for SqlError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unique(name) => write!(f, "unique constraint {name}"),
            Self::ForeignKey(name) => write!(f, "foreign key {name}"),
            Self::Check(name) => write!(f, "check {name}"),
            Self::Unavailable(text) => write!(f, "database unavailable: {text}"),
            Self::Timeout => f.write_str("database time limit"),
            Self::Serialization => f.write_str("serialization failure"),
            Self::Other(text) => f.write_str(text),
        }
    }
}

impl std::error::Error for SqlError {}

/// Runs SQL. Implemented natively by `haul-capability` and through WIT by `haul-component`.
#[async_trait]
pub trait SqlPort: Send + Sync {
    fn dialect(&self) -> Dialect;

    /// Returns a short read at once, or gives it back if the port would have to wait: then call [`SqlPort::query`].
    fn query_now(&self, scope: &Scope, statement: SqlStatement) -> Result<Result<Rows, SqlError>, SqlStatement>;

    async fn query(&self, scope: &Scope, statement: SqlStatement) -> Result<Rows, SqlError>;

    /// Runs a statement in a transaction of its own; returns the number of affected rows.
    async fn execute(&self, scope: &Scope, statement: SqlStatement) -> Result<u64, SqlError>;

    /// Opens a write transaction (`BEGIN IMMEDIATE` on SQLite). Dropping it rolls back.
    async fn begin(&self, scope: &Scope) -> Result<Box<dyn TransactionPort>, SqlError>;
}

/// An open transaction; dropped without [`TransactionPort::commit`] it rolls back.
#[async_trait]
pub trait TransactionPort: Send + Sync {
    async fn query(&self, statement: SqlStatement) -> Result<Rows, SqlError>;

    async fn execute(&self, statement: SqlStatement) -> Result<u64, SqlError>;

    /// Runs several statements without parameters, for migrations only.
    async fn execute_script(&self, sql: &str) -> Result<(), SqlError>;

    /// Commits. An error means that nothing of the transaction was kept.
    async fn commit(self: Box<Self>) -> Result<(), SqlError>;
}
