//! The database port, answered by the host.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use async_trait::async_trait;
use haul_db::{Cells, Column, Dialect, Rows, Scope, SqlError, SqlPort, SqlStatement, SqlType, TransactionPort};
use send_wrapper::SendWrapper;

use crate::bindings::haul::host::database as wit;
use crate::values::wit_uuid;

/// Statements whose columns are remembered. Filters and list lengths make more; then remembering begins anew.
const REMEMBERED_STATEMENTS: usize = 512;

/// The host's database.
pub struct HostDatabase {
    dialect: Dialect,
    columns: Arc<KnownColumns>,
}

/// The columns of statements that have been answered before: names and types cross once.
#[derive(Default)]
struct KnownColumns(Mutex<HashMap<String, Arc<[Column]>>>);

impl KnownColumns {
    /// The statement for the host, and what its answer need not bring along.
    fn ask(&self, statement: SqlStatement) -> (wit::Statement, Asked<'_>) {
        let SqlStatement { sql, params, wants_columns } = statement;
        let known = if wants_columns { self.all().get(&sql).cloned() } else { Some(Arc::default()) };
        let asked = match &known {
            Some(columns) => Asked::Known(columns.clone()),
            None => Asked::New { memory: self, sql: sql.clone() },
        };
        (wit::Statement { sql, params: params.into_bytes(), wants_columns: known.is_none() }, asked)
    }

    fn all(&self) -> MutexGuard<'_, HashMap<String, Arc<[Column]>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

enum Asked<'a> {
    /// Also where none are wanted.
    Known(Arc<[Column]>),
    New {
        memory: &'a KnownColumns,
        sql: String,
    },
}

impl Asked<'_> {
    fn rows(self, answer: wit::Rows) -> Rows {
        let columns = match self {
            Self::Known(columns) => columns,
            Self::New { memory, sql } => {
                let named = answer.columns.into_iter();
                let columns: Arc<[Column]> =
                    named.map(|column| Column { name: column.name, ty: column_type(column.ty) }).collect();
                let mut all = memory.all();
                if all.len() >= REMEMBERED_STATEMENTS {
                    all.clear();
                }
                all.insert(sql, columns.clone());
                columns
            }
        };
        // The component's addresses have 32 bits, too.
        Rows { columns, width: answer.width as usize, cells: Cells::from_bytes(answer.cells) }
    }
}

impl HostDatabase {
    pub fn new() -> Self {
        let dialect = match wit::dialect_in_use() {
            wit::Dialect::Sqlite => Dialect::Sqlite,
            wit::Dialect::Postgres => Dialect::Postgres,
        };
        Self { dialect, columns: Arc::default() }
    }
}

#[async_trait]
impl SqlPort for HostDatabase {
    fn dialect(&self) -> Dialect {
        self.dialect
    }

    fn query_now(&self, scope: &Scope, statement: SqlStatement) -> Result<Result<Rows, SqlError>, SqlStatement> {
        // PostgreSQL always has to be waited for; asking would cost a crossing each time.
        if self.dialect == Dialect::Postgres {
            return Err(statement);
        }
        let wants_columns = statement.wants_columns;
        let (statement, asked) = self.columns.ask(statement);
        match wit::query_now(&wit_scope(scope), &statement) {
            Some(answer) => Ok(answer.map(|answer| asked.rows(answer)).map_err(error)),
            None => {
                let wit::Statement { sql, params, .. } = statement;
                Err(SqlStatement { sql, params: Cells::from_bytes(params), wants_columns })
            }
        }
    }

    async fn query(&self, scope: &Scope, statement: SqlStatement) -> Result<Rows, SqlError> {
        let (statement, asked) = self.columns.ask(statement);
        let answer = SendWrapper::new(wit::query(wit_scope(scope), statement)).await;
        answer.map(|answer| asked.rows(answer)).map_err(error)
    }

    async fn execute(&self, scope: &Scope, statement: SqlStatement) -> Result<u64, SqlError> {
        SendWrapper::new(wit::execute(wit_scope(scope), wit_statement(statement))).await.map_err(error)
    }

    async fn begin(&self, scope: &Scope) -> Result<Box<dyn TransactionPort>, SqlError> {
        match SendWrapper::new(wit::begin(wit_scope(scope))).await {
            Ok(inner) => Ok(Box::new(HostTransaction { inner, columns: self.columns.clone() })),
            Err(refused) => Err(error(refused)),
        }
    }
}

/// A transaction that the host keeps; dropping the handle rolls back.
struct HostTransaction {
    inner: wit::Transaction,
    columns: Arc<KnownColumns>,
}

#[async_trait]
impl TransactionPort for HostTransaction {
    async fn query(&self, statement: SqlStatement) -> Result<Rows, SqlError> {
        let (statement, asked) = self.columns.ask(statement);
        let answer = SendWrapper::new(self.inner.query(statement)).await;
        answer.map(|answer| asked.rows(answer)).map_err(error)
    }

    async fn execute(&self, statement: SqlStatement) -> Result<u64, SqlError> {
        SendWrapper::new(self.inner.execute(wit_statement(statement))).await.map_err(error)
    }

    /// Migrations run in the host, before any instance.
    async fn execute_script(&self, _: &str) -> Result<(), SqlError> {
        Err(SqlError::Other("the component runs no scripts".to_owned()))
    }

    async fn commit(self: Box<Self>) -> Result<(), SqlError> {
        SendWrapper::new(wit::Transaction::commit(self.inner)).await.map_err(error)
    }
}

fn wit_scope(scope: &Scope) -> wit::Scope {
    match scope {
        Scope::Company(company) => wit::Scope::Company(wit_uuid(*company)),
        Scope::System(reason) => wit::Scope::System((*reason).to_owned()),
    }
}

fn wit_statement(statement: SqlStatement) -> wit::Statement {
    wit::Statement { sql: statement.sql, params: statement.params.into_bytes(), wants_columns: false }
}

fn column_type(ty: wit::ColumnType) -> SqlType {
    match ty {
        wit::ColumnType::Bool => SqlType::Bool,
        wit::ColumnType::Int => SqlType::Int,
        wit::ColumnType::Int32 => SqlType::Int32,
        wit::ColumnType::Real => SqlType::Real,
        wit::ColumnType::Text => SqlType::Text,
        wit::ColumnType::Bytes => SqlType::Bytes,
        wit::ColumnType::Uuid => SqlType::Uuid,
        wit::ColumnType::Timestamp => SqlType::Timestamp,
        wit::ColumnType::Date => SqlType::Date,
        wit::ColumnType::Json => SqlType::Json,
    }
}

fn error(error: wit::Error) -> SqlError {
    match error {
        wit::Error::Unique(name) => SqlError::Unique(name),
        wit::Error::ForeignKey(name) => SqlError::ForeignKey(name),
        wit::Error::Check(name) => SqlError::Check(name),
        wit::Error::Unavailable(text) => SqlError::Unavailable(text),
        wit::Error::Timeout => SqlError::Timeout,
        wit::Error::Serialization => SqlError::Serialization,
        wit::Error::Other(text) => SqlError::Other(text),
    }
}
