//! The database: short reads inline, everything else awaited, transactions as resources.

use std::sync::Arc;

use haul_db::{Cells, Dialect, Rows, Scope, SqlError, SqlPort, SqlStatement, SqlType, TransactionPort};
use tokio::sync::Mutex;
use wasmtime::component::{Accessor, HasSelf, Resource};

use super::values::uuid;
use crate::engine::bindings::haul::host::database as wit;
use crate::engine::instance::State;

/// A transaction that the guest holds. Empty once committed; rolls back when the last holder drops it.
pub struct OpenTransaction(SharedTransaction);

/// None once it has ended.
type SharedTransaction = Arc<Mutex<Option<Box<dyn TransactionPort>>>>;

type Answer<T> = wasmtime::Result<Result<T, wit::Error>>;

impl wit::Host for State {
    fn dialect_in_use(&mut self) -> wasmtime::Result<wit::Dialect> {
        Ok(match self.capabilities.sql.dialect() {
            Dialect::Sqlite => wit::Dialect::Sqlite,
            Dialect::Postgres => wit::Dialect::Postgres,
        })
    }

    fn query_now(
        &mut self,
        scope: wit::Scope,
        statement: wit::Statement,
    ) -> wasmtime::Result<Option<Result<wit::Rows, wit::Error>>> {
        let answer = self.capabilities.sql.query_now(&native_scope(scope), native_statement(statement));
        Ok(answer.ok().map(|rows| rows.and_then(wit_rows).map_err(wit_error)))
    }
}

impl wit::HostWithStore<State> for HasSelf<State> {
    async fn query(
        accessor: &Accessor<State, Self>,
        scope: wit::Scope,
        statement: wit::Statement,
    ) -> Answer<wit::Rows> {
        let statement = native_statement(statement);
        Ok(port(accessor).query(&native_scope(scope), statement).await.and_then(wit_rows).map_err(wit_error))
    }

    async fn execute(accessor: &Accessor<State, Self>, scope: wit::Scope, statement: wit::Statement) -> Answer<u64> {
        let statement = native_statement(statement);
        Ok(port(accessor).execute(&native_scope(scope), statement).await.map_err(wit_error))
    }

    async fn begin(accessor: &Accessor<State, Self>, scope: wit::Scope) -> Answer<Resource<OpenTransaction>> {
        match port(accessor).begin(&native_scope(scope)).await {
            Ok(transaction) => {
                let open = OpenTransaction(Arc::new(Mutex::new(Some(transaction))));
                Ok(Ok(accessor.with(|mut store| store.get().table.push(open))?))
            }
            Err(error) => Ok(Err(wit_error(error))),
        }
    }
}

impl wit::HostTransaction for State {
    fn drop(&mut self, transaction: Resource<OpenTransaction>) -> wasmtime::Result<()> {
        self.table.delete(transaction)?;
        Ok(())
    }
}

impl wit::HostTransactionWithStore<State> for HasSelf<State> {
    async fn query(
        accessor: &Accessor<State, Self>,
        transaction: Resource<OpenTransaction>,
        statement: wit::Statement,
    ) -> Answer<wit::Rows> {
        let statement = native_statement(statement);
        let transaction = open_transaction(accessor, &transaction)?;
        let transaction = transaction.lock().await;
        match transaction.as_ref() {
            Some(transaction) => Ok(transaction.query(statement).await.and_then(wit_rows).map_err(wit_error)),
            None => Ok(Err(committed())),
        }
    }

    async fn execute(
        accessor: &Accessor<State, Self>,
        transaction: Resource<OpenTransaction>,
        statement: wit::Statement,
    ) -> Answer<u64> {
        let statement = native_statement(statement);
        let transaction = open_transaction(accessor, &transaction)?;
        let transaction = transaction.lock().await;
        match transaction.as_ref() {
            Some(transaction) => Ok(transaction.execute(statement).await.map_err(wit_error)),
            None => Ok(Err(committed())),
        }
    }

    async fn commit(accessor: &Accessor<State, Self>, transaction: Resource<OpenTransaction>) -> Answer<()> {
        let transaction = accessor.with(|mut store| store.get().table.delete(transaction))?;
        let transaction = transaction.0.lock().await.take();
        match transaction {
            Some(transaction) => Ok(transaction.commit().await.map_err(wit_error)),
            None => Ok(Err(committed())),
        }
    }
}

fn port(accessor: &Accessor<State, HasSelf<State>>) -> Arc<dyn SqlPort> {
    accessor.with(|mut store| store.get().capabilities.sql.clone())
}

fn open_transaction(
    accessor: &Accessor<State, HasSelf<State>>,
    transaction: &Resource<OpenTransaction>,
) -> wasmtime::Result<SharedTransaction> {
    accessor.with(|mut store| Ok(store.get().table.get(transaction)?.0.clone()))
}

fn committed() -> wit::Error {
    wit::Error::Other("the transaction is committed".to_owned())
}

fn native_scope(scope: wit::Scope) -> Scope {
    match scope {
        wit::Scope::Company(company) => Scope::Company(uuid(company)),
        // The guest's own reason is documentation; to this host it is one caller like any other.
        wit::Scope::System(_) => Scope::System("the component's own reason"),
    }
}

fn native_statement(statement: wit::Statement) -> SqlStatement {
    let wit::Statement { sql, params, wants_columns } = statement;
    SqlStatement { sql, params: Cells::from_bytes(params), wants_columns }
}

fn wit_rows(rows: Rows) -> Result<wit::Rows, SqlError> {
    let Rows { columns, width, cells } = rows;
    let columns = columns.iter().map(|column| wit::Column { name: column.name.clone(), ty: wit_type(column.ty) });
    let width = u32::try_from(width).map_err(|error| SqlError::Other(error.to_string()))?;
    Ok(wit::Rows { columns: columns.collect(), width, cells: cells.into_bytes() })
}

fn wit_type(ty: SqlType) -> wit::ColumnType {
    match ty {
        SqlType::Bool => wit::ColumnType::Bool,
        SqlType::Int => wit::ColumnType::Int,
        SqlType::Int32 => wit::ColumnType::Int32,
        SqlType::Real => wit::ColumnType::Real,
        SqlType::Text => wit::ColumnType::Text,
        SqlType::Bytes => wit::ColumnType::Bytes,
        SqlType::Uuid => wit::ColumnType::Uuid,
        SqlType::Timestamp => wit::ColumnType::Timestamp,
        SqlType::Date => wit::ColumnType::Date,
        SqlType::Json => wit::ColumnType::Json,
    }
}

fn wit_error(error: SqlError) -> wit::Error {
    match error {
        SqlError::Unique(name) => wit::Error::Unique(name),
        SqlError::ForeignKey(name) => wit::Error::ForeignKey(name),
        SqlError::Check(name) => wit::Error::Check(name),
        SqlError::Unavailable(text) => wit::Error::Unavailable(text),
        SqlError::Timeout => wit::Error::Timeout,
        SqlError::Serialization => wit::Error::Serialization,
        SqlError::Other(text) => wit::Error::Other(text),
    }
}
