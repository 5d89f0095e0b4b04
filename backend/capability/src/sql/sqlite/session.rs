//! One SQLite connection: how it is opened, how a statement runs on it, and when it is interrupted.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

use haul_db::{Cell, Cells, Column, Rows, SqlError, SqlStatement, SqlType, text};
use rusqlite::config::DbConfig;
use rusqlite::types::{ToSqlOutput, ValueRef};
use rusqlite::{CachedStatement, Connection, OpenFlags, Statement};
use uuid::Uuid;

use super::SqliteSettings;
use super::error::map_error;

/// Statements written by sea-query differ only by filter and sort; this many cover the product's screens.
const CACHED_STATEMENTS: usize = 256;

/// Instructions of SQLite's virtual machine between two checks of the limits: some 20 µs, so that checking is free.
const INSTRUCTIONS_PER_TICK: i32 = 1_000;

/// A quick read is cut off after this many ticks (a few milliseconds), because it blocks its thread's other requests.
const QUICK_TICKS: u64 = 100;

/// A quick read returns at most this many rows: two full pages of a list.
const QUICK_ROWS: usize = 400;

/// A query returns at most this many rows; more would endanger the process's memory.
const MAX_ROWS: usize = 100_000;

/// When to give up on a statement.
#[derive(Clone, Copy, Debug)]
pub(super) enum Bounds {
    /// Too long for the caller's thread.
    Quick,
    Until(Instant),
}

/// The result of a read.
pub(super) enum Reading {
    Rows(Rows),
    /// Limits exceeded; nothing was returned.
    TooLong,
    /// The statement writes; nothing was run.
    NotARead,
}

pub(super) struct Session {
    connection: Connection,
    meter: Arc<Meter>,
}

impl Session {
    pub(super) fn open_writer(settings: &SqliteSettings) -> Result<Self, SqlError> {
        let session = Self::open(settings, OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_CREATE)?;
        let synchronous = if settings.is_durable { "FULL" } else { "OFF" };
        session.script(&format!(
            "PRAGMA journal_mode = WAL; PRAGMA synchronous = {synchronous}; PRAGMA foreign_keys = ON"
        ))?;
        Ok(session)
    }

    pub(super) fn open_reader(settings: &SqliteSettings) -> Result<Self, SqlError> {
        Self::open(settings, OpenFlags::SQLITE_OPEN_READ_ONLY)
    }

    fn open(settings: &SqliteSettings, flags: OpenFlags) -> Result<Self, SqlError> {
        // Each connection has one user at a time, so SQLite's own mutex would only cost time.
        let connection = Connection::open_with_flags(&settings.path, flags | OpenFlags::SQLITE_OPEN_NO_MUTEX)
            .map_err(|error| SqlError::Unavailable(format!("{}: {error}", settings.path.display())))?;
        connection.set_prepared_statement_cache_capacity(CACHED_STATEMENTS);
        let meter = Arc::new(Meter::new());
        let handler = Arc::clone(&meter);
        connection
            // Otherwise a plan may depend on a parameter's value, and for `LIMIT ?` it always does: then SQLite
            // prepares the statement again at each run.
            .set_db_config(DbConfig::SQLITE_DBCONFIG_ENABLE_QPSG, true)
            .and_then(|_| connection.progress_handler(INSTRUCTIONS_PER_TICK, Some(move || handler.is_over())))
            .and_then(|()| connection.busy_timeout(settings.statement_limit))
            // LIKE is case-sensitive, as in PostgreSQL; search uses folded columns.
            .and_then(|()| {
                connection.execute_batch(
                    "PRAGMA case_sensitive_like = ON; PRAGMA temp_store = MEMORY; PRAGMA trusted_schema = OFF",
                )
            })
            .map_err(|error| map_error(&connection, error))?;
        Ok(Self { connection, meter })
    }

    /// Runs a statement if it only reads.
    pub(super) fn read(&self, statement: &SqlStatement, bounds: Bounds) -> Result<Reading, SqlError> {
        let mut prepared = self.prepare(&statement.sql)?;
        if !prepared.readonly() {
            return Ok(Reading::NotARead);
        }
        let limit = match bounds {
            Bounds::Quick => QUICK_ROWS,
            Bounds::Until(_) => MAX_ROWS,
        };
        self.meter.start(bounds);
        let rows =
            bind(&mut prepared, &statement.params).map_err(|error| map_error(&self.connection, error)).and_then(|()| {
                collect(&mut prepared, statement.wants_columns, limit, |error| map_error(&self.connection, error))
            });
        match (rows, bounds) {
            (Ok(Some(rows)), _) => Ok(Reading::Rows(rows)),
            (Ok(None), Bounds::Quick) | (Err(SqlError::Timeout), _) => Ok(Reading::TooLong),
            (Ok(None), Bounds::Until(_)) => Err(SqlError::Other(format!("more than {MAX_ROWS} rows"))),
            (Err(error), _) => Err(error),
        }
    }

