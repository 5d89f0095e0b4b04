//! Which conditions of a load are exceptions, and why one ended. Pure.
//!
//! Records that contradict positions are in `records.rs`: they stay doubtful after the load is delivered.

use std::collections::HashSet;

use chrono::TimeDelta;
use haul_detention::duration;
use haul_loads::Due;
use haul_types::{ExceptionKind, Timestamp};
use uuid::Uuid;

/// Otherwise an ETA that wavers around the agreed time would open and close an exception with each ping.
const HYSTERESIS: TimeDelta = TimeDelta::minutes(10);

/// The facts for detecting exceptions.
#[derive(Clone, Debug)]
pub struct Signs {
    /// The truck's current stop, and those it has not reached, in trip order.
    pub stops: Vec<StopSigns>,
    /// When the truck last reported, while it is between two stops and its position ages.
    pub silent_since: Option<Timestamp>,
    pub no_position_minutes: i32,
    /// The last reading, while temperature-controlled freight is on a truck.
    pub temperature: Option<Reading>,
    pub temperature_tolerance: i32,
    /// Since when the truck is broken down, and what happened.
    pub breakdown: Option<(Timestamp, String)>,
    pub now: Timestamp,
}

/// A stop that the truck has not left.
#[derive(Clone, Debug)]
pub struct StopSigns {
    pub id: Uuid,
    pub place: String,
    pub due: Option<Due>,
    pub eta_at: Option<Timestamp>,
    pub arrived_at: Option<Timestamp>,
    /// When the truck's free time ends, while a wait is in progress.
    pub free_until: Option<Timestamp>,
}

/// A temperature reading.
#[derive(Clone, Copy, Debug)]
pub struct Reading {
    pub at: Timestamp,
    pub degrees: i32,
    pub agreed: i32,
}

/// A current problem.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Condition {
    pub kind: ExceptionKind,
    pub stop_id: Option<Uuid>,
    /// Identifies the condition.
    pub key: String,
    pub detail: String,
    /// The time of the evidence; evidence after a manual resolution opens a new exception.
    pub evidence_at: Option<Timestamp>,
}

/// Current problems. `open` has the keys of open exceptions.
pub fn conditions(signs: &Signs, open: &HashSet<&str>) -> Vec<Condition> {
    let mut found = Vec::new();
    for stop in &signs.stops {
        found.extend(late_risk(stop, signs.now, open));
        found.extend(missed(stop, signs.now));
        found.extend(dwell(stop, signs.now));
    }
    found.extend(no_position(signs));
    found.extend(temperature(signs));
    found.extend(breakdown(signs, open));
    found
}

/// When time alone may change the result.
pub fn moments(signs: &Signs) -> impl Iterator<Item = Timestamp> + use<> {
    let silent = signs.silent_since.map(|since| since + TimeDelta::minutes(signs.no_position_minutes.into()));
    let free = signs.stops.iter().filter_map(|stop| stop.free_until).min();
    [silent, free].into_iter().flatten()
}

/// Why a condition of this kind ended. `stop` is the one it concerned, in its current state.
pub fn ending(kind: ExceptionKind, stop: Option<&StopSigns>) -> String {
    let arrived = stop.and_then(|stop| Some((stop.arrived_at?, stop.due)));
    match (kind, arrived) {
        (ExceptionKind::LateRisk | ExceptionKind::MissedAppointment, Some((arrived, Some(due))))
            if due.is_missed_at(arrived) =>
        {
            format!("The truck arrived {} late.", duration(due.minutes_late(arrived)))
        }
        (ExceptionKind::LateRisk | ExceptionKind::MissedAppointment, Some(_)) => {
            "The truck arrived on time.".to_owned()
        }
        (ExceptionKind::LateRisk, None) => "The ETA is on time again, or the agreed time has passed.".to_owned(),
        (ExceptionKind::MissedAppointment, None) => "The agreed time was moved.".to_owned(),
        (ExceptionKind::NoPosition, _) => "The truck reported its position.".to_owned(),
        (ExceptionKind::Dwell, _) => "The truck left.".to_owned(),
        (ExceptionKind::GeofenceMismatch, _) => {
            "The record was voided, or no position contradicts it any more.".to_owned()
        }
        (ExceptionKind::Breakdown, _) => "The load moves again.".to_owned(),
        (ExceptionKind::Temperature, _) => "The temperature is in range.".to_owned(),
        _ => "The condition has ended.".to_owned(),
    }
}

