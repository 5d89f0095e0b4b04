//! Buffers of cells, valid and hostile, as each side of the component's boundary may receive them.

use chrono::{DateTime, NaiveDate};
use haul_capability::testing::TestDatabase;
use haul_db::{Cell, Cells, Scope, SqlError, SqlStatement};
use proptest::prelude::*;
use uuid::Uuid;

crate::on_both![malformed_parameters_are_refused];

async fn malformed_parameters_are_refused(database: TestDatabase) {
    let port = database.port();
    let mut cut = Cells::from_iter([Cell::Text("text")]).into_bytes();
    cut.pop();
    for bytes in [vec![11], vec![5, 255, 255, 255, 255], cut] {
        let statement = SqlStatement { params: Cells::from_bytes(bytes), ..SqlStatement::plain("SELECT 1") };
        let scope = Scope::System("test");
        if let Ok(answer) = port.query_now(&scope, statement.clone()) {
            assert!(matches!(answer, Err(SqlError::Other(_))), "{answer:?}");
        }
        let answer = port.query(&scope, statement).await;
        assert!(matches!(&answer, Err(SqlError::Other(text)) if text.contains("malformed")), "{answer:?}");
    }
}

/// A cell that owns its content.
#[derive(Clone, Debug)]
enum Owned {
    Null,
    Bool(bool),
    Int(i64),
    Real(f64),
    Text(String),
    Bytes(Vec<u8>),
    Uuid(u128),
    Timestamp(i64),
    Date(i32),
    Json(String),
}

impl Owned {
    fn cell(&self) -> Cell<'_> {
        match self {
            Self::Null => Cell::Null,
            Self::Bool(value) => Cell::Bool(*value),
            Self::Int(value) => Cell::Int(*value),
            Self::Real(value) => Cell::Real(*value),
            Self::Text(value) => Cell::Text(value),
            Self::Bytes(value) => Cell::Bytes(value),
            Self::Uuid(value) => Cell::Uuid(Uuid::from_u128(*value)),
            Self::Timestamp(value) => Cell::Timestamp(DateTime::from_timestamp_micros(*value).unwrap()),
            Self::Date(value) => Cell::Date(NaiveDate::from_epoch_days(*value).unwrap()),
            Self::Json(value) => Cell::Json(value),
        }
    }
}

fn any_cell() -> impl Strategy<Value = Owned> {
    let times = DateTime::UNIX_EPOCH.timestamp_micros() - (1 << 55)..1 << 55;
    prop_oneof![
        Just(Owned::Null),
        any::<bool>().prop_map(Owned::Bool),
        any::<i64>().prop_map(Owned::Int),
        any::<f64>().prop_filter("is not itself", |value| !value.is_nan()).prop_map(Owned::Real),
        any::<String>().prop_map(Owned::Text),
        any::<Vec<u8>>().prop_map(Owned::Bytes),
        any::<u128>().prop_map(Owned::Uuid),
        times.prop_map(Owned::Timestamp),
        (-1_000_000..1_000_000).prop_map(Owned::Date),
        any::<String>().prop_map(Owned::Json),
    ]
}

/// Noise, and cells of which one byte was changed.
fn any_bytes() -> impl Strategy<Value = Vec<u8>> {
    let cells = proptest::collection::vec(any_cell(), 1..20);
    let changed = (cells, any::<prop::sample::Index>(), any::<u8>()).prop_map(|(cells, place, byte)| {
        let mut bytes = cells.iter().map(Owned::cell).collect::<Cells>().into_bytes();
        let place = place.index(bytes.len());
        bytes[place] = byte;
        bytes
    });
    prop_oneof![any::<Vec<u8>>(), changed]
}

proptest! {
    #[test]
    fn cells_survive(cells in proptest::collection::vec(any_cell(), 0..40)) {
        let written: Cells = cells.iter().map(Owned::cell).collect();
        let received = Cells::from_bytes(written.into_bytes());
        let read: Vec<Cell<'_>> = received.reader().collect::<Result<_, _>>().unwrap();
        prop_assert_eq!(read, cells.iter().map(Owned::cell).collect::<Vec<_>>());
    }

    /// For any bytes, reading ends, and the result matches the bytes.
    #[test]
    fn any_bytes_are_cells_or_malformed(bytes in any_bytes()) {
        let cells = Cells::from_bytes(bytes.clone());
        let read: Vec<_> = cells.reader().collect();
        let whole: Cells = read.iter().filter_map(|cell| cell.ok()).collect();
        prop_assert!(bytes.starts_with(&whole.into_bytes()));
        // Nothing is read after the first error.
        if let Some((_, before)) = read.split_last() {
            prop_assert!(before.iter().all(Result::is_ok));
        }
    }
}