    /// Runs a statement and returns its rows.
    pub(super) fn query(&self, statement: &SqlStatement, deadline: Instant) -> Result<Rows, SqlError> {
        self.meter.start(Bounds::Until(deadline));
        let mut prepared = self.prepare(&statement.sql)?;
        bind(&mut prepared, &statement.params).map_err(|error| map_error(&self.connection, error))?;
        let rows =
            collect(&mut prepared, statement.wants_columns, MAX_ROWS, |error| map_error(&self.connection, error))?;
        rows.ok_or_else(|| SqlError::Other(format!("more than {MAX_ROWS} rows")))
    }

    /// Runs a statement and returns the number of rows that it changed itself.
    pub(super) fn execute(&self, statement: &SqlStatement, deadline: Instant) -> Result<u64, SqlError> {
        self.meter.start(Bounds::Until(deadline));
        let mut prepared = self.prepare(&statement.sql)?;
        let run = |prepared: &mut CachedStatement<'_>| {
            bind(prepared, &statement.params)?;
            let mut rows = prepared.raw_query();
            while rows.next()?.is_some() {}
            Ok(())
        };
        run(&mut prepared).map_err(|error| map_error(&self.connection, error))?;
        Ok(if prepared.readonly() { 0 } else { self.connection.changes() })
    }

    /// Runs several statements, without limits.
    pub(super) fn script(&self, sql: &str) -> Result<(), SqlError> {
        self.meter.stop();
        self.connection.execute_batch(sql).map_err(|error| map_error(&self.connection, error))
    }

    /// Runs `BEGIN`, `COMMIT` and the like, without limits.
    pub(super) fn control(&self, sql: &str) -> Result<(), SqlError> {
        self.meter.stop();
        let mut prepared = self.prepare(sql)?;
        prepared.raw_execute().map(|_| ()).map_err(|error| map_error(&self.connection, error))
    }

    /// Whether a transaction is open. SQLite itself rolls some failed ones back.
    pub(super) fn is_in_transaction(&self) -> bool {
        !self.connection.is_autocommit()
    }

    fn prepare(&self, sql: &str) -> Result<CachedStatement<'_>, SqlError> {
        self.connection.prepare_cached(sql).map_err(|error| map_error(&self.connection, error))
    }
}

/// The limits left for the running statement. Read by SQLite's progress handler.
struct Meter {
    ticks_left: AtomicU64,
    /// Nanoseconds since `origin`.
    deadline: AtomicU64,
    origin: Instant,
}

impl Meter {
    fn new() -> Self {
        Self { ticks_left: AtomicU64::new(u64::MAX), deadline: AtomicU64::new(u64::MAX), origin: Instant::now() }
    }

    fn start(&self, bounds: Bounds) {
        let (ticks, deadline) = match bounds {
            Bounds::Quick => (QUICK_TICKS, u64::MAX),
            Bounds::Until(deadline) => (u64::MAX, self.nanos(deadline)),
        };
        self.ticks_left.store(ticks, Ordering::Relaxed);
        self.deadline.store(deadline, Ordering::Relaxed);
    }

    fn stop(&self) {
        self.ticks_left.store(u64::MAX, Ordering::Relaxed);
        self.deadline.store(u64::MAX, Ordering::Relaxed);
    }

    fn is_over(&self) -> bool {
        let left = self.ticks_left.load(Ordering::Relaxed);
        self.ticks_left.store(left.saturating_sub(1), Ordering::Relaxed);
        let deadline = self.deadline.load(Ordering::Relaxed);
        left == 0 || (deadline != u64::MAX && self.nanos(Instant::now()) > deadline)
    }

    fn nanos(&self, at: Instant) -> u64 {
        u64::try_from(at.saturating_duration_since(self.origin).as_nanos()).unwrap_or(u64::MAX)
    }
}

