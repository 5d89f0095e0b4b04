//! Values on PostgreSQL's wire. The server's type for a parameter or column decides how.

use std::error::Error;

use haul_db::{Column, Rows, SqlError, SqlType, SqlValue};
use tokio_postgres::types::private::BytesMut;
use tokio_postgres::types::{FromSql, IsNull, ToSql, Type, to_sql_checked};
use tokio_postgres::{Row, Statement};

type Failure = Box<dyn Error + Sync + Send>;

/// What a parameter is declared as; a null takes its type from where it stands.
pub(super) fn declared_type(value: &SqlValue) -> Type {
    match value {
        SqlValue::Null => Type::UNKNOWN,
        SqlValue::Bool(_) => Type::BOOL,
        SqlValue::Int(_) => Type::INT8,
        SqlValue::Real(_) => Type::FLOAT8,
        SqlValue::Text(_) => Type::TEXT,
        SqlValue::Bytes(_) => Type::BYTEA,
        SqlValue::Uuid(_) => Type::UUID,
        SqlValue::Timestamp(_) => Type::TIMESTAMPTZ,
        SqlValue::Date(_) => Type::DATE,
        SqlValue::Json(_) => Type::JSON,
    }
}

/// A parameter; takes on the type that the server wants where the value allows it.
#[derive(Debug)]
pub(super) struct Param<'a>(pub(super) &'a SqlValue);

impl ToSql for Param<'_> {
    fn to_sql(&self, ty: &Type, out: &mut BytesMut) -> Result<IsNull, Failure> {
        match (self.0, ty) {
            (SqlValue::Null, _) => Ok(IsNull::Yes),
            (SqlValue::Bool(v), &Type::BOOL) => v.to_sql(ty, out),
            (SqlValue::Int(v), &Type::INT8) => v.to_sql(ty, out),
            (SqlValue::Int(v), &Type::INT4) => i32::try_from(*v)?.to_sql(ty, out),
            (SqlValue::Int(v), &Type::INT2) => i16::try_from(*v)?.to_sql(ty, out),
            (SqlValue::Int(v), &Type::NUMERIC) => {
                write_numeric(*v, out);
                Ok(IsNull::No)
            }
            // Counts and cents lie far below 2^53.
            (SqlValue::Int(v), &Type::FLOAT8) => (*v as f64).to_sql(ty, out),
            (SqlValue::Real(v), &Type::FLOAT8) => v.to_sql(ty, out),
            (SqlValue::Real(v), &Type::FLOAT4) => (*v as f32).to_sql(ty, out),
            (SqlValue::Text(v), &Type::TEXT | &Type::VARCHAR | &Type::BPCHAR | &Type::NAME | &Type::UNKNOWN) => {
                v.to_sql(ty, out)
            }
            (SqlValue::Bytes(v), &Type::BYTEA) => v.to_sql(ty, out),
            (SqlValue::Uuid(v), &Type::UUID) => v.to_sql(ty, out),
            (SqlValue::Timestamp(v), &Type::TIMESTAMPTZ) => v.to_sql(ty, out),
            (SqlValue::Date(v), &Type::DATE) => v.to_sql(ty, out),
            (SqlValue::Json(v), &Type::JSON | &Type::JSONB) => v.to_sql(ty, out),
            (value, ty) => Err(format!("a parameter of type {ty} was given {value:?}").into()),
        }
    }

    fn accepts(_: &Type) -> bool {
        true
    }

    to_sql_checked!();
}

/// Columns from the statement, so that an answer without rows has them too.
pub(super) fn to_rows(statement: &Statement, rows: &[Row]) -> Result<Rows, SqlError> {
    let columns = statement.columns().iter().map(|column| {
        // An expression of `integer` parts is a whole number like any other; only a column's own type tells entities' i32.
        let is_column = column.table_oid().is_some_and(|oid| oid != 0);
        let ty = sql_type(column.type_(), is_column)
            .ok_or_else(|| SqlError::Other(format!("column {} has type {}", column.name(), column.type_())))?;
        Ok(Column { name: column.name().to_owned(), ty })
    });
    let columns = columns.collect::<Result<Vec<_>, _>>()?;
    let read = |row: &Row| (0..columns.len()).map(|index| row.try_get::<_, Cell>(index).map(|cell| cell.0)).collect();
    let rows = rows.iter().map(read).collect::<Result<_, tokio_postgres::Error>>();
    Ok(Rows { rows: rows.map_err(|error| SqlError::Other(error.to_string()))?, columns })
}

