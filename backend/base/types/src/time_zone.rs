//! IANA time zones.

use chrono::{NaiveTime, TimeDelta};
use chrono_tz::Tz;

use crate::{Date, Timestamp};

/// The first moment of a day. If clocks skip midnight, the first one that exists.
pub fn start_of_day(day: Date, zone: Tz) -> Timestamp {
    hour_of_day(day, 0, zone)
}

/// The moment when it is this hour, 0 to 23, of the local day. If clocks skip it, the first one that exists.
#[expect(clippy::arithmetic_side_effects, reason = "a Timestamp stops at its ends")]
pub fn hour_of_day(day: Date, hour: i32, zone: Tz) -> Timestamp {
    let wanted = day.naive().and_time(NaiveTime::MIN).and_utc();
    let wanted = Timestamp::nearest(wanted) + TimeDelta::hours(hour.into());
    let at = |later| Timestamp::local((wanted + TimeDelta::hours(later)).utc().naive_utc(), zone);
    (0..=3).find_map(at).unwrap_or(wanted)
}

/// Whether the text names one, such as `America/Chicago`.
pub fn valid_time_zone(text: &str) -> bool {
    text.parse::<Tz>().is_ok()
}

/// The zone of a state or province that has only one; none where the user must choose.
pub fn time_zone_of_state(country: &str, state: &str) -> Option<&'static str> {
    let zone = match (country, state) {
        (
            "US",
            "CT" | "DC" | "DE" | "GA" | "MA" | "MD" | "ME" | "NC" | "NH" | "NJ" | "NY" | "OH" | "PA" | "RI" | "SC"
            | "VA" | "VT" | "WV",
        ) => "America/New_York",
        ("US", "AL" | "AR" | "IA" | "IL" | "LA" | "MN" | "MO" | "MS" | "OK" | "WI") => "America/Chicago",
        ("US", "CO" | "MT" | "NM" | "UT" | "WY") => "America/Denver",
        ("US", "CA" | "WA") => "America/Los_Angeles",
        ("US", "HI") => "Pacific/Honolulu",
        ("CA", "AB") => "America/Edmonton",
        ("CA", "MB") => "America/Winnipeg",
        ("CA", "NB") => "America/Moncton",
        ("CA", "NS" | "PE") => "America/Halifax",
        ("CA", "YT") => "America/Whitehorse",
        // Two zones or more: AK, AZ (the Navajo Nation), FL, ID, IN, KS, KY, MI, ND, NE, NV, OR, SD, TN, TX.
        _ => return None,
    };
    Some(zone)
}

#[cfg(test)]
mod tests {
    use super::{time_zone_of_state, valid_time_zone};

    #[test]
    fn states_of_one_zone_have_it_and_others_none() {
        for (state, expected) in [
            ("IL", Some("America/Chicago")),
            ("GA", Some("America/New_York")),
            ("CA", Some("America/Los_Angeles")),
            ("TX", None),
            ("TN", None),
            ("ZZ", None),
        ] {
            assert_eq!(time_zone_of_state("US", state), expected, "{state}");
            assert!(expected.is_none_or(valid_time_zone), "{state}");
        }
    }
}
