//! A company's days and weeks as moments in UTC. Pure.

use chrono_tz::Tz;

use crate::{Date, Timestamp, start_of_day};

/// The first moments of this week, the next and the last.
pub struct Week {
    /// This week's Monday.
    pub monday: Date,
    pub last: Timestamp,
    pub start: Timestamp,
    pub next: Timestamp,
}

pub fn week_of(now: Timestamp, zone: Tz) -> Week {
    let monday = now.date_in(zone).monday();
    Week {
        monday,
        last: start_of_day(monday.minus_days(7), zone),
        start: start_of_day(monday, zone),
        next: start_of_day(monday.plus_days(7), zone),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_week_starts_on_monday_where_the_company_is() {
        let zone: Tz = "America/Chicago".parse().unwrap();
        // Monday 03:00 UTC is Sunday evening in Chicago.
        for (now, start) in [
            ("2026-11-20T12:00:00Z", "2026-11-16T06:00:00Z"),
            ("2026-11-16T03:00:00Z", "2026-11-09T06:00:00Z"),
            ("2026-11-03T12:00:00Z", "2026-11-02T06:00:00Z"),
            ("2026-10-30T12:00:00Z", "2026-10-26T05:00:00Z"),
        ] {
            let week = week_of(now.parse().unwrap(), zone);
            assert_eq!(week.start, start.parse::<Timestamp>().unwrap(), "{now}");
        }
    }
}
