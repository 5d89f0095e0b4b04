//! [`Db`] and [`Tx`]: sea-orm connections over the port.

use std::fmt;
use std::sync::Arc;

use async_trait::async_trait;
use sea_orm::{ConnectionTrait, DbBackend, DbErr, ExecResult, ProxyExecResult, QueryResult, Statement};

use crate::error::into_db_err;
use crate::narrow::Narrowing;
use crate::port::{Dialect, Rows, Scope, SqlPort, SqlStatement, TransactionPort};
use crate::rows::Connection;
use crate::value::{to_results, to_statement};

/// The database as the product uses it. Cheap to clone; each statement outside a [`Tx`] is a transaction of its own.
///
/// A new one has no [`Scope`], and every statement on it is an error.
#[derive(Clone)]
pub struct Db {
    port: Arc<dyn SqlPort>,
    scope: Option<Scope>,
    narrowing: Option<Narrowing>,
}

impl Db {
    pub fn new(port: Arc<dyn SqlPort>) -> Self {
        Self { port, scope: None, narrowing: None }
    }

    /// The same database, limited to the rows of `scope`.
    #[must_use]
    pub fn scoped(&self, scope: Scope) -> Self {
        Self { port: Arc::clone(&self.port), scope: Some(scope), narrowing: None }
    }

    /// The same database, showing only part of its rows. A transaction that it opens shows all of them, because
    /// the consequences of a change concern rows that its author may not see.
    #[must_use]
    pub fn narrowed(self, narrowing: Option<Narrowing>) -> Self {
        Self { narrowing, ..self }
    }

    pub fn dialect(&self) -> Dialect {
        self.port.dialect()
    }

    /// Opens a write transaction.
    pub async fn begin(&self) -> Result<Tx, DbErr> {
        let inner = self.port.begin(self.scope()?).await.map_err(into_db_err)?;
        Ok(Tx { inner, dialect: self.dialect() })
    }

    fn scope(&self) -> Result<&Scope, DbErr> {
        self.scope.as_ref().ok_or_else(|| DbErr::Custom("a statement was given no scope".into()))
    }

    async fn run(&self, statement: SqlStatement) -> Result<ExecResult, DbErr> {
        let touched = self.port.execute(self.scope()?, statement).await.map_err(into_db_err)?;
        Ok(exec_result(touched))
    }
}

impl fmt::Debug for Db {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Db").field("dialect", &self.dialect()).field("scope", &self.scope).finish()
    }
}

#[async_trait]
impl ConnectionTrait for Db {
    fn get_database_backend(&self) -> DbBackend {
        backend(self.dialect())
    }

    async fn execute_raw(&self, statement: Statement) -> Result<ExecResult, DbErr> {
        self.run(to_statement(statement)?).await
    }

    async fn execute_unprepared(&self, sql: &str) -> Result<ExecResult, DbErr> {
        self.run(SqlStatement::plain(sql)).await
    }

    async fn query_one_raw(&self, statement: Statement) -> Result<Option<QueryResult>, DbErr> {
        Ok(to_results(&self.rows(by_name(statement)?).await?)?.into_iter().next())
    }

    async fn query_all_raw(&self, statement: Statement) -> Result<Vec<QueryResult>, DbErr> {
        to_results(&self.rows(by_name(statement)?).await?)
    }

    fn support_returning(&self) -> bool {
        true
    }
}

#[async_trait]
impl Connection for Db {
    async fn rows(&self, statement: SqlStatement) -> Result<Rows, DbErr> {
        let scope = self.scope()?;
        let statement = narrowed(self.narrowing.as_ref(), self.dialect(), statement);
        let now = if is_read(&statement.sql) { self.port.query_now(scope, statement) } else { Err(statement) };
        let answer = match now {
            Ok(answer) => answer,
            Err(statement) => self.port.query(scope, statement).await,
        };
        answer.map_err(into_db_err)
    }

    async fn whole_rows(&self, statement: SqlStatement) -> Result<Rows, DbErr> {
        match self.narrowing {
            None => self.rows(statement).await,
            Some(_) => self.clone().narrowed(None).rows(statement).await,
        }
    }
}

/// An open write transaction. Dropped without [`Tx::commit`] it rolls back.
///
/// After a statement has failed the transaction can only be dropped, on either database.
pub struct Tx {
    inner: Box<dyn TransactionPort>,
    dialect: Dialect,
}

impl Tx {
    /// Commits. An error means that nothing of the transaction was kept.
    pub async fn commit(self) -> Result<(), DbErr> {
        self.inner.commit().await.map_err(into_db_err)
    }

    pub fn dialect(&self) -> Dialect {
        self.dialect
    }

    async fn run(&self, statement: SqlStatement) -> Result<ExecResult, DbErr> {
        Ok(exec_result(self.inner.execute(statement).await.map_err(into_db_err)?))
    }
}

