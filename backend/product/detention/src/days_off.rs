//! Time that counts: all of it but the days on which the clock stands still.

use std::collections::BTreeSet;

use chrono::TimeDelta;
use chrono_tz::Tz;
use haul_types::{Date, Timestamp, start_of_day};

/// Days of a zone on which the clock stands still.
pub(super) struct DaysOff<'a> {
    pub days: &'a BTreeSet<Date>,
    pub zone: Tz,
}

impl DaysOff<'_> {
    /// The moment itself, or the first one that counts after it.
    pub fn after(&self, mut at: Timestamp) -> Timestamp {
        while self.days.contains(&at.date_in(self.zone)) {
            let next = start_of_day(at.date_in(self.zone).plus_days(1), self.zone);
            if next <= at {
                // The calendar's last day.
                break;
            }
            at = next;
        }
        at
    }

    /// When this much time will have counted.
    pub fn add(&self, from: Timestamp, mut left: TimeDelta) -> Timestamp {
        let mut from = self.after(from);
        let pauses: Vec<Timestamp> = self.days.iter().map(|day| start_of_day(*day, self.zone)).collect();
        for pause in pauses {
            if pause < from {
                continue;
            }
            let counted = pause - from;
            if left <= counted {
                break;
            }
            left = (from + left) - pause;
            from = self.after(pause);
        }
        from + left
    }

    /// The time that counts between two moments; zero if they are not in order.
    pub fn between(&self, from: Timestamp, until: Timestamp) -> TimeDelta {
        let off = self.days.iter().map(|day| {
            let (starts, ends) = self.ends_of(*day);
            (ends.min(until) - starts.max(from)).max(TimeDelta::zero())
        });
        (until - (from + off.sum::<TimeDelta>())).max(TimeDelta::zero())
    }

    /// The days with a moment between the two.
    pub fn within(&self, from: Timestamp, until: Timestamp) -> Vec<Date> {
        let overlaps = |day: &Date| {
            let (starts, ends) = self.ends_of(*day);
            starts < until && ends > from
        };
        self.days.iter().copied().filter(overlaps).collect()
    }

    /// The minutes that count after a moment, split at each midnight.
    pub fn split(&self, from: Timestamp, minutes: i64) -> Vec<i64> {
        let mut days = Vec::new();
        let (mut from, mut left) = (self.after(from), minutes);
        while left > 0 {
            let midnight = start_of_day(from.date_in(self.zone).plus_days(1), self.zone);
            if midnight <= from {
                // The calendar's last day.
                days.push(left);
                break;
            }
            // A partial minute before midnight belongs to the day it is in.
            let share = ((midnight - from).num_seconds() + 59) / 60;
            let share = share.clamp(1, left);
            days.push(share);
            from = self.after(midnight);
            left -= share;
        }
        days
    }

    fn ends_of(&self, day: Date) -> (Timestamp, Timestamp) {
        (start_of_day(day, self.zone), start_of_day(day.plus_days(1), self.zone))
    }
}
