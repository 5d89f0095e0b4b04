//! Statements on one connection. Related statements are sent together: one round trip, not four.

use std::time::Duration;

use deadpool_postgres::Object;
use futures::future::join3;
use haul_db::{Malformed, Rows, Scope, SqlError, SqlStatement};
use tokio_postgres::types::{ToSql, Type};
use tokio_postgres::{Row, Statement};

use super::error::map_error;
use super::overdue;
use super::value::{Param, declared_type, to_rows};

/// Prepared statements per connection. Filters and list lengths produce more, which are prepared again.
const CACHED_STATEMENTS: usize = 512;

/// The server cancels at its limit; the client's own clock decides only this much later, if the server is unreachable.
const GRACE: Duration = Duration::from_secs(2);

/// `BEGIN` and the scope for row-level security.
pub(super) fn begin(scope: &Scope) -> String {
    match scope {
        Scope::Company(id) => {
            format!("BEGIN; SET LOCAL haul.company_id = '{id}'; SET LOCAL haul.scope = 'company'")
        }
        Scope::System(_) => "BEGIN; SET LOCAL haul.company_id = ''; SET LOCAL haul.scope = 'system'".to_owned(),
    }
}

pub(super) async fn query_alone(
    client: Object,
    scope: &Scope,
    statement: &SqlStatement,
    limit: Duration,
) -> Result<Rows, SqlError> {
    let work = async {
        let prepared = prepare(&client, statement).await?;
        let params = params(statement)?;
        let rows = alone(&client, scope, query(&client, &prepared, &params)).await?;
        to_rows(&prepared, &rows, statement.wants_columns)
    };
    match tokio::time::timeout(limit + GRACE, work).await {
        Ok(result) => result,
        Err(_) => Err(overdue(client)),
    }
}

pub(super) async fn execute_alone(
    client: Object,
    scope: &Scope,
    statement: &SqlStatement,
    limit: Duration,
) -> Result<u64, SqlError> {
    let work = async {
        let prepared = prepare(&client, statement).await?;
        let params = params(statement)?;
        alone(&client, scope, execute(&client, &prepared, &params)).await
    };
    match tokio::time::timeout(limit + GRACE, work).await {
        Ok(result) => result,
        Err(_) => Err(overdue(client)),
    }
}

/// Runs a statement between `BEGIN` and `COMMIT`. tokio-postgres sends in the order of the first polls, without waiting
/// in between.
async fn alone<T>(
    client: &Object,
    scope: &Scope,
    work: impl Future<Output = Result<T, tokio_postgres::Error>>,
) -> Result<T, SqlError> {
    let begin = begin(scope);
    let (begun, answer, committed) = join3(client.batch_execute(&begin), work, client.batch_execute("COMMIT")).await;
    begun.and(answer).and_then(|answer| committed.map(|()| answer)).map_err(|error| map_error(&error))
}

/// Prepares with the types of the actual values: otherwise the server takes `CASE … THEN $1` for text.
pub(super) async fn prepare(client: &Object, statement: &SqlStatement) -> Result<Statement, SqlError> {
    if client.statement_cache.size() >= CACHED_STATEMENTS {
        client.statement_cache.clear();
    }
    let types: Vec<Type> = params(statement)?.into_iter().map(|Param(cell)| declared_type(cell)).collect();
    client.prepare_typed_cached(&statement.sql, &types).await.map_err(|error| map_error(&error))
}

pub(super) async fn query(
    client: &Object,
    prepared: &Statement,
    params: &[Param<'_>],
) -> Result<Vec<Row>, tokio_postgres::Error> {
    client.query(prepared, &as_sql(params)).await
}

pub(super) async fn execute(
    client: &Object,
    prepared: &Statement,
    params: &[Param<'_>],
) -> Result<u64, tokio_postgres::Error> {
    client.execute(prepared, &as_sql(params)).await
}

pub(super) fn params(statement: &SqlStatement) -> Result<Vec<Param<'_>>, SqlError> {
    let params: Result<_, _> = statement.params.reader().map(|cell| cell.map(Param)).collect();
    params.map_err(|error: Malformed| SqlError::Other(error.to_string()))
}

fn as_sql<'a>(params: &'a [Param<'a>]) -> Vec<&'a (dyn ToSql + Sync)> {
    params.iter().map(|param| param as &(dyn ToSql + Sync)).collect()
}
