//! Whether records at the stops fit the truck's positions. Pure.

use std::{cmp::Reverse, collections::HashSet};

use chrono::TimeDelta;
use haul_detention::duration;
use haul_entity::tracking::check_call;
use haul_partners::facilities::geofence_of;
use haul_types::{Circle, ExceptionKind, Fix, StopEventKind, Timestamp, distance_in_words};
use uuid::Uuid;

use super::{assess::Scene, detect::Condition};

/// A position further away in time proves nothing: by then the truck may be 160 miles on.
const AROUND: TimeDelta = TimeDelta::hours(2);

/// Times entered later are given to the quarter hour.
const ROUNDING: TimeDelta = TimeDelta::minutes(15);

/// The highest limit for trucks in most Western states (IIHS, "Maximum posted speed limits"). No truck averages it as
/// the crow flies, so a truck farther away can't have been there.
const TOP_SPEED_MPH: f64 = 80.0;

/// A recorded arrival or departure.
#[derive(Clone, Debug)]
pub struct Record {
    pub id: Uuid,
    pub stop_id: Uuid,
    pub has_left: bool,
    pub at: Timestamp,
    /// The facility's usual name.
    pub place: String,
    pub circle: Circle,
}

/// A reported position.
#[derive(Clone, Copy, Debug)]
pub struct Heard {
    pub at: Timestamp,
    pub fix: Fix,
}

/// Records of a load that a position contradicts. `open` has the keys of open exceptions.
pub fn mismatches(scene: &Scene<'_>, open: &HashSet<&str>) -> Vec<Condition> {
    let heard: Vec<Heard> = scene.calls.iter().filter_map(heard_in).collect();
    let first_seen = scene.calls.last().map(|call| call.occurred_at).filter(|_| !scene.has_all_calls);
    let records = records(scene);
    let doubtful = records.iter().filter_map(|record| {
        let key = format!("{}:{}", ExceptionKind::GeofenceMismatch.as_str(), record.id);
        // The contradiction may be among the calls that are too old to check again.
        let is_out_of_sight = first_seen.is_some_and(|first| record.at - AROUND < first);
        let is_known = is_out_of_sight && open.contains(key.as_str());
        let detail = contradiction(record, &heard).or_else(|| is_known.then(String::new))?;
        Some(Condition {
            kind: ExceptionKind::GeofenceMismatch,
            stop_id: Some(record.stop_id),
            key,
            detail,
            evidence_at: None,
        })
    });
    doubtful.collect()
}

/// Valid recorded arrivals and departures; filled-in ones claim nothing.
fn records(scene: &Scene<'_>) -> Vec<Record> {
    let events = scene.events.iter().filter(|event| event.voided_at.is_none() && !event.is_estimated);
    let found = events.filter_map(|event| {
        let has_left = match event.kind {
            StopEventKind::Arrived => false,
            StopEventKind::Departed => true,
            _ => return None,
        };
        let stop = scene.stops.iter().find(|stop| stop.id == event.stop_id)?;
        let facility = scene.facility(stop)?;
        Some(Record {
            id: event.id,
            stop_id: stop.id,
            has_left,
            at: event.occurred_at,
            place: facility.name.clone(),
            circle: geofence_of(facility)?,
        })
    });
    found.collect()
}

fn heard_in(call: &check_call::Model) -> Option<Heard> {
    let point = call.latitude.zip(call.longitude)?;
    Some(Heard { at: call.occurred_at, fix: Fix { point, accuracy_meters: call.accuracy_meters } })
}

