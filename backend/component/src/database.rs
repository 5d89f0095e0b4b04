//! The database port, answered by the host.

use async_trait::async_trait;
use chrono::NaiveDate;
use haul_db::{Column, Dialect, Rows, Scope, SqlError, SqlPort, SqlStatement, SqlType, SqlValue, TransactionPort};
use send_wrapper::SendWrapper;

use crate::bindings::haul::host::database as wit;
use crate::values::{timestamp, uuid, wit_uuid};

/// The host's database.
pub struct HostDatabase {
    dialect: Dialect,
}

impl HostDatabase {
    pub fn new() -> Self {
        let dialect = match wit::dialect_in_use() {
            wit::Dialect::Sqlite => Dialect::Sqlite,
            wit::Dialect::Postgres => Dialect::Postgres,
        };
        Self { dialect }
    }
}

#[async_trait]
impl SqlPort for HostDatabase {
    fn dialect(&self) -> Dialect {
        self.dialect
    }

    fn query_now(&self, scope: &Scope, statement: &SqlStatement) -> Option<Result<Rows, SqlError>> {
        // PostgreSQL always has to be waited for; asking would cost a crossing each time.
        if self.dialect == Dialect::Postgres {
            return None;
        }
        let answer = wit::query_now(&wit_scope(scope), &wit_statement(statement.clone()))?;
        Some(answer.map(rows).map_err(error))
    }

    async fn query(&self, scope: &Scope, statement: SqlStatement) -> Result<Rows, SqlError> {
        let answer = SendWrapper::new(wit::query(wit_scope(scope), wit_statement(statement))).await;
        answer.map(rows).map_err(error)
    }

    async fn execute(&self, scope: &Scope, statement: SqlStatement) -> Result<u64, SqlError> {
        SendWrapper::new(wit::execute(wit_scope(scope), wit_statement(statement))).await.map_err(error)
    }

    async fn begin(&self, scope: &Scope) -> Result<Box<dyn TransactionPort>, SqlError> {
        match SendWrapper::new(wit::begin(wit_scope(scope))).await {
            Ok(transaction) => Ok(Box::new(HostTransaction(transaction))),
            Err(refused) => Err(error(refused)),
        }
    }
}

/// A transaction that the host keeps; dropping the handle rolls back.
struct HostTransaction(wit::Transaction);

#[async_trait]
impl TransactionPort for HostTransaction {
    async fn query(&self, statement: SqlStatement) -> Result<Rows, SqlError> {
        SendWrapper::new(self.0.query(wit_statement(statement))).await.map(rows).map_err(error)
    }

    async fn execute(&self, statement: SqlStatement) -> Result<u64, SqlError> {
        SendWrapper::new(self.0.execute(wit_statement(statement))).await.map_err(error)
    }

    /// Migrations run in the host, before any instance.
    async fn execute_script(&self, _: &str) -> Result<(), SqlError> {
        Err(SqlError::Other("the component runs no scripts".to_owned()))
    }

    async fn commit(self: Box<Self>) -> Result<(), SqlError> {
        SendWrapper::new(wit::Transaction::commit(self.0)).await.map_err(error)
    }
}

fn wit_scope(scope: &Scope) -> wit::Scope {
    match scope {
        Scope::Company(company) => wit::Scope::Company(wit_uuid(*company)),
        Scope::System(reason) => wit::Scope::System((*reason).to_owned()),
    }
}

fn wit_statement(statement: SqlStatement) -> wit::Statement {
    wit::Statement { sql: statement.sql, params: statement.params.into_iter().map(wit_value).collect() }
}

fn wit_value(value: SqlValue) -> wit::Value {
    match value {
        SqlValue::Null => wit::Value::Null,
        SqlValue::Bool(value) => wit::Value::Bool(value),
        SqlValue::Int(value) => wit::Value::Int(value),
        SqlValue::Real(value) => wit::Value::Real(value),
        SqlValue::Text(value) => wit::Value::Text(value),
        SqlValue::Bytes(value) => wit::Value::Bytes(value),
        SqlValue::Uuid(value) => wit::Value::Uuid(wit_uuid(value)),
        SqlValue::Timestamp(value) => wit::Value::Timestamp(value.timestamp_micros()),
        SqlValue::Date(value) => wit::Value::Date(value.to_epoch_days()),
        SqlValue::Json(value) => wit::Value::Json(value.to_string()),
    }
}

fn rows(answer: wit::Rows) -> Rows {
    let columns: Vec<_> =
        answer.columns.into_iter().map(|column| Column { name: column.name, ty: column_type(column.ty) }).collect();
    let width = columns.len().max(1);
    let mut rows = Vec::with_capacity(answer.cells.len() / width);
    let mut cells = answer.cells.into_iter().map(value);
    loop {
        let row: Vec<_> = cells.by_ref().take(width).collect();
        if row.is_empty() {
            return Rows { columns, rows };
        }
        rows.push(row);
    }
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

/// The host has read these from typed columns, so what does not convert is null.
fn value(cell: wit::Value) -> SqlValue {
    match cell {
        wit::Value::Null => SqlValue::Null,
        wit::Value::Bool(value) => SqlValue::Bool(value),
        wit::Value::Int(value) => SqlValue::Int(value),
        wit::Value::Real(value) => SqlValue::Real(value),
        wit::Value::Text(value) => SqlValue::Text(value),
        wit::Value::Bytes(value) => SqlValue::Bytes(value),
        wit::Value::Uuid(value) => SqlValue::Uuid(uuid(value)),
        wit::Value::Timestamp(value) => SqlValue::Timestamp(timestamp(value)),
        wit::Value::Date(days) => NaiveDate::from_epoch_days(days).map_or(SqlValue::Null, SqlValue::Date),
        wit::Value::Json(value) => serde_json::from_str(&value).map_or(SqlValue::Null, SqlValue::Json),
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
