//! SQLite's errors as the port's.

use haul_db::SqlError;
use rusqlite::{Connection, ErrorCode, ffi};

pub(super) fn map_error(connection: &Connection, error: rusqlite::Error) -> SqlError {
    let (failure, message) = match error {
        rusqlite::Error::SqliteFailure(failure, Some(message)) => (failure, message),
        rusqlite::Error::SqliteFailure(failure, None) => (failure, failure.to_string()),
        other => return SqlError::Other(other.to_string()),
    };
    match (failure.extended_code, failure.code) {
        (ffi::SQLITE_CONSTRAINT_UNIQUE | ffi::SQLITE_CONSTRAINT_PRIMARYKEY, _) => {
            SqlError::Unique(unique_name(connection, &message).unwrap_or(message))
        }
        (ffi::SQLITE_CONSTRAINT_FOREIGNKEY, _) => SqlError::ForeignKey(String::new()),
        (_, ErrorCode::ConstraintViolation) => SqlError::Check(message),
        (_, ErrorCode::OperationInterrupted) => SqlError::Timeout,
        (
            _,
            ErrorCode::DatabaseBusy
            | ErrorCode::DatabaseLocked
            | ErrorCode::CannotOpen
            | ErrorCode::DiskFull
            | ErrorCode::SystemIoFailure,
        ) => SqlError::Unavailable(message),
        _ => SqlError::Other(message),
    }
}

/// The name of the index behind `UNIQUE constraint failed: customer.company_id, customer.name`.
///
/// SQLite names only the columns; where SQLite made up the index's name, PostgreSQL's choice of name is used.
fn unique_name(connection: &Connection, message: &str) -> Option<String> {
    let failed = message.strip_prefix("UNIQUE constraint failed: ")?;
    if let Some(name) = failed.strip_prefix("index '") {
        return Some(name.trim_end_matches('\'').to_owned());
    }
    let mut table = "";
    let mut columns = Vec::new();
    for part in failed.split(", ") {
        let (owner, column) = part.split_once('.')?;
        table = owner;
        columns.push(column);
    }
    let found = find_index(connection, table, &columns).ok()?;
    found.or_else(|| Some(format!("{table}_pkey")))
}

fn find_index(connection: &Connection, table: &str, columns: &[&str]) -> rusqlite::Result<Option<String>> {
    let mut indexes =
        connection.prepare_cached("SELECT name, origin FROM pragma_index_list(?) WHERE \"unique\" = 1")?;
    let mut parts = connection.prepare_cached("SELECT name FROM pragma_index_info(?) ORDER BY seqno")?;
    let indexes = indexes.query_map([table], |row| Ok((row.get::<_, String>(0)?, row.get::<_, String>(1)?)))?;
    for index in indexes {
        let (name, origin) = index?;
        let covered = parts.query_map([&name], |row| row.get::<_, String>(0))?.collect::<rusqlite::Result<Vec<_>>>()?;
        if covered == columns {
            return Ok(Some(match origin.as_str() {
                "pk" => format!("{table}_pkey"),
                "u" => format!("{table}_{}_key", columns.join("_")),
                _ => name,
            }));
        }
    }
    Ok(None)
}
