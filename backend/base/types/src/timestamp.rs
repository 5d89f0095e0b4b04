//! Moments. The product has no other type for a moment: chrono's own reaches years in which arithmetic overflows.

use std::{
    ops::{Add, Sub},
    str::FromStr,
};

use chrono::{DateTime, NaiveDateTime, SecondsFormat, SubsecRound, TimeDelta, TimeZone, Utc};
use chrono_tz::Tz;

use crate::{Date, JsonText, WriteJson, calendar::calendar_type};

/// A moment in UTC from the start of 1900 to the end of 2100, to the microsecond; RFC 3339 on the wire.
///
/// Adding and subtracting stop at the first and the last moment instead of overflowing.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Timestamp(DateTime<Utc>);

#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("Use a time from 1900 to 2100 with its offset from UTC, such as 2026-11-23T08:30:00Z.")]
pub struct InvalidTimestamp;

calendar_type!(
    Timestamp(DateTime<Utc>),
    InvalidTimestamp,
    Timestamp,
    "date-time",
    r"^(19\d{2}|20\d{2}|2100)-\d{2}-\d{2}[Tt ]"
);

#[expect(clippy::panic, reason = "while compiling")]
const fn moment(micros: i64) -> Timestamp {
    match DateTime::from_timestamp_micros(micros) {
        Some(moment) => Timestamp(moment),
        None => panic!("no such moment"),
    }
}

impl Timestamp {
    /// The first microsecond of 1900.
    pub const FIRST: Self = moment(-2_208_988_800_000_000);
    /// The last microsecond of 2100.
    pub const LAST: Self = moment(4_133_980_799_999_999);
    /// The start of 1970.
    pub const EPOCH: Self = Self(DateTime::UNIX_EPOCH);

    /// The nearest moment in the range.
    pub fn nearest(moment: DateTime<Utc>) -> Self {
        Self(moment.clamp(Self::FIRST.0, Self::LAST.0))
    }

    /// The first moment with this local time; none if clocks skip it.
    pub fn local(time: NaiveDateTime, zone: Tz) -> Option<Self> {
        zone.from_local_datetime(&time).earliest().map(|local| Self::nearest(local.to_utc()))
    }

    /// Such as `2026-11-23T08:30:00+00:00`.
    pub fn to_rfc3339(self) -> String {
        self.0.to_rfc3339()
    }

    /// For libraries.
    pub fn utc(self) -> DateTime<Utc> {
        self.0
    }

    /// As local time.
    pub fn in_zone(self, zone: Tz) -> DateTime<Tz> {
        self.0.with_timezone(&zone)
    }

    /// The day in UTC.
    pub fn date(self) -> Date {
        Date::nearest(self.0.date_naive())
    }

    /// The local day.
    pub fn date_in(self, zone: Tz) -> Date {
        Date::nearest(self.in_zone(zone).date_naive())
    }

    /// From seconds since 1970; none outside the range.
    pub fn from_seconds(seconds: i64) -> Option<Self> {
        DateTime::from_timestamp(seconds, 0).and_then(|moment| Self::try_from(moment).ok())
    }

    /// From microseconds since 1970; none outside the range.
    pub fn from_micros(micros: i64) -> Option<Self> {
        DateTime::from_timestamp_micros(micros).and_then(|moment| Self::try_from(moment).ok())
    }

    /// Microseconds since 1970.
    pub fn micros(self) -> i64 {
        self.0.timestamp_micros()
    }
}

impl Add<TimeDelta> for Timestamp {
    type Output = Self;

    fn add(self, time: TimeDelta) -> Self {
        let end = if time < TimeDelta::zero() { Self::FIRST } else { Self::LAST };
        self.0.checked_add_signed(time).map_or(end, Self::nearest)
    }
}

impl Sub<TimeDelta> for Timestamp {
    type Output = Self;

    fn sub(self, time: TimeDelta) -> Self {
        let end = if time < TimeDelta::zero() { Self::LAST } else { Self::FIRST };
        self.0.checked_sub_signed(time).map_or(end, Self::nearest)
    }
}

/// Two moments in the range are never too far apart.
impl Sub for Timestamp {
    type Output = TimeDelta;

    fn sub(self, earlier: Self) -> TimeDelta {
        self.0.signed_duration_since(earlier.0)
    }
}

impl FromStr for Timestamp {
    type Err = InvalidTimestamp;

    fn from_str(text: &str) -> Result<Self, InvalidTimestamp> {
        let moment: DateTime<Utc> = text.parse().map_err(|_| InvalidTimestamp)?;
        Self::try_from(moment.trunc_subsecs(6))
    }
}

impl WriteJson for Timestamp {
    fn write_json(&self, text: &mut JsonText) {
        text.plain(&self.0.to_rfc3339_opts(SecondsFormat::AutoSi, false));
    }
}

#[cfg(test)]
mod tests {
    use haul_db::{Cell, FromCell};

    use super::*;

    #[test]
    fn parse_takes_moments_of_the_range() {
        for (text, is_taken) in [
            ("1900-01-01T00:00:00Z", true),
            ("2100-12-31T23:59:59.999999Z", true),
            ("2026-11-23T08:30:00-06:00", true),
            ("1899-12-31T23:59:59Z", false),
            ("2101-01-01T00:00:00Z", false),
            ("-262143-01-01T00:00:00Z", false),
            ("+262142-12-31T00:00:00Z", false),
            ("2026-11-23", false),
        ] {
            assert_eq!(text.parse::<Timestamp>().is_ok(), is_taken, "{text}");
        }
    }

    #[test]
    fn arithmetic_stops_at_the_ends() {
        assert_eq!(Timestamp::FIRST.to_string(), "1900-01-01 00:00:00 UTC");
        assert_eq!(Timestamp::LAST.to_string(), "2100-12-31 23:59:59.999999 UTC");
        assert_eq!(Timestamp::LAST + TimeDelta::MAX, Timestamp::LAST);
        assert_eq!(Timestamp::LAST + TimeDelta::MIN, Timestamp::FIRST);
        assert_eq!(Timestamp::FIRST - TimeDelta::MAX, Timestamp::FIRST);
        assert_eq!(Timestamp::FIRST - TimeDelta::MIN, Timestamp::LAST);
        assert_eq!((Timestamp::LAST - Timestamp::FIRST).num_days(), 73_413);
    }

    #[test]
    fn a_stored_moment_outside_becomes_the_nearest() {
        assert_eq!(Timestamp::from_cell(Cell::Timestamp(DateTime::<Utc>::MIN_UTC)), Some(Timestamp::FIRST));
        assert_eq!(Timestamp::from_cell(Cell::Timestamp(DateTime::<Utc>::MAX_UTC)), Some(Timestamp::LAST));
    }

    #[test]
    fn the_ends_hold_in_every_zone() {
        for zone in chrono_tz::TZ_VARIANTS {
            for moment in [Timestamp::FIRST, Timestamp::LAST] {
                let there = moment.in_zone(zone).naive_local();
                assert!(Timestamp::local(there, zone).is_some(), "{zone}");
                assert!((Date::FIRST..=Date::LAST).contains(&moment.date_in(zone)), "{zone}");
            }
        }
    }
}
