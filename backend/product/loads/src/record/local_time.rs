//! From what people agree (`2026-11-20T08:00` at the dock) to UTC, without guessing.

use std::ops::RangeInclusive;

use chrono::{Datelike, MappedLocalTime, NaiveDateTime, TimeZone};
use chrono_tz::Tz;
use haul_types::{AmbiguousTime, Date, Timestamp};

#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LocalTimeError {
    #[error("Enter a date and time from 2000 to 2099, such as 2026-11-20T08:00.")]
    Unreadable,
    /// Skipped when clocks go forward.
    #[error("This time does not exist there because clocks go forward. Choose another.")]
    Missing,
    /// Repeated when clocks go back, and the request does not say which one is meant.
    #[error("This time occurs twice there because clocks go back. Choose the earlier or the later one.")]
    Ambiguous,
}

/// No carrier keeps older loads or plans further ahead.
const YEARS: RangeInclusive<i32> = 2000..=2099;

/// Reads a local date and time to the minute.
pub fn parse(text: &str) -> Result<NaiveDateTime, LocalTimeError> {
    let local = NaiveDateTime::parse_from_str(text.trim(), "%Y-%m-%dT%H:%M");
    local.ok().filter(|local| YEARS.contains(&local.year())).ok_or(LocalTimeError::Unreadable)
}

/// Formats it as it is stored and sent.
pub fn text(local: NaiveDateTime) -> String {
    local.format("%Y-%m-%dT%H:%M").to_string()
}

/// The one moment that a local time means.
pub fn resolve(local: NaiveDateTime, zone: Tz, choice: Option<AmbiguousTime>) -> Result<Timestamp, LocalTimeError> {
    match (zone.from_local_datetime(&local), choice) {
        (MappedLocalTime::Single(at), _) => Ok(Timestamp::nearest(at.to_utc())),
        (MappedLocalTime::Ambiguous(earlier, _), Some(AmbiguousTime::Earlier)) => {
            Ok(Timestamp::nearest(earlier.to_utc()))
        }
        (MappedLocalTime::Ambiguous(_, later), Some(AmbiguousTime::Later)) => Ok(Timestamp::nearest(later.to_utc())),
        (MappedLocalTime::Ambiguous(..), None) => Err(LocalTimeError::Ambiguous),
        (MappedLocalTime::None, _) => Err(LocalTimeError::Missing),
    }
}

/// The local day of a moment.
pub fn local_day(local: &str, at: Timestamp) -> Date {
    parse(local).map_or(at.date(), |local| Date::nearest(local.date()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn resolve_asks_where_clocks_change() {
        use AmbiguousTime::{Earlier, Later};
        use LocalTimeError::{Ambiguous, Missing};
        for (local, zone, choice, expected) in [
            ("2026-11-20T08:00", "America/Chicago", None, Ok("2026-11-20T14:00:00Z")),
            ("2026-07-20T08:00", "America/Chicago", None, Ok("2026-07-20T13:00:00Z")),
            ("2026-07-20T08:00", "America/Phoenix", None, Ok("2026-07-20T15:00:00Z")),
            ("2026-03-08T02:30", "America/Chicago", None, Err(Missing)),
            ("2026-03-08T02:30", "America/Phoenix", None, Ok("2026-03-08T09:30:00Z")),
            ("2026-11-01T01:30", "America/Chicago", None, Err(Ambiguous)),
            ("2026-11-01T01:30", "America/Chicago", Some(Earlier), Ok("2026-11-01T06:30:00Z")),
            ("2026-11-01T01:30", "America/Chicago", Some(Later), Ok("2026-11-01T07:30:00Z")),
        ] {
            let resolved = resolve(parse(local).unwrap(), zone.parse().unwrap(), choice);
            assert_eq!(resolved, expected.map(|text| text.parse().unwrap()), "{local} {zone}");
        }
    }

    #[test]
    fn parse_takes_minutes_only() {
        assert!(parse("2026-11-20T08:00").is_ok());
        for text in [
            "0001-01-01T08:00",
            "2100-01-01T00:00",
            "2026-11-20",
            "2026-11-20 08:00",
            "2026-11-20T08:00Z",
            "2026-13-01T08:00",
            "",
        ] {
            assert_eq!(parse(text), Err(LocalTimeError::Unreadable), "{text}");
        }
    }
}