fn at_stop(kind: ExceptionKind, stop: &StopSigns, detail: String) -> Condition {
    let key = format!("{}:{}", kind.as_str(), stop.id);
    Condition { kind, stop_id: Some(stop.id), key, detail, evidence_at: None }
}

fn late_risk(stop: &StopSigns, now: Timestamp, open: &HashSet<&str>) -> Option<Condition> {
    let (due, eta) = (stop.due?, stop.eta_at?);
    let standing = match due.minutes_late(eta) {
        late if late > 0 => format!("{} late", duration(late)),
        0 => "no time to spare".to_owned(),
        spare => format!("{} to spare", duration(-spare)),
    };
    let found = at_stop(ExceptionKind::LateRisk, stop, format!("ETA at {}: {standing}.", stop.place));
    let bound = if open.contains(found.key.as_str()) { due.until - HYSTERESIS } else { due.until };
    (stop.arrived_at.is_none() && !due.is_missed_at(now) && eta > bound).then_some(found)
}

fn missed(stop: &StopSigns, now: Timestamp) -> Option<Condition> {
    let due = stop.due?;
    let detail = format!("The truck was not at {} on time.", stop.place);
    let found = at_stop(ExceptionKind::MissedAppointment, stop, detail);
    (stop.arrived_at.is_none() && due.is_missed_at(now)).then_some(found)
}

fn dwell(stop: &StopSigns, now: Timestamp) -> Option<Condition> {
    let detail = format!("The truck stayed at {} past its free time.", stop.place);
    stop.free_until.is_some_and(|until| until <= now).then(|| at_stop(ExceptionKind::Dwell, stop, detail))
}

fn no_position(signs: &Signs) -> Option<Condition> {
    let limit = i64::from(signs.no_position_minutes);
    let is_lost = signs.now - signs.silent_since? >= TimeDelta::minutes(limit);
    is_lost.then(|| Condition {
        kind: ExceptionKind::NoPosition,
        stop_id: None,
        key: ExceptionKind::NoPosition.as_str().to_owned(),
        detail: format!("No position from the truck for {} or more.", duration(limit)),
        evidence_at: signs.silent_since,
    })
}

fn temperature(signs: &Signs) -> Option<Condition> {
    let Reading { at, degrees, agreed } = signs.temperature?;
    ((degrees - agreed).abs() > signs.temperature_tolerance).then(|| Condition {
        kind: ExceptionKind::Temperature,
        stop_id: None,
        key: ExceptionKind::Temperature.as_str().to_owned(),
        detail: format!("The reading was {degrees} °F; {agreed} °F was agreed."),
        evidence_at: Some(at),
    })
}

/// One that a person has reported already stays theirs.
fn breakdown(signs: &Signs, open: &HashSet<&str>) -> Option<Condition> {
    let kind = ExceptionKind::Breakdown;
    let (at, what) = signs.breakdown.as_ref()?;
    let is_reported = open.contains(key_by_hand(kind, None).as_str());
    (!is_reported).then(|| Condition {
        kind,
        stop_id: None,
        key: kind.as_str().to_owned(),
        detail: what.clone(),
        evidence_at: Some(*at),
    })
}

