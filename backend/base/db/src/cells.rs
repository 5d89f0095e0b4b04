//! Cells in one buffer: a statement's parameters, or its result rows.
//!
//! The sender encodes them once and the receiver reads them in place, so no cell is allocated on its own and no row needs a
//! map. Each cell is one byte for its kind, then its value, little-endian:
//!
//! - null, true, false: nothing more
//! - integer, real, timestamp (microseconds since 1970): 8 bytes
//! - date (days since 1970): 4 bytes
//! - UUID: 16 bytes
//! - text, bytes, JSON: the length in 4 bytes, then the content

use std::fmt;

use chrono::{DateTime, NaiveDate, Utc};
use uuid::Uuid;

/// One parameter or result cell, in the few shapes that both databases store alike.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Cell<'a> {
    Null,
    Bool(bool),
    Int(i64),
    Real(f64),
    Text(&'a str),
    Bytes(&'a [u8]),
    Uuid(Uuid),
    Timestamp(DateTime<Utc>),
    Date(NaiveDate),
    /// Unparsed JSON.
    Json(&'a str),
}

mod kind {
    pub(super) const NULL: u8 = 0;
    pub(super) const FALSE: u8 = 1;
    pub(super) const TRUE: u8 = 2;
    pub(super) const INT: u8 = 3;
    pub(super) const REAL: u8 = 4;
    pub(super) const TEXT: u8 = 5;
    pub(super) const BYTES: u8 = 6;
    pub(super) const UUID: u8 = 7;
    pub(super) const TIMESTAMP: u8 = 8;
    pub(super) const DATE: u8 = 9;
    pub(super) const JSON: u8 = 10;
}

/// A buffer of cells.
#[derive(Clone, Default, PartialEq, Eq)]
pub struct Cells {
    bytes: Vec<u8>,
}

impl Cells {
    /// Wraps a buffer without checking it; reading it reports malformed cells.
    pub fn from_bytes(bytes: Vec<u8>) -> Self {
        Self { bytes }
    }

    pub fn into_bytes(self) -> Vec<u8> {
        self.bytes
    }

    pub fn is_empty(&self) -> bool {
        self.bytes.is_empty()
    }

    pub fn push(&mut self, cell: Cell<'_>) {
        match cell {
            Cell::Null => self.bytes.push(kind::NULL),
            Cell::Bool(false) => self.bytes.push(kind::FALSE),
            Cell::Bool(true) => self.bytes.push(kind::TRUE),
            Cell::Int(value) => self.fixed(kind::INT, value.to_le_bytes()),
            Cell::Real(value) => self.fixed(kind::REAL, value.to_le_bytes()),
            Cell::Text(value) => self.sized(kind::TEXT, value.as_bytes()),
            Cell::Bytes(value) => self.sized(kind::BYTES, value),
            Cell::Uuid(value) => self.fixed(kind::UUID, value.into_bytes()),
            Cell::Timestamp(value) => self.fixed(kind::TIMESTAMP, value.timestamp_micros().to_le_bytes()),
            Cell::Date(value) => self.fixed(kind::DATE, value.to_epoch_days().to_le_bytes()),
            Cell::Json(value) => self.sized(kind::JSON, value.as_bytes()),
        }
    }

    /// The cells in order.
    pub fn reader(&self) -> CellReader<'_> {
        CellReader { rest: &self.bytes }
    }

    fn fixed<const N: usize>(&mut self, kind: u8, value: [u8; N]) {
        self.bytes.push(kind);
        self.bytes.extend_from_slice(&value);
    }

    /// 32 bits are enough: neither SQLite nor PostgreSQL holds a value over 1 GB.
    fn sized(&mut self, kind: u8, value: &[u8]) {
        self.bytes.push(kind);
        self.bytes.extend_from_slice(&u32::try_from(value.len()).unwrap_or(u32::MAX).to_le_bytes());
        self.bytes.extend_from_slice(value);
    }
}

impl<'a> FromIterator<Cell<'a>> for Cells {
    fn from_iter<I: IntoIterator<Item = Cell<'a>>>(cells: I) -> Self {
        let mut all = Self::default();
        cells.into_iter().for_each(|cell| all.push(cell));
        all
    }
}

impl fmt::Debug for Cells {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.reader()).finish()
    }
}

/// The buffer does not hold valid cells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Malformed;

impl fmt::Display for Malformed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a buffer of cells is malformed")
    }
}

impl std::error::Error for Malformed {}

/// Reads cells in place, and stops at the first malformed one.
#[derive(Clone, Debug)]
pub struct CellReader<'a> {
    rest: &'a [u8],
}

