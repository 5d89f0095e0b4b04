//! The timeliness of the stops ahead, and which of them decides for the load. Pure.
//!
//! This is the only place that judges a load on the road late or at risk; lists, boards and dashboards show its result.

use chrono::TimeDelta;
use chrono_tz::Tz;
use haul_detention::duration;
use haul_loads::Due;
use haul_types::{Timeliness, Timestamp};
use uuid::Uuid;

/// A trip not started this close to the due time is a risk: driving to a pickup takes hours.
const NOT_SENT: TimeDelta = TimeDelta::hours(4);

/// This close to the due time, an arrival can hardly be moved up.
const NEARLY_DUE: TimeDelta = TimeDelta::hours(1);

/// A stop that the truck has not reached.
#[derive(Clone, Debug)]
pub struct Ahead {
    pub stop_id: Uuid,
    /// The stop's usual name.
    pub place: String,
    pub zone: Tz,
    pub due: Option<Due>,
    pub eta_at: Option<Timestamp>,
    /// The truck's next stop.
    pub is_next: bool,
    /// When the truck leaves its current place, or will leave it by the plan; later ETAs move with it.
    pub leaves_at: Timestamp,
}

/// The values shared by all stops of a load.
#[derive(Clone, Copy, Debug)]
pub struct Clock {
    pub is_started: bool,
    pub at_risk_minutes: i32,
    pub now: Timestamp,
}

/// A stop's timeliness, and one sentence about it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verdict {
    pub timeliness: Timeliness,
    pub reason: String,
}

impl Ahead {
    pub fn judge(&self, clock: Clock) -> Verdict {
        use Timeliness::{AtRisk, Late, OnTime, Unknown};
        let Clock { is_started, at_risk_minutes, now } = clock;
        let place = &self.place;
        let Some(due) = self.due else {
            return Verdict { timeliness: OnTime, reason: format!("No time is agreed at {place}.") };
        };
        let late_by = |eta: Timestamp| duration(due.minutes_late(eta));
        let spare = |eta: Timestamp| match -due.minutes_late(eta) {
            0 => format!("The ETA at {place} leaves no time to spare."),
            left => format!("The ETA at {place} leaves {} to spare.", duration(left)),
        };
        let agreed = self.local(due.agreed_at);
        let due = due.until;
        let margin = TimeDelta::minutes(at_risk_minutes.into());
        // Before the trip starts, the first stop's ETA is its own appointment and says nothing.
        let eta = self.eta_at.filter(|_| is_started || !self.is_next);
        let (timeliness, reason) = match eta {
            _ if now > due => (Late, format!("Was due at {place} by {agreed}.")),
            Some(eta) if eta > due && is_started => (Late, format!("The ETA at {place} is {} late.", late_by(eta))),
            Some(eta) if eta > due => {
                (AtRisk, format!("Even if the trip starts as planned, it reaches {place} {} late.", late_by(eta)))
            }
            Some(eta) if eta < now => (AtRisk, format!("The ETA at {place} has passed and no arrival is recorded.")),
            Some(eta) if due - eta <= margin => (AtRisk, spare(eta)),
            Some(eta) => (OnTime, spare(eta)),
            None if !self.is_next => match now > due - NEARLY_DUE {
                true => (AtRisk, format!("Due at {place} by {agreed}, and other stops come first.")),
                false => (OnTime, format!("Due at {place} by {agreed}.")),
            },
            None if is_started && now > due - NEARLY_DUE => {
                (AtRisk, format!("Due at {place} by {agreed}, and there is no ETA."))
            }
            None if is_started => (Unknown, format!("There is no ETA at {place}.")),
            None if now > due - NOT_SENT => (AtRisk, format!("Not started, and due at {place} by {agreed}.")),
            None => (OnTime, format!("Not started yet; due at {place} by {agreed}.")),
        };
        Verdict { timeliness, reason }
    }

    /// In the stop's time zone. Stored sentences name moments, not ages, so they need no rewrite each minute.
    fn local(&self, at: Timestamp) -> String {
        at.in_zone(self.zone).format("%b %-d, %H:%M %Z").to_string()
    }

    /// The moments at which time alone may change the verdict.
    pub fn moments(&self, clock: Clock) -> impl Iterator<Item = Timestamp> + use<> {
        let (due, eta) = (self.due.map(|due| due.until), self.eta_at);
        let margin = TimeDelta::minutes(clock.at_risk_minutes.into());
        // While the truck overstays, this ETA moves with the clock.
        let rest = eta.map(|eta| eta - self.leaves_at.max(clock.now)).filter(|_| !self.is_next);
        let slips = due.zip(rest).map(|(due, rest)| due - rest);
        let without_eta = due.filter(|_| eta.is_none() || !clock.is_started);
        [
            due,
            without_eta.map(|due| due - NOT_SENT),
            without_eta.map(|due| due - NEARLY_DUE),
            eta.filter(|_| self.is_next),
            slips,
            slips.map(|at| at - margin),
        ]
        .into_iter()
        .flatten()
    }
}

/// The most urgent; if equal, the first.
pub fn worst(verdicts: impl IntoIterator<Item = Verdict>) -> Option<Verdict> {
    // `min_by_key` answers the first of equals.
    verdicts.into_iter().min_by_key(|verdict| rank(verdict.timeliness))
}

/// More minutes than lie between 1970 and the year 9999.
const RANK: i64 = 10_000_000_000;

/// Delivered loads come last: they are no longer urgent.
pub const DELIVERED: i64 = 4 * RANK;

