//! Calendar days. The product has no other type for a day: chrono's own reaches years in which arithmetic overflows.

use std::str::FromStr;

use chrono::{Datelike, Days, Months, NaiveDate};

use crate::{JsonText, WriteJson, calendar::calendar_type};

/// A day from 1900-01-01 to 2100-12-31, `YYYY-MM-DD` on the wire.
///
/// Arithmetic stops at the first and the last day instead of overflowing.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Date(NaiveDate);

#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("Use a date from 1900-01-01 to 2100-12-31, such as 2026-11-23.")]
pub struct InvalidDate;

calendar_type!(Date(NaiveDate), InvalidDate, Date, "date", r"^(19\d{2}|20\d{2}|2100)-\d{2}-\d{2}$");

#[expect(clippy::panic, reason = "while compiling")]
const fn day(year: i32, month: u32, day: u32) -> Date {
    match NaiveDate::from_ymd_opt(year, month, day) {
        Some(day) => Date(day),
        None => panic!("no such day"),
    }
}

impl Date {
    /// No driver, and no paper, is older.
    pub const FIRST: Self = day(1900, 1, 1);
    /// No plan or record reaches further.
    pub const LAST: Self = day(2100, 12, 31);

    /// None outside the range, and for days that don't exist.
    pub fn new(year: i32, month: u32, day: u32) -> Option<Self> {
        NaiveDate::from_ymd_opt(year, month, day).and_then(|day| Self::try_from(day).ok())
    }

    /// Parses a day in one of chrono's formats.
    pub fn parse_as(text: &str, format: &str) -> Option<Self> {
        NaiveDate::parse_from_str(text, format).ok().and_then(|day| Self::try_from(day).ok())
    }

    /// The nearest day in the range.
    pub fn nearest(day: NaiveDate) -> Self {
        Self(day.clamp(Self::FIRST.0, Self::LAST.0))
    }

    /// In one of chrono's formats, such as `%b %-d, %Y`.
    pub fn format(self, format: &str) -> impl std::fmt::Display {
        self.0.format(format)
    }

    /// As sentences say it: `Nov 16, 2026`.
    pub fn words(self) -> impl std::fmt::Display {
        self.format("%b %-d, %Y")
    }

    /// For libraries.
    pub fn naive(self) -> NaiveDate {
        self.0
    }

    #[must_use]
    pub fn plus_days(self, days: u32) -> Self {
        self.0.checked_add_days(Days::new(days.into())).map_or(Self::LAST, Self::nearest)
    }

    #[must_use]
    pub fn minus_days(self, days: u32) -> Self {
        self.0.checked_sub_days(Days::new(days.into())).map_or(Self::FIRST, Self::nearest)
    }

    /// The same day some months later, or that month's last one.
    #[must_use]
    pub fn plus_months(self, months: u32) -> Self {
        Self::nearest(self.0.checked_add_months(Months::new(months)).unwrap_or(NaiveDate::MAX))
    }

    /// The same day some months earlier, or that month's last one.
    #[must_use]
    pub fn minus_months(self, months: u32) -> Self {
        Self::nearest(self.0.checked_sub_months(Months::new(months)).unwrap_or(NaiveDate::MIN))
    }

    /// The last day of its month.
    #[must_use]
    pub fn end_of_month(self) -> Self {
        let first = Self::nearest(self.0.with_day(1).unwrap_or(self.0));
        first.plus_months(1).minus_days(1)
    }

    /// Negative if `other` is later.
    pub fn days_since(self, other: Self) -> i64 {
        self.0.signed_duration_since(other.0).num_days()
    }

    /// The Monday on or before it.
    #[must_use]
    pub fn monday(self) -> Self {
        self.minus_days(self.0.weekday().num_days_from_monday())
    }

    pub fn year(self) -> i32 {
        self.0.year()
    }

    /// 1 to 12.
    pub fn month(self) -> u32 {
        self.0.month()
    }
}

impl FromStr for Date {
    type Err = InvalidDate;

    fn from_str(text: &str) -> Result<Self, InvalidDate> {
        // chrono also accepts signs, spaces and single digits.
        let is_written_out = text.len() == 10 && text.bytes().all(|byte| byte.is_ascii_digit() || byte == b'-');
        let day = NaiveDate::parse_from_str(text, "%Y-%m-%d").map_err(|_| InvalidDate)?;
        if is_written_out { Self::try_from(day) } else { Err(InvalidDate) }
    }
}

impl WriteJson for Date {
    fn write_json(&self, text: &mut JsonText) {
        text.plain(&self.to_string());
    }
}

#[cfg(test)]
mod tests {
    use haul_db::{Cell, FromCell};

    use super::*;

    #[test]
    fn parse_takes_days_of_the_range_in_one_form() {
        for (text, is_taken) in [
            ("1900-01-01", true),
            ("2100-12-31", true),
            ("2024-02-29", true),
            ("2026-02-29", false),
            ("1899-12-31", false),
            ("2101-01-01", false),
            ("-262143-01-01", false),
            ("+262142-12-31", false),
            ("2026-1-05", false),
            (" 2026-01-05", false),
            ("2026-01-05T00:00:00Z", false),
            ("", false),
        ] {
            assert_eq!(text.parse::<Date>().is_ok(), is_taken, "{text}");
        }
    }

    #[test]
    fn months_end_on_days_that_exist() {
        let day = |text: &str| text.parse::<Date>().unwrap();
        for (from, months, expected) in [
            ("2026-01-31", 1, "2026-02-28"),
            ("2028-01-31", 1, "2028-02-29"),
            ("2028-02-29", 12, "2029-02-28"),
            ("2026-11-26", 24, "2028-11-26"),
            ("2100-12-31", 1, "2100-12-31"),
        ] {
            assert_eq!(day(from).plus_months(months), day(expected), "{from} and {months} months");
        }
        assert_eq!(day("2028-02-03").end_of_month(), day("2028-02-29"));
        assert_eq!(day("2026-12-31").end_of_month(), day("2026-12-31"));
    }

    #[test]
    fn arithmetic_stops_at_the_ends() {
        assert_eq!(Date::FIRST.minus_days(1), Date::FIRST);
        assert_eq!(Date::FIRST.monday(), Date::FIRST);
        assert_eq!(Date::LAST.plus_days(u32::MAX), Date::LAST);
        assert_eq!(Date::LAST.minus_days(u32::MAX), Date::FIRST);
        assert_eq!(Date::LAST.days_since(Date::FIRST), 73_413);
    }

    #[test]
    fn a_stored_day_outside_becomes_the_nearest() {
        assert_eq!(Date::from_cell(Cell::Date(NaiveDate::MIN)), Some(Date::FIRST));
        assert_eq!(Date::from_cell(Cell::Date(NaiveDate::MAX)), Some(Date::LAST));
    }
}
