//! The column types that entities may use. Columns are not null unless `.null()` is added.

use sea_query::{ColumnDef, ColumnType, StringLen};

fn column(name: &'static str, ty: ColumnType) -> ColumnDef {
    ColumnDef::new_with_type(name, ty).not_null().take()
}

/// `Uuid`.
pub fn uuid(name: &'static str) -> ColumnDef {
    column(name, ColumnType::Uuid)
}

/// `String`, and string enums.
pub fn text(name: &'static str) -> ColumnDef {
    column(name, ColumnType::Text)
}

/// `i32`.
pub fn integer(name: &'static str) -> ColumnDef {
    column(name, ColumnType::Integer)
}

/// `i64`.
pub fn bigint(name: &'static str) -> ColumnDef {
    column(name, ColumnType::BigInteger)
}

/// `f64`. Never for money.
pub fn double(name: &'static str) -> ColumnDef {
    column(name, ColumnType::Double)
}

/// `bool`.
pub fn boolean(name: &'static str) -> ColumnDef {
    column(name, ColumnType::Boolean)
}

/// `DateTime<Utc>`, to the microsecond.
pub fn timestamp(name: &'static str) -> ColumnDef {
    column(name, ColumnType::TimestampWithTimeZone)
}

/// `NaiveDate`.
pub fn date(name: &'static str) -> ColumnDef {
    column(name, ColumnType::Date)
}

/// `Json`. Opaque to queries: searchable values have their own column.
pub fn json(name: &'static str) -> ColumnDef {
    column(name, ColumnType::Json)
}

/// `Vec<u8>`.
pub fn bytes(name: &'static str) -> ColumnDef {
    column(name, ColumnType::VarBinary(StringLen::None))
}
