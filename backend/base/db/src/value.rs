//! Converts sea-query's values to cells and back. All coercion between the two is here.

use std::collections::BTreeMap;

use sea_orm::sea_query::OptionEnum;
use sea_orm::{DbErr, ProxyRow, QueryResult, Statement, Value};

use crate::cells::{Cell, Cells};
use crate::port::{Rows, SqlStatement, SqlType};

/// A statement in the port's form.
pub(crate) fn to_statement(statement: Statement) -> Result<SqlStatement, DbErr> {
    let mut params = Cells::default();
    for value in statement.values.iter().flat_map(|values| &values.0) {
        push(&mut params, value)?;
    }
    Ok(SqlStatement { sql: statement.sql, params, wants_columns: false })
}

/// Adds a parameter. Nulls lose their type, timestamps anything finer than a microsecond.
fn push(cells: &mut Cells, value: &Value) -> Result<(), DbErr> {
    let json;
    let cell = match value {
        Value::Bool(v) => v.map(Cell::Bool),
        Value::TinyInt(v) => v.map(|v| Cell::Int(v.into())),
        Value::SmallInt(v) => v.map(|v| Cell::Int(v.into())),
        Value::Int(v) => v.map(|v| Cell::Int(v.into())),
        Value::BigInt(v) => v.map(Cell::Int),
        Value::TinyUnsigned(v) => v.map(|v| Cell::Int(v.into())),
        Value::SmallUnsigned(v) => v.map(|v| Cell::Int(v.into())),
        Value::Unsigned(v) => v.map(|v| Cell::Int(v.into())),
        Value::BigUnsigned(Some(v)) => {
            let v = i64::try_from(*v).map_err(|_| DbErr::Type(format!("{v} is too large for the database")))?;
            Some(Cell::Int(v))
        }
        Value::BigUnsigned(None) => None,
        Value::Float(v) => v.map(|v| Cell::Real(v.into())),
        Value::Double(v) => v.map(Cell::Real),
        Value::String(v) => v.as_deref().map(Cell::Text),
        Value::Enum(OptionEnum::Some(v)) => Some(Cell::Text(&v.value)),
        Value::Enum(OptionEnum::None(_)) => None,
        Value::Char(Some(v)) => {
            cells.push(Cell::Text(v.encode_utf8(&mut [0; 4])));
            return Ok(());
        }
        Value::Char(None) => None,
        Value::Bytes(v) => v.as_deref().map(Cell::Bytes),
        Value::Json(Some(v)) => {
            json = v.to_string();
            Some(Cell::Json(&json))
        }
        Value::Json(None) => None,
        Value::Uuid(v) => v.map(Cell::Uuid),
        Value::ChronoDate(v) => v.map(Cell::Date),
        Value::ChronoDateTimeUtc(v) => v.map(Cell::Timestamp),
        Value::ChronoDateTimeWithTimeZone(v) => v.map(|v| Cell::Timestamp(v.to_utc())),
        other => return Err(DbErr::Type(format!("no column holds {other:?}"))),
    };
    cells.push(cell.unwrap_or(Cell::Null));
    Ok(())
}

/// A cell in sea-orm's form: its own value decides, or the declared type for a null or an `i32`.
fn to_sea(cell: Cell<'_>, ty: SqlType) -> Result<Value, DbErr> {
    Ok(match cell {
        Cell::Null => null_of(ty),
        Cell::Bool(v) => Value::Bool(Some(v)),
        Cell::Int(v) if ty == SqlType::Int32 => match i32::try_from(v) {
            Ok(v) => Value::Int(Some(v)),
            Err(_) => Value::BigInt(Some(v)),
        },
        Cell::Int(v) => Value::BigInt(Some(v)),
        Cell::Real(v) => Value::Double(Some(v)),
        Cell::Text(v) => Value::String(Some(v.to_owned())),
        Cell::Bytes(v) => Value::Bytes(Some(v.to_vec())),
        Cell::Uuid(v) => Value::Uuid(Some(v)),
        Cell::Timestamp(v) => Value::ChronoDateTimeUtc(Some(v)),
        Cell::Date(v) => Value::ChronoDate(Some(v)),
        Cell::Json(v) => Value::Json(Some(Box::new(parse_json(v)?))),
    })
}

fn parse_json(text: &str) -> Result<serde_json::Value, DbErr> {
    serde_json::from_str(text).map_err(|error| DbErr::Type(format!("a column of JSON holds something else: {error}")))
}

fn null_of(ty: SqlType) -> Value {
    match ty {
        SqlType::Bool => Value::Bool(None),
        SqlType::Int32 => Value::Int(None),
        SqlType::Int => Value::BigInt(None),
        SqlType::Real => Value::Double(None),
        SqlType::Text => Value::String(None),
        SqlType::Bytes => Value::Bytes(None),
        SqlType::Uuid => Value::Uuid(None),
        SqlType::Timestamp => Value::ChronoDateTimeUtc(None),
        SqlType::Date => Value::ChronoDate(None),
        SqlType::Json => Value::Json(None),
    }
}

/// The rows in sea-orm's form, by name.
pub(crate) fn to_results(rows: &Rows) -> Result<Vec<QueryResult>, DbErr> {
    if rows.columns.len() != rows.width {
        return Err(DbErr::Type("rows without columns cannot be read by name".into()));
    }
    let mut cells = rows.cells.reader();
    let mut results = Vec::new();
    while !cells.is_at_end() {
        let named = rows.columns.iter().zip(cells.by_ref()).map(|(column, cell)| {
            let cell = cell.map_err(|error| DbErr::Type(error.to_string()))?;
            Ok((column.name.clone(), to_sea(cell, column.ty)?))
        });
        results.push(ProxyRow::new(named.collect::<Result<BTreeMap<_, _>, DbErr>>()?).into());
    }
    Ok(results)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_declared_type_decides_between_the_two_integers() {
        assert_eq!(to_sea(Cell::Int(7), SqlType::Int32), Ok(Value::Int(Some(7))));
        assert_eq!(to_sea(Cell::Int(7), SqlType::Int), Ok(Value::BigInt(Some(7))));
        assert_eq!(to_sea(Cell::Null, SqlType::Int32), Ok(Value::Int(None)));
    }

    #[test]
    fn a_number_beyond_i64_is_refused() {
        let mut cells = Cells::default();
        assert!(push(&mut cells, &Value::BigUnsigned(Some(u64::MAX))).is_err());
        assert_eq!(push(&mut cells, &Value::BigUnsigned(Some(50))), Ok(()));
        assert_eq!(cells, Cells::from_iter([Cell::Int(50)]));
    }
}
