//! PostgreSQL's errors as the port's.

use std::error::Error as _;

use haul_db::SqlError;
use tokio_postgres::error::{DbError, SqlState};

pub(super) fn map_error(error: &tokio_postgres::Error) -> SqlError {
    let Some(server) = error.as_db_error() else {
        let is_connection = error.is_closed() || error.source().is_some_and(|source| source.is::<std::io::Error>());
        let text = describe(error);
        return if is_connection { SqlError::Unavailable(text) } else { SqlError::Other(text) };
    };
    let constraint = || server.constraint().unwrap_or_default().to_owned();
    match server.code() {
        &SqlState::UNIQUE_VIOLATION => SqlError::Unique(constraint()),
        &SqlState::FOREIGN_KEY_VIOLATION => SqlError::ForeignKey(constraint()),
        &SqlState::CHECK_VIOLATION => SqlError::Check(constraint()),
        &SqlState::NOT_NULL_VIOLATION => SqlError::Check(not_null(server)),
        &SqlState::QUERY_CANCELED | &SqlState::IDLE_IN_TRANSACTION_SESSION_TIMEOUT | &SqlState::LOCK_NOT_AVAILABLE => {
            SqlError::Timeout
        }
        &SqlState::T_R_SERIALIZATION_FAILURE | &SqlState::T_R_DEADLOCK_DETECTED => SqlError::Serialization,
        &SqlState::ADMIN_SHUTDOWN
        | &SqlState::CRASH_SHUTDOWN
        | &SqlState::CANNOT_CONNECT_NOW
        | &SqlState::TOO_MANY_CONNECTIONS => SqlError::Unavailable(server.message().to_owned()),
        code if code.code().starts_with("08") => SqlError::Unavailable(server.message().to_owned()),
        code => SqlError::Other(format!("{}: {}", code.code(), server.message())),
    }
}

fn not_null(server: &DbError) -> String {
    format!("{}.{} is null", server.table().unwrap_or("?"), server.column().unwrap_or("?"))
}

/// The error with its cause; its own text only names its kind.
pub(super) fn describe(error: &tokio_postgres::Error) -> String {
    match error.source() {
        Some(source) => format!("{error}: {source}"),
        None => error.to_string(),
    }
}
