//! sea-query's values to the port's and back. Coercion between the two lives here alone.

use std::collections::BTreeMap;

use chrono::SubsecRound;
use sea_orm::sea_query::OptionEnum;
use sea_orm::{DbErr, ProxyRow, QueryResult, Value};

use crate::port::{Rows, SqlType, SqlValue};

/// A parameter as the port takes it. Nulls lose their type, timestamps what is finer than a microsecond.
pub(crate) fn to_sql(value: Value) -> Result<SqlValue, DbErr> {
    let sql = match value {
        Value::Bool(v) => v.map(SqlValue::Bool),
        Value::TinyInt(v) => v.map(|v| SqlValue::Int(v.into())),
        Value::SmallInt(v) => v.map(|v| SqlValue::Int(v.into())),
        Value::Int(v) => v.map(|v| SqlValue::Int(v.into())),
        Value::BigInt(v) => v.map(SqlValue::Int),
        Value::TinyUnsigned(v) => v.map(|v| SqlValue::Int(v.into())),
        Value::SmallUnsigned(v) => v.map(|v| SqlValue::Int(v.into())),
        Value::Unsigned(v) => v.map(|v| SqlValue::Int(v.into())),
        Value::BigUnsigned(Some(v)) => {
            let v = i64::try_from(v).map_err(|_| DbErr::Type(format!("{v} is too large for the database")))?;
            Some(SqlValue::Int(v))
        }
        Value::BigUnsigned(None) => None,
        Value::Float(v) => v.map(|v| SqlValue::Real(v.into())),
        Value::Double(v) => v.map(SqlValue::Real),
        Value::String(v) => v.map(SqlValue::Text),
        Value::Enum(OptionEnum::Some(v)) => Some(SqlValue::Text(v.value.into_owned())),
        Value::Enum(OptionEnum::None(_)) => None,
        Value::Char(v) => v.map(|v| SqlValue::Text(v.into())),
        Value::Bytes(v) => v.map(SqlValue::Bytes),
        Value::Json(v) => v.map(|v| SqlValue::Json(*v)),
        Value::Uuid(v) => v.map(SqlValue::Uuid),
        Value::ChronoDate(v) => v.map(SqlValue::Date),
        Value::ChronoDateTimeUtc(v) => v.map(|v| SqlValue::Timestamp(v.trunc_subsecs(6))),
        Value::ChronoDateTimeWithTimeZone(v) => v.map(|v| SqlValue::Timestamp(v.to_utc().trunc_subsecs(6))),
        other => return Err(DbErr::Type(format!("no column holds {other:?}"))),
    };
    Ok(sql.unwrap_or(SqlValue::Null))
}

/// A cell as sea-orm reads it: its own value decides, the declared type where it is null or an `i32`.
fn to_sea(value: SqlValue, ty: SqlType) -> Value {
    match value {
        SqlValue::Null => null_of(ty),
        SqlValue::Bool(v) => Value::Bool(Some(v)),
        SqlValue::Int(v) if ty == SqlType::Int32 => match i32::try_from(v) {
            Ok(v) => Value::Int(Some(v)),
            Err(_) => Value::BigInt(Some(v)),
        },
        SqlValue::Int(v) => Value::BigInt(Some(v)),
        SqlValue::Real(v) => Value::Double(Some(v)),
        SqlValue::Text(v) => Value::String(Some(v)),
        SqlValue::Bytes(v) => Value::Bytes(Some(v)),
        SqlValue::Uuid(v) => Value::Uuid(Some(v)),
        SqlValue::Timestamp(v) => Value::ChronoDateTimeUtc(Some(v)),
        SqlValue::Date(v) => Value::ChronoDate(Some(v)),
        SqlValue::Json(v) => Value::Json(Some(Box::new(v))),
    }
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

pub(crate) fn to_results(rows: Rows) -> Vec<QueryResult> {
    let Rows { columns, rows } = rows;
    rows.into_iter()
        .map(|row| {
            let cells = columns.iter().zip(row).map(|(column, cell)| (column.name.clone(), to_sea(cell, column.ty)));
            ProxyRow::new(cells.collect::<BTreeMap<_, _>>()).into()
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_declared_type_decides_between_the_two_integers() {
        assert_eq!(to_sea(SqlValue::Int(7), SqlType::Int32), Value::Int(Some(7)));
        assert_eq!(to_sea(SqlValue::Int(7), SqlType::Int), Value::BigInt(Some(7)));
        assert_eq!(to_sea(SqlValue::Null, SqlType::Int32), Value::Int(None));
    }

    #[test]
    fn a_number_beyond_i64_is_refused() {
        assert!(to_sql(Value::BigUnsigned(Some(u64::MAX))).is_err());
        assert_eq!(to_sql(Value::BigUnsigned(Some(50))), Ok(SqlValue::Int(50)));
    }
}
