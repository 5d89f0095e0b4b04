//! Whether a load will be at its next stop in time. Pure.

use chrono::TimeDelta;
use haul_detention::duration;
use haul_types::{Timestamp, TrackingRisk};

/// Who has not set out by now may be late: driving to a pickup takes hours. The same as in the lists of loads.
const NOT_SENT: TimeDelta = TimeDelta::hours(4);

/// What is known about the next stop.
#[derive(Clone, Copy, Debug)]
pub struct RiskFacts<'a> {
    /// The place, as a person calls it.
    pub place: &'a str,
    /// By when the truck is due, grace included.
    pub due_at: Option<Timestamp>,
    pub arrived_at: Option<Timestamp>,
    pub eta_at: Option<Timestamp>,
    pub is_started: bool,
    pub at_risk_minutes: i32,
    pub now: Timestamp,
}

/// The risk and one sentence about it.
pub fn risk(facts: &RiskFacts<'_>) -> (TrackingRisk, String) {
    let RiskFacts { place, due_at, arrived_at, eta_at, is_started, at_risk_minutes, now } = *facts;
    let by = |from: Timestamp, to: Timestamp| duration(minutes_up(to - from));
    let Some(due) = due_at else {
        return (TrackingRisk::OnTime, format!("No time is agreed at {place}."));
    };
    match (arrived_at, eta_at) {
        (Some(arrived), _) if arrived > due => {
            (TrackingRisk::Late, format!("Arrived {} late at {place}.", by(due, arrived)))
        }
        (Some(_), _) => (TrackingRisk::OnTime, format!("Arrived in time at {place}.")),
        (None, _) if now > due => (TrackingRisk::Late, format!("Due at {place} {} ago.", by(due, now))),
        (None, Some(eta)) if eta > due => (TrackingRisk::Late, format!("The ETA at {place} is {} late.", by(due, eta))),
        (None, Some(eta)) if eta < now => {
            (TrackingRisk::AtRisk, format!("The ETA at {place} is over and no arrival is recorded."))
        }
        (None, Some(eta)) if due - eta <= TimeDelta::minutes(at_risk_minutes.into()) => {
            (TrackingRisk::AtRisk, format!("The ETA at {place} leaves {}.", by(eta, due)))
        }
        (None, Some(eta)) => (TrackingRisk::OnTime, format!("The ETA at {place} leaves {}.", by(eta, due))),
        (None, None) if is_started => (TrackingRisk::Unknown, format!("Nobody has given an ETA at {place}.")),
        (None, None) if now > due - NOT_SENT => {
            (TrackingRisk::AtRisk, format!("Not set out, and due at {place} in {}.", by(now, due)))
        }
        (None, None) => (TrackingRisk::OnTime, format!("Not set out yet; due at {place} in {}.", by(now, due))),
    }
}

/// The moments at which time alone may change the risk.
pub fn moments(facts: &RiskFacts<'_>) -> impl Iterator<Item = Timestamp> + use<> {
    let is_ahead = facts.arrived_at.is_none();
    let due = facts.due_at.filter(|_| is_ahead);
    let not_sent = due.filter(|_| !facts.is_started).map(|due| due - NOT_SENT);
    [due, not_sent, facts.eta_at.filter(|_| is_ahead)].into_iter().flatten()
}

/// The order of the list: by risk, and of the same risk by what is due first.
pub fn order(risk: TrackingRisk, due_at: Option<Timestamp>) -> i64 {
    /// More minutes than lie between 1970 and the year 9999.
    const RANK: i64 = 10_000_000_000;
    let rank = match risk {
        TrackingRisk::Late => 0,
        TrackingRisk::AtRisk => 1,
        TrackingRisk::Unknown => 2,
        TrackingRisk::OnTime => 3,
    };
    rank * RANK + due_at.map_or(RANK - 1, |due| due.micros().max(0) / 60_000_000)
}

/// A minute that has begun counts: nobody is zero minutes late.
fn minutes_up(time: TimeDelta) -> i64 {
    (time.num_seconds() + 59) / 60
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(clock: &str) -> Timestamp {
        format!("2026-11-20T{clock}:00Z").parse().unwrap()
    }

    #[test]
    fn risk_weighs_the_eta_against_what_is_due() {
        use TrackingRisk::{AtRisk, Late, OnTime, Unknown};
        for (due, arrived, eta, is_started, now, expected) in [
            (None, None, None, true, "12:00", OnTime),
            (Some("12:00"), Some("11:59"), None, true, "13:00", OnTime),
            (Some("12:00"), Some("12:01"), None, true, "13:00", Late),
            (Some("12:00"), None, Some("11:00"), true, "12:01", Late),
            (Some("12:00"), None, Some("12:01"), true, "09:00", Late),
            (Some("12:00"), None, Some("12:00"), true, "09:00", AtRisk),
            (Some("12:00"), None, Some("11:30"), true, "09:00", AtRisk),
            (Some("12:00"), None, Some("11:29"), true, "09:00", OnTime),
            // The ETA is over, and nobody said that the truck is there.
            (Some("12:00"), None, Some("09:00"), true, "09:01", AtRisk),
            (Some("12:00"), None, None, true, "06:00", Unknown),
            (Some("12:00"), None, None, false, "08:01", AtRisk),
            (Some("12:00"), None, None, false, "08:00", OnTime),
        ] {
            let facts = RiskFacts {
                place: "Trinity",
                due_at: due.map(at),
                arrived_at: arrived.map(at),
                eta_at: eta.map(at),
                is_started,
                at_risk_minutes: 30,
                now: at(now),
            };
            let (found, reason) = risk(&facts);
            assert_eq!(found, expected, "{due:?} {arrived:?} {eta:?} {now}: {reason}");
        }
    }

    #[test]
    fn order_puts_the_urgent_first() {
        use TrackingRisk::{AtRisk, Late, OnTime, Unknown};
        let orders = [
            order(Late, Some(at("08:00"))),
            order(Late, Some(at("09:00"))),
            order(Late, None),
            order(AtRisk, Some(at("07:00"))),
            order(Unknown, Some(at("06:00"))),
            order(OnTime, Some(at("05:00"))),
            order(OnTime, None),
        ];
        assert!(orders.is_sorted_by(|one, other| one < other), "{orders:?}");
    }
}