impl fmt::Debug for Tx {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Tx").field("dialect", &self.dialect).finish_non_exhaustive()
    }
}

#[async_trait]
impl ConnectionTrait for Tx {
    fn get_database_backend(&self) -> DbBackend {
        backend(self.dialect)
    }

    async fn execute_raw(&self, statement: Statement) -> Result<ExecResult, DbErr> {
        self.run(to_statement(statement)?).await
    }

    async fn execute_unprepared(&self, sql: &str) -> Result<ExecResult, DbErr> {
        self.run(SqlStatement::plain(sql)).await
    }

    async fn query_one_raw(&self, statement: Statement) -> Result<Option<QueryResult>, DbErr> {
        Ok(to_results(&self.rows(by_name(statement)?).await?)?.into_iter().next())
    }

    async fn query_all_raw(&self, statement: Statement) -> Result<Vec<QueryResult>, DbErr> {
        to_results(&self.rows(by_name(statement)?).await?)
    }

    fn support_returning(&self) -> bool {
        true
    }
}

#[async_trait]
impl Connection for Tx {
    async fn rows(&self, statement: SqlStatement) -> Result<Rows, DbErr> {
        self.inner.query(statement).await.map_err(into_db_err)
    }

    async fn whole_rows(&self, statement: SqlStatement) -> Result<Rows, DbErr> {
        self.rows(statement).await
    }
}

/// Reads all rows of the scope through a connection that may show only part of them: for facts of the whole company,
/// such as a customer's balance, and for the names of records that others refer to.
#[derive(Debug)]
pub struct Whole<'a, C>(pub &'a C);

/// A transaction that shows only part of its rows, for records that the caller names by number or name.
#[derive(Debug)]
pub struct Narrowed<'a> {
    pub tx: &'a Tx,
    pub narrowing: Option<Narrowing>,
}

#[async_trait]
impl<C: Connection> Connection for Whole<'_, C> {
    async fn rows(&self, statement: SqlStatement) -> Result<Rows, DbErr> {
        self.0.whole_rows(statement).await
    }

    async fn whole_rows(&self, statement: SqlStatement) -> Result<Rows, DbErr> {
        self.0.whole_rows(statement).await
    }
}

#[async_trait]
impl Connection for Narrowed<'_> {
    async fn rows(&self, statement: SqlStatement) -> Result<Rows, DbErr> {
        self.tx.rows(narrowed(self.narrowing.as_ref(), self.tx.dialect(), statement)).await
    }

    async fn whole_rows(&self, statement: SqlStatement) -> Result<Rows, DbErr> {
        self.tx.rows(statement).await
    }
}

/// The rest of a connection that reads rows its own way and passes on everything else.
macro_rules! passes_on {
    (impl [$($of:tt)*] $type:ty, $inner:tt) => {
        #[async_trait]
        impl $($of)* ConnectionTrait for $type {
            fn get_database_backend(&self) -> DbBackend {
                self.$inner.get_database_backend()
            }

            async fn execute_raw(&self, statement: Statement) -> Result<ExecResult, DbErr> {
                self.$inner.execute_raw(statement).await
            }

            async fn execute_unprepared(&self, sql: &str) -> Result<ExecResult, DbErr> {
                self.$inner.execute_unprepared(sql).await
            }

            async fn query_one_raw(&self, statement: Statement) -> Result<Option<QueryResult>, DbErr> {
                Ok(to_results(&self.rows(by_name(statement)?).await?)?.into_iter().next())
            }

            async fn query_all_raw(&self, statement: Statement) -> Result<Vec<QueryResult>, DbErr> {
                to_results(&self.rows(by_name(statement)?).await?)
            }

            fn support_returning(&self) -> bool {
                true
            }
        }
    };
}

passes_on!(impl [<C: Connection>] Whole<'_, C>, 0);
passes_on!(impl [] Narrowed<'_>, tx);

fn narrowed(narrowing: Option<&Narrowing>, dialect: Dialect, statement: SqlStatement) -> SqlStatement {
    match narrowing {
        Some(narrowing) if is_read(&statement.sql) => narrowing.narrow(dialect, statement),
        _ => statement,
    }
}

fn backend(dialect: Dialect) -> DbBackend {
    match dialect {
        Dialect::Sqlite => DbBackend::Sqlite,
        Dialect::Postgres => DbBackend::Postgres,
    }
}

/// Saves the port the check for statements that write and return rows; it checks the rest itself.
fn is_read(sql: &str) -> bool {
    sql.starts_with("SELECT") || sql.starts_with("WITH")
}

fn by_name(statement: Statement) -> Result<SqlStatement, DbErr> {
    Ok(SqlStatement { wants_columns: true, ..to_statement(statement)? })
}

fn exec_result(touched: u64) -> ExecResult {
    ProxyExecResult::new(0, touched).into()
}