fn bind(prepared: &mut Statement<'_>, params: &Cells) -> rusqlite::Result<()> {
    let mut uuid = Uuid::encode_buffer();
    for (index, param) in params.reader().enumerate() {
        let value = match param.map_err(|error| rusqlite::Error::ToSqlConversionFailure(error.into()))? {
            Cell::Null => ToSqlOutput::from(rusqlite::types::Null),
            Cell::Bool(v) => ToSqlOutput::from(v),
            Cell::Int(v) => ToSqlOutput::from(v),
            Cell::Real(v) => ToSqlOutput::from(v),
            Cell::Text(v) | Cell::Json(v) => ToSqlOutput::from(v),
            Cell::Bytes(v) => ToSqlOutput::from(v),
            Cell::Uuid(v) => ToSqlOutput::from(&*v.hyphenated().encode_lower(&mut uuid)),
            Cell::Timestamp(v) => ToSqlOutput::from(text::format_timestamp(v)),
            Cell::Date(v) => ToSqlOutput::from(text::format_date(v)),
        };
        prepared.raw_bind_parameter(index + 1, value)?;
    }
    Ok(())
}

/// All rows, or `None` when there are more than `limit`.
fn collect(
    prepared: &mut Statement<'_>,
    wants_columns: bool,
    limit: usize,
    map: impl Fn(rusqlite::Error) -> SqlError,
) -> Result<Option<Rows>, SqlError> {
    // An expression declares no type: its cells carry their own, and its nulls count as text.
    let types: Vec<Option<SqlType>> =
        prepared.columns().iter().map(|column| column.decl_type().and_then(text::declared_type)).collect();
    let columns = match wants_columns {
        true => columns(prepared, &types),
        false => Arc::default(),
    };
    let mut cells = Cells::default();
    let mut count = 0;
    let mut cursor = prepared.raw_query();
    while let Some(row) = cursor.next().map_err(&map)? {
        if count == limit {
            return Ok(None);
        }
        count += 1;
        for (index, ty) in types.iter().enumerate() {
            let value = row.get_ref(index).map_err(&map)?;
            cells.push(cell(value, *ty).ok_or_else(|| {
                let name = row.as_ref().column_name(index).unwrap_or("?");
                SqlError::Other(format!("column {name} holds a {} that is no {ty:?}", value.data_type()))
            })?);
        }
    }
    Ok(Some(Rows { columns, width: types.len(), cells }))
}

fn columns(prepared: &Statement<'_>, types: &[Option<SqlType>]) -> Arc<[Column]> {
    let named = prepared.column_names().into_iter().zip(types);
    named.map(|(name, ty)| Column { name: name.to_owned(), ty: ty.unwrap_or(SqlType::Text) }).collect()
}

/// The cell in its column's declared type.
fn cell(value: ValueRef<'_>, ty: Option<SqlType>) -> Option<Cell<'_>> {
    Some(match (value, ty) {
        (ValueRef::Null, _) => Cell::Null,
        (ValueRef::Integer(v), Some(SqlType::Bool)) => Cell::Bool(v != 0),
        (ValueRef::Integer(v), _) => Cell::Int(v),
        (ValueRef::Real(v), _) => Cell::Real(v),
        (ValueRef::Blob(v), _) => Cell::Bytes(v),
        (ValueRef::Text(v), Some(SqlType::Uuid)) => Cell::Uuid(Uuid::try_parse_ascii(v).ok()?),
        (ValueRef::Text(v), ty) => {
            let v = str::from_utf8(v).ok()?;
            match ty {
                Some(SqlType::Timestamp) => Cell::Timestamp(text::parse_timestamp(v)?),
                Some(SqlType::Date) => Cell::Date(text::parse_date(v)?),
                Some(SqlType::Json) => Cell::Json(v),
                _ => Cell::Text(v),
            }
        }
    })
}

#[cfg(test)]
mod tests {
    use rusqlite::StatementStatus;

    use super::*;

    #[test]
    fn a_cached_statement_is_not_prepared_again_for_other_parameters() {
        let folder = tempfile::tempdir().unwrap();
        let settings = SqliteSettings::new(folder.path().join("test.db"));
        let session = Session::open_writer(&settings).unwrap();
        session
            .script("CREATE TABLE account (uid text, state text); CREATE INDEX uid_idx ON account (uid) WHERE state <> 'gone'")
            .unwrap();
        let sql = "SELECT uid FROM account WHERE uid = ? AND state <> ? LIMIT ?";
        for uid in ["a", "b", "c"] {
            let params = [Cell::Text(uid), Cell::Text("gone"), Cell::Int(1)].into_iter().collect();
            let statement = SqlStatement { params, ..SqlStatement::plain(sql) };
            assert!(matches!(session.read(&statement, Bounds::Quick), Ok(Reading::Rows(_))));
        }
        assert_eq!(session.prepare(sql).unwrap().get_status(StatementStatus::RePrepare), 0);
    }
}