fn sql_type(ty: &Type, is_column: bool) -> Option<SqlType> {
    Some(match *ty {
        Type::BOOL => SqlType::Bool,
        Type::INT2 | Type::INT4 if is_column => SqlType::Int32,
        Type::INT2 | Type::INT4 | Type::INT8 | Type::NUMERIC | Type::OID => SqlType::Int,
        Type::FLOAT4 | Type::FLOAT8 => SqlType::Real,
        Type::TEXT | Type::VARCHAR | Type::BPCHAR | Type::NAME | Type::UNKNOWN | Type::VOID => SqlType::Text,
        Type::BYTEA => SqlType::Bytes,
        Type::UUID => SqlType::Uuid,
        Type::TIMESTAMPTZ => SqlType::Timestamp,
        Type::DATE => SqlType::Date,
        Type::JSON | Type::JSONB => SqlType::Json,
        _ => return None,
    })
}

struct Cell(SqlValue);

impl<'a> FromSql<'a> for Cell {
    fn from_sql(ty: &Type, raw: &'a [u8]) -> Result<Self, Failure> {
        let value = match *ty {
            Type::BOOL => SqlValue::Bool(bool::from_sql(ty, raw)?),
            Type::INT2 => SqlValue::Int(i16::from_sql(ty, raw)?.into()),
            Type::INT4 => SqlValue::Int(i32::from_sql(ty, raw)?.into()),
            Type::INT8 => SqlValue::Int(i64::from_sql(ty, raw)?),
            Type::OID => SqlValue::Int(u32::from_sql(ty, raw)?.into()),
            Type::FLOAT4 => SqlValue::Real(f32::from_sql(ty, raw)?.into()),
            Type::FLOAT8 => SqlValue::Real(f64::from_sql(ty, raw)?),
            Type::NUMERIC => read_numeric(raw)?,
            Type::BYTEA => SqlValue::Bytes(raw.to_vec()),
            Type::UUID => SqlValue::Uuid(FromSql::from_sql(ty, raw)?),
            Type::TIMESTAMPTZ => SqlValue::Timestamp(FromSql::from_sql(ty, raw)?),
            Type::DATE => SqlValue::Date(FromSql::from_sql(ty, raw)?),
            Type::JSON | Type::JSONB => SqlValue::Json(FromSql::from_sql(ty, raw)?),
            Type::VOID => SqlValue::Null,
            _ => SqlValue::Text(std::str::from_utf8(raw)?.to_owned()),
        };
        Ok(Self(value))
    }

    fn from_sql_null(_: &Type) -> Result<Self, Failure> {
        Ok(Self(SqlValue::Null))
    }

    fn accepts(_: &Type) -> bool {
        true
    }
}

/// A numeric without decimals (the sum of a `bigint` column) as `Int`, any other as `Real`, which is what SQLite answers.
///
/// Wire: number of digits to base 10,000, weight of the first, sign, decimals shown, digits; all 16 bits, big-endian.
fn read_numeric(raw: &[u8]) -> Result<SqlValue, Failure> {
    let mut words = raw.chunks_exact(2).map(|word| i16::from_be_bytes([word[0], word[1]]));
    let mut header = || words.next().ok_or("a short numeric");
    let (_count, weight, sign, decimals) = (header()?, header()?, header()?, header()?);
    if sign != 0 && sign != 0x4000 {
        return Err("a numeric that is no number".into());
    }
    let digits: Vec<i16> = words.collect();
    if decimals == 0 {
        let digit = |place: i16| digits.get(usize::try_from(place).ok()?).copied();
        let whole = (0..=weight)
            .try_fold(0i128, |sum, place| sum.checked_mul(10_000)?.checked_add(digit(place).unwrap_or(0).into()));
        let whole = whole.map(|whole| if sign == 0 { whole } else { -whole });
        let whole = whole.and_then(|whole| i64::try_from(whole).ok()).ok_or("a numeric beyond 64 bits")?;
        return Ok(SqlValue::Int(whole));
    }
    let mut scale = 10_000f64.powi(weight.into());
    let mut sum = 0.0;
    for digit in digits {
        sum += f64::from(digit) * scale;
        scale /= 10_000.0;
    }
    Ok(SqlValue::Real(if sign == 0 { sum } else { -sum }))
}

fn write_numeric(value: i64, out: &mut BytesMut) {
    let mut digits = Vec::new();
    let mut rest = value.unsigned_abs();
    while rest > 0 {
        // A remainder of 10,000 fits.
        digits.push((rest % 10_000) as i16);
        rest /= 10_000;
    }
    digits.reverse();
    // At most five digits.
    let count = digits.len() as i16;
    let sign = if value < 0 { 0x4000 } else { 0 };
    for word in [count, (count - 1).max(0), sign, 0].into_iter().chain(digits) {
        out.extend_from_slice(&word.to_be_bytes());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whole_numerics_survive() {
        for value in [0, 1, -1, 9_999, 10_000, 123_456_789, -10_000_000, i64::MAX, i64::MIN] {
            let mut out = BytesMut::new();
            write_numeric(value, &mut out);
            assert_eq!(read_numeric(&out).ok(), Some(SqlValue::Int(value)));
        }
    }
}
