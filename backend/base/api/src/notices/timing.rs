//! When a notice is mailed. Pure.

use chrono::{TimeDelta, Timelike};
use chrono_tz::Tz;
use haul_types::{NoticeMail, NoticePriority, Timestamp, hour_of_day};

/// The shortest time between two immediate mails about the same matter.
const PAUSE: TimeDelta = TimeDelta::hours(1);

/// A person's hours. All are local, 0 to 23.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hours {
    pub zone: Tz,
    pub digest: i32,
    /// The first quiet hour, and the first one after them.
    pub quiet: Option<(i32, i32)>,
}

impl Hours {
    /// When a notice of `now` is mailed; none if never. `mailed_at` is when the same matter was mailed before.
    pub fn mail_at(
        self,
        mail: NoticeMail,
        priority: NoticePriority,
        now: Timestamp,
        mailed_at: Option<Timestamp>,
    ) -> Option<Timestamp> {
        let at = match mail {
            NoticeMail::Off => return None,
            NoticeMail::Digest => self.next(self.digest, now),
            NoticeMail::AtOnce => mailed_at.map_or(now, |before| now.max(before + PAUSE)),
        };
        let is_held = priority != NoticePriority::Critical;
        Some(self.quiet.filter(|_| is_held).map_or(at, |quiet| self.after(quiet, at)))
    }

    /// The next moment after `now` when it is this hour.
    fn next(self, hour: i32, now: Timestamp) -> Timestamp {
        let today = now.date_in(self.zone);
        let at = hour_of_day(today, hour, self.zone);
        if at > now { at } else { hour_of_day(today.plus_days(1), hour, self.zone) }
    }

    /// `at`, or the end of the quiet hours that it is in.
    fn after(self, (from, until): (i32, i32), at: Timestamp) -> Timestamp {
        let hour = i32::try_from(at.in_zone(self.zone).hour()).unwrap_or_default();
        let is_quiet = if from <= until { (from..until).contains(&hour) } else { hour >= from || hour < until };
        if is_quiet { self.next(until, at) } else { at }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use NoticeMail::{AtOnce, Digest, Off};
    use NoticePriority::{Critical, Warning};

    fn at(text: &str) -> Timestamp {
        text.parse().unwrap()
    }

    fn hours(quiet: Option<(i32, i32)>) -> Hours {
        Hours { zone: Tz::America__Chicago, digest: 7, quiet }
    }

    #[test]
    fn mail_waits_for_the_digest_and_for_the_end_of_quiet_hours() {
        let night = Some((22, 6));
        // Chicago is six hours behind UTC in November.
        for (quiet, mail, priority, now, expected) in [
            (None, Off, Critical, "2026-11-18T15:00:00Z", None),
            (None, AtOnce, Warning, "2026-11-18T15:00:00Z", Some("2026-11-18T15:00:00Z")),
            (None, Digest, Warning, "2026-11-18T12:59:00Z", Some("2026-11-18T13:00:00Z")),
            (None, Digest, Warning, "2026-11-18T13:00:00Z", Some("2026-11-19T13:00:00Z")),
            (night, AtOnce, Warning, "2026-11-19T03:59:00Z", Some("2026-11-19T03:59:00Z")),
            (night, AtOnce, Warning, "2026-11-19T04:00:00Z", Some("2026-11-19T12:00:00Z")),
            (night, AtOnce, Warning, "2026-11-19T11:59:00Z", Some("2026-11-19T12:00:00Z")),
            (night, AtOnce, Critical, "2026-11-19T04:00:00Z", Some("2026-11-19T04:00:00Z")),
            (Some((6, 9)), Digest, Warning, "2026-11-18T12:00:00Z", Some("2026-11-18T15:00:00Z")),
        ] {
            assert_eq!(hours(quiet).mail_at(mail, priority, at(now), None), expected.map(at), "{mail:?} {now}");
        }
    }

    #[test]
    fn digest_hour_follows_the_clocks() {
        // They go back on November 1, 2026.
        for (now, expected) in
            [("2026-10-31T13:00:00Z", "2026-11-01T13:00:00Z"), ("2026-10-30T13:00:00Z", "2026-10-31T12:00:00Z")]
        {
            assert_eq!(hours(None).mail_at(Digest, Warning, at(now), None), Some(at(expected)), "{now}");
        }
    }

    #[test]
    fn repeated_matter_is_mailed_once_an_hour() {
        let mailed = at("2026-11-18T15:00:00Z");
        for (now, expected) in
            [("2026-11-18T15:10:00Z", "2026-11-18T16:00:00Z"), ("2026-11-18T17:00:00Z", "2026-11-18T17:00:00Z")]
        {
            assert_eq!(hours(None).mail_at(AtOnce, Critical, at(now), Some(mailed)), Some(at(expected)), "{now}");
        }
    }
}
