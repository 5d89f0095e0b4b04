//! Values in PostgreSQL's wire format. The server's type for a parameter or column decides.

use std::error::Error;
use std::sync::Arc;

use haul_db::{Cell, Cells, Column, Rows, SqlError, SqlType};
use tokio_postgres::types::private::BytesMut;
use tokio_postgres::types::{FromSql, IsNull, ToSql, Type, to_sql_checked};
use tokio_postgres::{Row, Statement};

type Failure = Box<dyn Error + Sync + Send>;

/// The byte before the text of a `jsonb`, in both directions.
const JSONB_VERSION: u8 = 1;

/// A parameter's declared type; a null takes its type from its context.
pub(super) fn declared_type(cell: Cell<'_>) -> Type {
    match cell {
        Cell::Null => Type::UNKNOWN,
        Cell::Bool(_) => Type::BOOL,
        Cell::Int(_) => Type::INT8,
        Cell::Real(_) => Type::FLOAT8,
        Cell::Text(_) => Type::TEXT,
        Cell::Bytes(_) => Type::BYTEA,
        Cell::Uuid(_) => Type::UUID,
        Cell::Timestamp(_) => Type::TIMESTAMPTZ,
        Cell::Date(_) => Type::DATE,
        Cell::Json(_) => Type::JSON,
    }
}

/// A parameter; converts to the server's type if the value allows it.
#[derive(Debug)]
pub(super) struct Param<'a>(pub(super) Cell<'a>);

impl ToSql for Param<'_> {
    fn to_sql(&self, ty: &Type, out: &mut BytesMut) -> Result<IsNull, Failure> {
        match (self.0, ty) {
            (Cell::Null, _) => Ok(IsNull::Yes),
            (Cell::Bool(v), &Type::BOOL) => v.to_sql(ty, out),
            (Cell::Int(v), &Type::INT8) => v.to_sql(ty, out),
            (Cell::Int(v), &Type::INT4) => i32::try_from(v)?.to_sql(ty, out),
            (Cell::Int(v), &Type::INT2) => i16::try_from(v)?.to_sql(ty, out),
            (Cell::Int(v), &Type::NUMERIC) => {
                write_numeric(v, out);
                Ok(IsNull::No)
            }
            // Counts and cents are far below 2^53.
            (Cell::Int(v), &Type::FLOAT8) => (v as f64).to_sql(ty, out),
            (Cell::Real(v), &Type::FLOAT8) => v.to_sql(ty, out),
            (Cell::Real(v), &Type::FLOAT4) => (v as f32).to_sql(ty, out),
            (Cell::Text(v), &Type::TEXT | &Type::VARCHAR | &Type::BPCHAR | &Type::NAME | &Type::UNKNOWN) => {
                v.to_sql(ty, out)
            }
            (Cell::Bytes(v), &Type::BYTEA) => v.to_sql(ty, out),
            (Cell::Uuid(v), &Type::UUID) => v.to_sql(ty, out),
            (Cell::Timestamp(v), &Type::TIMESTAMPTZ) => v.to_sql(ty, out),
            (Cell::Date(v), &Type::DATE) => v.to_sql(ty, out),
            (Cell::Json(v), &Type::JSON) => v.to_sql(&Type::TEXT, out),
            (Cell::Json(v), &Type::JSONB) => {
                out.extend_from_slice(&[JSONB_VERSION]);
                v.to_sql(&Type::TEXT, out)
            }
            (value, ty) => Err(format!("a parameter of type {ty} was given {value:?}").into()),
        }
    }

    fn accepts(_: &Type) -> bool {
        true
    }

    to_sql_checked!();
}

/// The result's rows; columns come from the statement, so that an empty result has them too.
pub(super) fn to_rows(prepared: &Statement, rows: &[Row], wants_columns: bool) -> Result<Rows, SqlError> {
    let columns = match wants_columns {
        true => columns(prepared)?,
        false => Arc::default(),
    };
    let width = prepared.columns().len();
    let mut cells = Cells::default();
    for row in rows {
        for index in 0..width {
            let Wire(cell) = row.try_get(index).map_err(|error| SqlError::Other(error.to_string()))?;
            cells.push(cell);
        }
    }
    Ok(Rows { columns, width, cells })
}

fn columns(prepared: &Statement) -> Result<Arc<[Column]>, SqlError> {
    let named = prepared.columns().iter().map(|column| {
        // An expression of `integer` parts is a whole number like any other; only a column's own type marks entities'
        // i32.
        let is_column = column.table_oid().is_some_and(|oid| oid != 0);
        let ty = sql_type(column.type_(), is_column)
            .ok_or_else(|| SqlError::Other(format!("column {} has type {}", column.name(), column.type_())))?;
        Ok(Column { name: column.name().to_owned(), ty })
    });
    named.collect()
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

/// A cell in the server's response.
struct Wire<'a>(Cell<'a>);

impl<'a> FromSql<'a> for Wire<'a> {
    fn from_sql(ty: &Type, raw: &'a [u8]) -> Result<Self, Failure> {
        let cell = match *ty {
            Type::BOOL => Cell::Bool(bool::from_sql(ty, raw)?),
            Type::INT2 => Cell::Int(i16::from_sql(ty, raw)?.into()),
            Type::INT4 => Cell::Int(i32::from_sql(ty, raw)?.into()),
            Type::INT8 => Cell::Int(i64::from_sql(ty, raw)?),
            Type::OID => Cell::Int(u32::from_sql(ty, raw)?.into()),
            Type::FLOAT4 => Cell::Real(f32::from_sql(ty, raw)?.into()),
            Type::FLOAT8 => Cell::Real(f64::from_sql(ty, raw)?),
            Type::NUMERIC => read_numeric(raw)?,
            Type::BYTEA => Cell::Bytes(raw),
            Type::UUID => Cell::Uuid(FromSql::from_sql(ty, raw)?),
            Type::TIMESTAMPTZ => Cell::Timestamp(FromSql::from_sql(ty, raw)?),
            Type::DATE => Cell::Date(FromSql::from_sql(ty, raw)?),
            Type::JSON => Cell::Json(str::from_utf8(raw)?),
            Type::JSONB => match raw.split_first() {
                Some((&JSONB_VERSION, text)) => Cell::Json(str::from_utf8(text)?),
                _ => return Err("a version of jsonb that is not known".into()),
            },
            Type::VOID => Cell::Null,
            Type::TEXT | Type::VARCHAR | Type::BPCHAR | Type::NAME | Type::UNKNOWN => Cell::Text(str::from_utf8(raw)?),
            _ => return Err(format!("a column has type {ty}").into()),
        };
        Ok(Self(cell))
    }

    fn from_sql_null(_: &Type) -> Result<Self, Failure> {
        Ok(Self(Cell::Null))
    }

    fn accepts(_: &Type) -> bool {
        true
    }
}

/// A numeric without decimals (the sum of a `bigint` column) as `Int`, any other as `Real`, like SQLite.
///
/// Wire: number of digits to base 10,000, weight of the first, sign, decimals shown, digits; all 16 bits, big-endian.
fn read_numeric(raw: &[u8]) -> Result<Cell<'static>, Failure> {
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
        return Ok(Cell::Int(whole));
    }
    let mut scale = 10_000f64.powi(weight.into());
    let mut sum = 0.0;
    for digit in digits {
        sum += f64::from(digit) * scale;
        scale /= 10_000.0;
    }
    Ok(Cell::Real(if sign == 0 { sum } else { -sum }))
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
            assert_eq!(read_numeric(&out).ok(), Some(Cell::Int(value)));
        }
    }
}