/// One sentence, if the position nearest in time is too far away for the record to be true.
fn contradiction(record: &Record, heard: &[Heard]) -> Option<String> {
    let near = heard.iter().filter(|heard| apart(record, heard) <= AROUND);
    // Of two equally near, the later one.
    let heard = near.min_by_key(|heard| (apart(record, heard), Reverse(heard.at)))?;
    let time = apart(record, heard).checked_add(&ROUNDING).unwrap_or(TimeDelta::MAX);
    let reach = time.num_seconds() as f64 / 3_600.0 * TOP_SPEED_MPH;
    if record.circle.least_miles_to(heard.fix) <= reach {
        return None;
    }
    let what = if record.has_left { "having left" } else { "arrived at" };
    let distance = distance_in_words(record.circle.miles_to(heard.fix.point));
    let when = match (heard.at - record.at).num_minutes() {
        0 => String::new(),
        minutes if minutes < 0 => format!(", {} before", duration(-minutes)),
        minutes => format!(", {} after", duration(minutes)),
    };
    Some(format!("Recorded as {what} {} while the truck was {distance} away{when}.", record.place))
}

fn apart(record: &Record, heard: &Heard) -> TimeDelta {
    (heard.at - record.at).abs()
}

#[cfg(test)]
mod tests {
    use super::*;

    const DALLAS: (f64, f64) = (32.7767, -96.797);

    fn at(clock: &str) -> Timestamp {
        format!("2026-11-20T{clock}:00Z").parse().unwrap()
    }

    fn arrival(clock: &str) -> Record {
        Record {
            id: Uuid::nil(),
            stop_id: Uuid::nil(),
            has_left: false,
            at: at(clock),
            place: "Trinity".to_owned(),
            circle: Circle { center: DALLAS, radius_m: 500 },
        }
    }

    /// A number of miles north of Dallas: a degree is 69.09 miles.
    fn heard(clock: &str, miles: f64, accuracy_meters: Option<i32>) -> Heard {
        Heard { at: at(clock), fix: Fix { point: (DALLAS.0 + miles / 69.093_4, DALLAS.1), accuracy_meters } }
    }

    #[test]
    fn a_record_is_doubted_when_the_truck_cannot_have_been_there() {
        for (heard, is_doubted) in [
            (vec![], false),
            (vec![heard("12:00", 0.0, None)], false),
            // A quarter hour at 80 mph, plus the circle.
            (vec![heard("12:00", 20.2, None)], false),
            (vec![heard("12:00", 20.5, None)], true),
            // The phone may be off by a mile.
            (vec![heard("12:00", 20.5, Some(1_609))], false),
            (vec![heard("12:00", 96.0, Some(1_609))], true),
            // In an hour the truck may have come 80 miles.
            (vec![heard("11:00", 96.0, None)], false),
            (vec![heard("11:00", 101.0, None)], true),
            (vec![heard("13:00", 101.0, None)], true),
            // Beyond two hours nothing is claimed, at any distance.
            (vec![heard("09:59", 900.0, None)], false),
            (vec![heard("14:01", 900.0, None)], false),
            // The nearest in time counts; of two equally near, the later.
            (vec![heard("11:58", 96.0, None), heard("12:01", 0.1, None)], false),
            (vec![heard("12:01", 96.0, None), heard("11:40", 0.1, None)], true),
            (vec![heard("11:50", 0.1, None), heard("12:10", 96.0, None)], true),
        ] {
            assert_eq!(contradiction(&arrival("12:00"), &heard).is_some(), is_doubted, "{heard:?}");
        }
    }

    #[test]
    fn the_sentence_says_how_far_and_when() {
        let left = Record { has_left: true, ..arrival("12:00") };
        for (record, heard, expected) in [
            (
                arrival("12:00"),
                heard("12:00", 96.2, None),
                "Recorded as arrived at Trinity while the truck was 96 mi away.",
            ),
            (
                left.clone(),
                heard("11:48", 96.2, None),
                "Recorded as having left Trinity while the truck was 96 mi away, 12 min before.",
            ),
            (
                left,
                heard("13:05", 203.0, None),
                "Recorded as having left Trinity while the truck was 203 mi away, 1 h 5 min after.",
            ),
        ] {
            assert_eq!(contradiction(&record, &[heard]).as_deref(), Some(expected));
        }
    }
}
