//! The guest's side of the boundary: a buffer of rows, as a faulty host might send it.
//!
//! Any buffer is read or refused; what was read is written back unchanged.

#![no_main]

use chrono::{DateTime, NaiveDate, Utc};
use haul_db::{Cell, Cells, FromRow, Rows};
use libfuzzer_sys::fuzz_target;
use uuid::Uuid;

/// A column of each type that a model has.
#[derive(FromRow)]
#[allow(dead_code, reason = "it is enough that they can be read")]
struct Model {
    id: Uuid,
    name: String,
    note: Option<String>,
    is_active: bool,
    count: i32,
    cents: i64,
    rate: f64,
    seal: Vec<u8>,
    created_at: DateTime<Utc>,
    due_on: Option<NaiveDate>,
    address: serde_json::Value,
}

fuzz_target!(|bytes: &[u8]| {
    let cells = Cells::from_bytes(bytes.to_vec());
    if let Ok(read) = cells.reader().collect::<Result<Vec<Cell<'_>>, _>>() {
        let written: Cells = read.into_iter().collect();
        assert_eq!(written.into_bytes(), bytes);
    }
    // Refused or read; it may only not panic.
    let _ = Rows { columns: [].into(), width: Model::COLUMNS.len(), cells }.read::<Model>();
});
