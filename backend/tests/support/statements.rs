//! A database that notes each statement and how long it took.

use std::{
    sync::{Arc, Mutex},
    time::{Duration, Instant},
};

use async_trait::async_trait;
use haul_db::{Dialect, Rows, Scope, SqlError, SqlPort, SqlStatement, TransactionPort};

/// The statements of a test, in order.
#[derive(Clone, Default)]
pub struct Statements(Arc<Mutex<Vec<(SqlStatement, Duration)>>>);

impl Statements {
    /// Those since the last call.
    pub fn take(&self) -> Vec<(SqlStatement, Duration)> {
        std::mem::take(&mut self.0.lock().unwrap())
    }

    async fn timed<T>(&self, statement: SqlStatement, work: impl Future<Output = T>) -> T {
        let begun = Instant::now();
        let done = work.await;
        self.0.lock().unwrap().push((statement, begun.elapsed()));
        done
    }
}

pub struct NotedPort {
    pub port: Arc<dyn SqlPort>,
    pub statements: Statements,
}

#[async_trait]
impl SqlPort for NotedPort {
    fn dialect(&self) -> Dialect {
        self.port.dialect()
    }

    /// Always by [`SqlPort::query`], so that each is noted once.
    fn query_now(&self, _: &Scope, statement: SqlStatement) -> Result<Result<Rows, SqlError>, SqlStatement> {
        Err(statement)
    }

    async fn query(&self, scope: &Scope, statement: SqlStatement) -> Result<Rows, SqlError> {
        self.statements.timed(statement.clone(), self.port.query(scope, statement)).await
    }

    async fn execute(&self, scope: &Scope, statement: SqlStatement) -> Result<u64, SqlError> {
        self.statements.timed(statement.clone(), self.port.execute(scope, statement)).await
    }

    async fn begin(&self, scope: &Scope) -> Result<Box<dyn TransactionPort>, SqlError> {
        let transaction = self.port.begin(scope).await?;
        Ok(Box::new(NotedTransaction { transaction, statements: self.statements.clone() }))
    }
}

struct NotedTransaction {
    transaction: Box<dyn TransactionPort>,
    statements: Statements,
}

#[async_trait]
impl TransactionPort for NotedTransaction {
    async fn query(&self, statement: SqlStatement) -> Result<Rows, SqlError> {
        self.statements.timed(statement.clone(), self.transaction.query(statement)).await
    }

    async fn execute(&self, statement: SqlStatement) -> Result<u64, SqlError> {
        self.statements.timed(statement.clone(), self.transaction.execute(statement)).await
    }

    async fn execute_script(&self, sql: &str) -> Result<(), SqlError> {
        self.transaction.execute_script(sql).await
    }

    async fn commit(self: Box<Self>) -> Result<(), SqlError> {
        self.transaction.commit().await
    }
}
