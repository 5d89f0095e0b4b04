//! Lists that can be exported to files: where each is read, and its columns.
//!
//! An area declares its lists; `insight` writes the files.

use chrono::NaiveDateTime;
use haul_ports::Cell;
use haul_types::{Date, ExportList, Timestamp, percent_words};
use serde_json::Value;

/// A list that an area offers for export.
pub struct ExportedList {
    pub list: ExportList,
    /// The path of the list's operation.
    pub path: &'static str,
    /// The list's title for people.
    pub title: &'static str,
    /// The page that shows the list, with the person's files open.
    pub page: &'static str,
    pub columns: &'static [Column],
}

impl ExportedList {
    /// Its operation returns everything at once, and takes no page.
    pub const fn is_whole(&self) -> bool {
        matches!(self.list, ExportList::AccountBalances)
    }
}

/// One column: its title, and an RFC 6901 pointer to its value in a row of the list's response.
pub struct Column {
    pub key: &'static str,
    pub title: &'static str,
    pointer: &'static str,
    kind: Kind,
}

#[derive(Clone, Copy)]
pub enum Kind {
    Text,
    /// Several texts, or one property of several objects, separated by commas.
    Texts(Option<&'static str>),
    Flag,
    Integer,
    Decimal,
    /// Latitude or longitude.
    Degrees,
    Money,
    /// Hundredths of a percent, written as percent.
    Percent,
    Day,
    /// A moment, written in UTC; the title says so.
    Moment,
    /// A local time such as `2026-11-20T08:00`; the next column names the zone.
    Local,
}

use Kind::{Day, Decimal, Degrees, Flag, Integer, Local, Moment, Money, Percent, Text, Texts};

pub const fn column(key: &'static str, title: &'static str, pointer: &'static str, kind: Kind) -> Column {
    Column { key, title, pointer, kind }
}

impl Column {
    /// The row's property that the value comes from.
    pub fn property(&self) -> &'static str {
        self.pointer.trim_start_matches('/').split('/').next().unwrap_or_default()
    }

    /// The column's value in a row. A value that the list left out is empty.
    pub fn cell(&self, row: &Value) -> Cell {
        row.pointer(self.pointer).and_then(|value| self.typed(value)).unwrap_or(Cell::Empty)
    }

    fn typed(&self, value: &Value) -> Option<Cell> {
        let cell = match self.kind {
            Text => Cell::Text(value.as_str()?.to_owned()),
            Texts(property) => {
                let texts = value.as_array()?.iter().filter_map(|one| match property {
                    Some(property) => one.get(property)?.as_str(),
                    None => one.as_str(),
                });
                Cell::Text(texts.collect::<Vec<_>>().join(", "))
            }
            Flag => Cell::Text(if value.as_bool()? { "yes" } else { "no" }.to_owned()),
            Integer => Cell::Integer(value.as_i64()?),
            Decimal => Cell::Decimal(value.as_str()?.to_owned()),
            Degrees => Cell::Decimal(value.as_number()?.to_string()),
            Money => Cell::Money(value.as_i64()?),
            Percent => Cell::Decimal(percent_words(i32::try_from(value.as_i64()?).ok()?)),
            Day => Cell::Date(value.as_str()?.parse::<Date>().ok()?.naive()),
            Moment => Cell::DateTime(value.as_str()?.parse::<Timestamp>().ok()?.utc().naive_utc()),
            Local => Cell::DateTime(NaiveDateTime::parse_from_str(value.as_str()?, "%Y-%m-%dT%H:%M").ok()?),
        };
        Some(cell)
    }
}
