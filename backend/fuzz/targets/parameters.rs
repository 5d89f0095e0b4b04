//! The host's side of the boundary: a buffer of parameters, as a hijacked guest might send it.
//!
//! The database answers with the same values, or the statement is refused.

#![no_main]

use std::sync::LazyLock;

use haul_capability::sql::{Sqlite, SqliteSettings};
use haul_db::{Cell, Cells, Scope, SqlPort, SqlStatement};
use libfuzzer_sys::fuzz_target;
use tempfile::TempDir;

static DATABASE: LazyLock<(Sqlite, TempDir)> = LazyLock::new(|| {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let settings = SqliteSettings { is_durable: false, ..SqliteSettings::new(folder.path().join("fuzz.db")) };
    (Sqlite::open(&settings).expect("a new database"), folder)
});

/// Parameters that a statement of SQLite takes.
const MOST: usize = 32_766;

fuzz_target!(|bytes: &[u8]| {
    let params = Cells::from_bytes(bytes.to_vec());
    let sent: Result<Vec<Cell<'_>>, _> = params.reader().collect();
    let count = sent.as_ref().map_or(1, Vec::len).clamp(1, MOST);
    let sql = format!("SELECT {}", vec!["?"; count].join(", "));
    let statement = SqlStatement { sql, params: params.clone(), wants_columns: true };
    let Ok(answer) = DATABASE.0.query_now(&Scope::System("fuzz"), statement) else { return };
    match (sent, answer) {
        (Err(_), answer) => assert!(answer.is_err(), "{answer:?}"),
        (Ok(sent), Ok(rows)) => {
            let received: Vec<_> = rows.cells.reader().collect();
            assert_eq!(received.len(), count);
            for (sent, received) in sent.into_iter().zip(received) {
                assert_eq!(received.map(stored), Ok(stored(sent)));
            }
        }
        // Such as more parameters than a statement takes.
        (Ok(_), Err(_)) => {}
    }
});

/// A value as SQLite tells it where no column declares a type.
fn stored(cell: Cell<'_>) -> String {
    match cell {
        Cell::Bool(value) => format!("{:?}", Cell::Int(value.into())),
        // SQLite has no NaN.
        Cell::Real(value) if value.is_nan() => format!("{:?}", Cell::Null),
        Cell::Uuid(value) => format!("{:?}", Cell::Text(&value.to_string())),
        Cell::Json(value) => format!("{:?}", Cell::Text(value)),
        Cell::Timestamp(value) => format!("{:?}", Cell::Text(&haul_db::text::format_timestamp(value))),
        Cell::Date(value) => format!("{:?}", Cell::Text(&haul_db::text::format_date(value))),
        other => format!("{other:?}"),
    }
}