/// Identifies what people report of a load or a stop.
pub fn key_by_hand(kind: ExceptionKind, stop_id: Option<Uuid>) -> String {
    let about = stop_id.map_or_else(|| "load".to_owned(), |id| id.to_string());
    format!("by_hand:{}:{about}", kind.as_str())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(clock: &str) -> Timestamp {
        format!("2026-11-20T{clock}:00Z").parse().unwrap()
    }

    fn stop() -> StopSigns {
        StopSigns {
            id: Uuid::nil(),
            place: "Trinity".to_owned(),
            due: Some(Due { agreed_at: at("11:45"), until: at("12:00") }),
            eta_at: None,
            arrived_at: None,
            free_until: None,
        }
    }

    fn signs(now: &str, stop: StopSigns) -> Signs {
        Signs {
            stops: vec![stop],
            silent_since: None,
            no_position_minutes: 300,
            temperature: None,
            temperature_tolerance: 5,
            breakdown: None,
            now: at(now),
        }
    }

    fn kinds(signs: &Signs, open: &[&str]) -> Vec<ExceptionKind> {
        let open = open.iter().copied().collect();
        conditions(signs, &open).into_iter().map(|condition| condition.kind).collect()
    }

    #[test]
    fn conditions_follow_the_facts() {
        use ExceptionKind::{Dwell, LateRisk, MissedAppointment, NoPosition, Temperature};
        let eta = |clock| StopSigns { eta_at: Some(at(clock)), ..stop() };
        let there = |clock| StopSigns { arrived_at: Some(at(clock)), ..eta("12:30") };
        let free = |clock| StopSigns { free_until: Some(at(clock)), ..there("11:50") };
        let silent = |since| Signs { silent_since: Some(at(since)), ..signs("11:00", stop()) };
        let cold = |degrees| {
            let reading = Reading { at: at("10:00"), degrees, agreed: 34 };
            Signs { temperature: Some(reading), ..signs("11:00", stop()) }
        };
        for (signs, expected) in [
            (signs("09:00", stop()), vec![]),
            // Within the grace.
            (signs("09:00", eta("12:00")), vec![]),
            (signs("12:00", stop()), vec![]),
            (signs("09:00", eta("12:01")), vec![LateRisk]),
            // After the grace it is no longer a risk.
            (signs("12:01", eta("12:30")), vec![MissedAppointment]),
            (signs("12:30", there("12:20")), vec![]),
            (signs("13:59", free("14:00")), vec![]),
            (signs("14:00", free("14:00")), vec![Dwell]),
            (silent("06:01"), vec![]),
            (silent("06:00"), vec![NoPosition]),
            (cold(39), vec![]),
            (cold(40), vec![Temperature]),
            (cold(28), vec![Temperature]),
        ] {
            assert_eq!(kinds(&signs, &[]), expected, "{signs:?}");
        }
    }

    #[test]
    fn a_breakdown_is_one_exception_even_if_somebody_reported_it_first() {
        let broken = Signs { breakdown: Some((at("08:00"), "Flat tire".to_owned())), ..signs("09:00", stop()) };
        assert_eq!(kinds(&broken, &[]), [ExceptionKind::Breakdown]);
        assert_eq!(kinds(&broken, &["by_hand:breakdown:load"]), []);
        assert_eq!(kinds(&signs("09:00", stop()), &["breakdown"]), []);
    }

    #[test]
    fn an_eta_that_wavers_keeps_one_exception() {
        let key = format!("late_risk:{}", Uuid::nil());
        for (eta, is_kept) in [("11:55", true), ("11:51", true), ("11:50", false)] {
            let signs = signs("09:00", StopSigns { eta_at: Some(at(eta)), ..stop() });
            assert_eq!(!kinds(&signs, &[&key]).is_empty(), is_kept, "{eta}");
            assert!(kinds(&signs, &[]).is_empty(), "{eta}");
        }
    }
    /// A resolved exception keeps its detail.
    #[test]
    fn details_say_nothing_that_ends_with_the_condition() {
        let late = Signs {
            temperature: Some(Reading { at: at("08:30"), degrees: 41, agreed: 35 }),
            ..signs("09:00", StopSigns { eta_at: Some(at("12:40")), ..stop() })
        };
        let waiting = Signs {
            silent_since: Some(at("03:00")),
            ..signs("12:10", StopSigns { free_until: Some(at("12:00")), ..stop() })
        };
        let details: Vec<_> = [late, waiting]
            .iter()
            .flat_map(|signs| conditions(signs, &HashSet::new()))
            .map(|found| found.detail)
            .collect();
        assert_eq!(
            details,
            [
                "ETA at Trinity: 55 min late.",
                "The reading was 41 °F; 35 °F was agreed.",
                "The truck was not at Trinity on time.",
                "The truck stayed at Trinity past its free time.",
                "No position from the truck for 5 h or more.",
            ]
        );
    }
}