impl<'a> CellReader<'a> {
    pub fn is_at_end(&self) -> bool {
        self.rest.is_empty()
    }

    fn read(&mut self) -> Result<Cell<'a>, Malformed> {
        let [kind] = self.fixed()?;
        Ok(match kind {
            kind::NULL => Cell::Null,
            kind::FALSE => Cell::Bool(false),
            kind::TRUE => Cell::Bool(true),
            kind::INT => Cell::Int(i64::from_le_bytes(self.fixed()?)),
            kind::REAL => Cell::Real(f64::from_le_bytes(self.fixed()?)),
            kind::TEXT => Cell::Text(self.text()?),
            kind::BYTES => Cell::Bytes(self.sized()?),
            kind::UUID => Cell::Uuid(Uuid::from_bytes(self.fixed()?)),
            kind::TIMESTAMP => {
                Cell::Timestamp(DateTime::from_timestamp_micros(i64::from_le_bytes(self.fixed()?)).ok_or(Malformed)?)
            }
            kind::DATE => Cell::Date(NaiveDate::from_epoch_days(i32::from_le_bytes(self.fixed()?)).ok_or(Malformed)?),
            kind::JSON => Cell::Json(self.text()?),
            _ => return Err(Malformed),
        })
    }

    fn fixed<const N: usize>(&mut self) -> Result<[u8; N], Malformed> {
        let (value, rest) = self.rest.split_first_chunk().ok_or(Malformed)?;
        self.rest = rest;
        Ok(*value)
    }

    fn sized(&mut self) -> Result<&'a [u8], Malformed> {
        let length = usize::try_from(u32::from_le_bytes(self.fixed()?)).map_err(|_| Malformed)?;
        let (value, rest) = self.rest.split_at_checked(length).ok_or(Malformed)?;
        self.rest = rest;
        Ok(value)
    }

    fn text(&mut self) -> Result<&'a str, Malformed> {
        str::from_utf8(self.sized()?).map_err(|_| Malformed)
    }
}

impl<'a> Iterator for CellReader<'a> {
    type Item = Result<Cell<'a>, Malformed>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.rest.is_empty() {
            return None;
        }
        let cell = self.read();
        if cell.is_err() {
            self.rest = &[];
        }
        Some(cell)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of_each_kind() -> Vec<Cell<'static>> {
        vec![
            Cell::Null,
            Cell::Bool(false),
            Cell::Bool(true),
            Cell::Int(i64::MIN),
            Cell::Real(-0.5),
            Cell::Text(""),
            Cell::Text("Überführung"),
            Cell::Bytes(&[0, 255]),
            Cell::Uuid(Uuid::from_u128(7)),
            Cell::Timestamp(DateTime::<Utc>::MIN_UTC),
            Cell::Timestamp(DateTime::from_timestamp_micros(-1).unwrap()),
            Cell::Date(NaiveDate::MAX),
            Cell::Json(r#"{"a":1}"#),
        ]
    }

    #[test]
    fn cells_of_each_kind_survive() {
        let cells: Cells = of_each_kind().into_iter().collect();
        let read: Result<Vec<_>, _> = cells.reader().collect();
        // Anything finer than a microsecond is cut off.
        let mut expected = of_each_kind();
        expected[9] =
            Cell::Timestamp(DateTime::from_timestamp_micros(DateTime::<Utc>::MIN_UTC.timestamp_micros()).unwrap());
        assert_eq!(read, Ok(expected));
    }

    #[test]
    fn a_buffer_that_ends_early_is_malformed() {
        for cell in of_each_kind() {
            let whole = Cells::from_iter([cell]).into_bytes();
            for length in 1..whole.len() {
                let cut = Cells::from_bytes(whole[..length].to_vec());
                assert_eq!(cut.reader().collect::<Vec<_>>(), [Err(Malformed)], "{cell:?} cut at {length}");
            }
        }
    }

    #[test]
    fn other_bytes_are_malformed_and_end_the_reading() {
        let endless_text = [&[kind::TEXT], u32::MAX.to_le_bytes().as_slice(), b"abc"].concat();
        let no_utf8 = [&[kind::TEXT], 1u32.to_le_bytes().as_slice(), &[0xff]].concat();
        let no_time = [&[kind::TIMESTAMP], i64::MAX.to_le_bytes().as_slice()].concat();
        let no_date = [&[kind::DATE], i32::MAX.to_le_bytes().as_slice()].concat();
        for bytes in [vec![11, 0], endless_text, no_utf8, no_time, no_date] {
            assert_eq!(Cells::from_bytes(bytes.clone()).reader().collect::<Vec<_>>(), [Err(Malformed)], "{bytes:?}");
        }
    }
}
