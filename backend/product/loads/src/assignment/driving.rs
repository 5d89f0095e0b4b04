//! How long a drive takes: the miles, the speed, and the breaks required by law. Pure.
//!
//! 49 CFR 395.3(a)(3): eleven hours of driving after ten consecutive hours off duty, and no driving after eight hours
//! of it without a thirty-minute break. The fourteen hours of (a)(2) never bind here: eleven of driving and one break
//! are less.

use chrono::TimeDelta;

use haul_types::{Miles, Timestamp};

/// Driving after which a break is due, 49 CFR 395.3(a)(3)(ii).
const BREAK_AFTER: i64 = 8 * 60;
/// The break.
const BREAK: i64 = 30;
/// Driving after which the day is over, 49 CFR 395.3(a)(3)(i).
const DAY_ENDS_AFTER: i64 = 11 * 60;
/// The rest that begins a new day, 49 CFR 395.3(a)(1).
const RESET: i64 = 10 * 60;

/// Twice the distance from coast to coast: an ETA beyond it would mean nothing, and the sum of breaks stays small.
const FARTHEST_TENTHS: i64 = 60_000;

/// Until hours of service are known, a driver is assumed to start with a full day of driving.
pub const FRESH: Driven = Driven { since_break_minutes: 0, since_rest_minutes: 0 };

/// What a driver has driven so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Driven {
    pub since_break_minutes: i64,
    pub since_rest_minutes: i64,
}

impl Driven {
    /// After a stop. Time on duty counts as a break too: "30 consecutive minutes of not driving", 49 CFR
    /// 395.3(a)(3)(ii).
    pub fn after_standing(self, stood: TimeDelta) -> Self {
        match stood.num_minutes() {
            RESET.. => FRESH,
            BREAK.. => Self { since_break_minutes: 0, ..self },
            _ => self,
        }
    }
}

/// A completed drive.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Drive {
    pub arrives_at: Timestamp,
    pub driving_minutes: i64,
    /// Breaks and rests on the way.
    pub resting_minutes: i64,
    /// At its end.
    pub driven: Driven,
}

/// Drives `miles`, starting at a given moment.
pub fn drive(from: Timestamp, miles: Miles, speed_mph: i32, driven: Driven) -> Drive {
    // Tenths of a mile ÷ (10 × miles an hour) × 60, rounded up: the truck arrives when the last minute is driven.
    let tenths = miles.value().clamp(0, FARTHEST_TENTHS);
    let speed = i64::from(speed_mph.max(1));
    let driving_minutes = (tenths * 6 + speed - 1) / speed;
    let (mut left, mut resting_minutes) = (driving_minutes, 0);
    let (mut since_break, mut since_rest) = (driven.since_break_minutes, driven.since_rest_minutes);
    while left > 0 {
        let stretch = (BREAK_AFTER - since_break).min(DAY_ENDS_AFTER - since_rest).min(left);
        if stretch > 0 {
            left -= stretch;
            since_break += stretch;
            since_rest += stretch;
        } else if since_rest >= DAY_ENDS_AFTER {
            resting_minutes += RESET;
            (since_break, since_rest) = (0, 0);
        } else {
            resting_minutes += BREAK;
            since_break = 0;
        }
    }
    let arrives_at = from + TimeDelta::minutes(driving_minutes + resting_minutes);
    let driven = Driven { since_break_minutes: since_break, since_rest_minutes: since_rest };
    Drive { arrives_at, driving_minutes, resting_minutes, driven }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn drive_takes_the_breaks_that_the_law_asks_for() {
        let from: Timestamp = "2026-11-20T06:00:00Z".parse().unwrap();
        for (tenths, speed, driven, driving, resting) in [
            (0, 50, 0, 0, 0),
            (1_000, 50, 0, 120, 0),
            // A partial minute counts as a whole one.
            (1_001, 50, 0, 121, 0),
            // Eight hours need no break, a minute more does.
            (4_000, 50, 0, 480, 0),
            (4_001, 50, 0, 481, 30),
            // Eleven hours end at the dock, a minute more means a night.
            (5_500, 50, 0, 660, 30),
            (5_501, 50, 0, 661, 630),
            // Two days and a third: break, night, break, night, then no break within the rest.
            (14_000, 50, 0, 1_680, 30 + 600 + 30 + 600),
            // Hours already driven count for both.
            (1_000, 50, 7 * 60, 120, 30),
            (1_000, 50, 10 * 60, 120, 630),
            (100, 50, 11 * 60, 12, 600),
        ] {
            let before = Driven { since_break_minutes: driven, since_rest_minutes: driven };
            let found = drive(from, Miles::from_tenths(tenths), speed, before);
            assert_eq!((found.driving_minutes, found.resting_minutes), (driving, resting), "{tenths} {driven}");
            assert_eq!(found.arrives_at, from + TimeDelta::minutes(driving + resting));
        }
    }
    #[test]
    fn standing_at_a_dock_is_a_break_and_a_night_there_a_rest() {
        let driven = Driven { since_break_minutes: 450, since_rest_minutes: 600 };
        for (stood, expected) in [
            (29, driven),
            (30, Driven { since_break_minutes: 0, ..driven }),
            (599, Driven { since_break_minutes: 0, ..driven }),
            (600, FRESH),
        ] {
            assert_eq!(driven.after_standing(TimeDelta::minutes(stood)), expected, "{stood}");
        }
    }
}