/// The order of the list: by timeliness, then by due time.
pub fn urgency(timeliness: Timeliness, due_at: Option<Timestamp>) -> i64 {
    rank(timeliness) * RANK + due_at.map_or(RANK - 1, |due| due.micros().max(0) / 60_000_000)
}

fn rank(timeliness: Timeliness) -> i64 {
    match timeliness {
        Timeliness::Late => 0,
        Timeliness::AtRisk => 1,
        Timeliness::Unknown => 2,
        Timeliness::OnTime => 3,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(clock: &str) -> Timestamp {
        format!("2026-11-20T{clock}:00Z").parse().unwrap()
    }

    fn ahead(due: Option<&str>, eta: Option<&str>) -> Ahead {
        Ahead {
            stop_id: Uuid::nil(),
            place: "Trinity".to_owned(),
            zone: Tz::America__Chicago,
            due: due.map(at).map(|until| Due { agreed_at: until - TimeDelta::minutes(15), until }),
            eta_at: eta.map(at),
            is_next: true,
            leaves_at: at("08:00"),
        }
    }

    fn clock(is_started: bool, now: &str) -> Clock {
        Clock { is_started, at_risk_minutes: 30, now: at(now) }
    }

    #[test]
    fn the_next_stop_weighs_the_eta_against_what_is_due() {
        use Timeliness::{AtRisk, Late, OnTime, Unknown};
        for (due, eta, is_started, now, expected) in [
            (None, None, true, "12:00", OnTime),
            (Some("12:00"), Some("11:00"), true, "12:01", Late),
            (Some("12:00"), Some("12:01"), true, "09:00", Late),
            (Some("12:00"), Some("12:00"), true, "09:00", AtRisk),
            (Some("12:00"), Some("11:30"), true, "09:00", AtRisk),
            (Some("12:00"), Some("11:29"), true, "09:00", OnTime),
            // The ETA has passed without a recorded arrival.
            (Some("12:00"), Some("09:00"), true, "09:01", AtRisk),
            (Some("12:00"), None, true, "06:00", Unknown),
            (Some("12:00"), None, true, "11:01", AtRisk),
            (Some("12:00"), None, false, "08:01", AtRisk),
            (Some("12:00"), None, false, "08:00", OnTime),
            (Some("12:00"), None, false, "12:01", Late),
            // Planned at its own time.
            (Some("12:15"), Some("12:00"), false, "08:00", OnTime),
        ] {
            let found = ahead(due, eta).judge(clock(is_started, now));
            assert_eq!(found.timeliness, expected, "{due:?} {eta:?} {now}: {}", found.reason);
        }
    }

    #[test]
    fn a_later_stop_is_late_before_the_truck_has_left_the_one_before() {
        use Timeliness::{AtRisk, Late, OnTime};
        for (eta, is_started, now, expected) in [
            (Some("21:00"), true, "08:00", Late),
            (Some("21:00"), false, "08:00", AtRisk),
            (Some("19:45"), true, "08:00", AtRisk),
            (Some("19:29"), true, "08:00", OnTime),
            (None, true, "08:00", OnTime),
            (None, true, "19:01", AtRisk),
            (None, true, "20:01", Late),
        ] {
            let stop = Ahead { is_next: false, ..ahead(Some("20:00"), eta) };
            let found = stop.judge(clock(is_started, now));
            assert_eq!(found.timeliness, expected, "{eta:?} {now}: {}", found.reason);
        }
    }

    #[test]
    fn waiting_too_long_is_a_moment_of_every_stop_behind() {
        // It leaves at 08:00 and drives for ten hours; from 10:00 on it can't be on time, from 09:30 on it is at risk.
        let stop = Ahead { is_next: false, ..ahead(Some("20:00"), Some("18:00")) };
        let moments: Vec<_> = stop.moments(clock(true, "07:00")).collect();
        assert_eq!(moments, [at("20:00"), at("10:00"), at("09:30")]);
    }

    #[test]
    fn words_count_from_the_agreed_time() {
        for (eta, words) in [
            ("12:01", "The ETA at Trinity is 16 min late."),
            ("11:50", "The ETA at Trinity leaves no time to spare."),
            ("11:30", "The ETA at Trinity leaves 15 min to spare."),
        ] {
            assert_eq!(ahead(Some("12:00"), Some(eta)).judge(clock(true, "09:00")).reason, words);
        }
        let passed = ahead(Some("12:00"), None).judge(clock(true, "12:01"));
        assert_eq!(passed.reason, "Was due at Trinity by Nov 20, 05:45 CST.");
    }

    #[test]
    fn the_worst_stop_decides() {
        let verdict = |timeliness, reason: &str| Verdict { timeliness, reason: reason.to_owned() };
        let all = [
            verdict(Timeliness::OnTime, "one"),
            verdict(Timeliness::AtRisk, "two"),
            verdict(Timeliness::AtRisk, "three"),
            verdict(Timeliness::Unknown, "four"),
        ];
        assert_eq!(worst(all).unwrap().reason, "two");
        assert_eq!(worst([]), None);
    }

    #[test]
    fn urgency_puts_the_urgent_first() {
        use Timeliness::{AtRisk, Late, OnTime, Unknown};
        let orders = [
            urgency(Late, Some(at("08:00"))),
            urgency(Late, Some(at("09:00"))),
            urgency(Late, None),
            urgency(AtRisk, Some(at("07:00"))),
            urgency(Unknown, Some(at("06:00"))),
            urgency(OnTime, Some(at("05:00"))),
            urgency(OnTime, None),
            DELIVERED,
        ];
        assert!(orders.is_sorted_by(|one, other| one < other), "{orders:?}");
    }
}
