//! When a truck is done with a leg, by what has happened on it and what lies ahead. Pure.

use std::collections::HashMap;

use chrono::TimeDelta;
use haul_entity::loads::stop;
use haul_types::{Point, StopKind, Timestamp, TrackingTerms, road_miles};
use uuid::Uuid;

use super::driving::{Drive, FRESH, drive};

/// What shippers commonly have for nothing, and what a live load takes with its papers.
const DWELL: TimeDelta = TimeDelta::hours(2);
/// Leaving a trailer, or handing it over.
const SHORT_DWELL: TimeDelta = TimeDelta::minutes(30);

/// When the truck leaves the last of these stops, given in trip order. It leaves the stop it is at no earlier than now, and
/// reaches an overdue stop no earlier than now.
pub fn free_at(stops: &[&stop::Model], points: &HashMap<Uuid, Point>, now: Timestamp) -> Timestamp {
    let mut behind: Option<(Timestamp, Option<Point>)> = None;
    for stop in stops {
        let here = points.get(&stop.facility_id).copied();
        let left = match (stop.departed_at, stop.arrived_at) {
            (Some(departed), _) => departed,
            (None, Some(arrived)) => (arrived.max(stop.earliest_at) + dwell(stop)).max(now),
            (None, None) => {
                let reached = match behind {
                    Some((left, before)) => way(left, before, here).arrives_at,
                    None => stop.earliest_at,
                };
                reached.max(stop.earliest_at).max(now) + dwell(stop)
            }
        };
        behind = Some((left, here));
    }
    behind.map_or(now, |(left, _)| left)
}

/// The way between two places by a fresh driver at the usual speed; none takes no time where a place is not known.
pub fn way(from: Timestamp, here: Option<Point>, there: Option<Point>) -> Drive {
    let miles = here.zip(there).map(|(here, there)| road_miles(here, there)).unwrap_or_default();
    drive(from, miles, speed_mph(), FRESH)
}

pub fn speed_mph() -> i32 {
    TrackingTerms::default().average_speed_mph
}

fn dwell(stop: &stop::Model) -> TimeDelta {
    let is_short = stop.is_drop || matches!(stop.kind, StopKind::DropTrailer | StopKind::HookTrailer | StopKind::Relay);
    if is_short { SHORT_DWELL } else { DWELL }
}

#[cfg(test)]
mod tests {
    use super::*;
    use haul_types::{Schedule, StopKind};

    const CHICAGO: Point = (41.8781, -87.6298);
    const DALLAS: Point = (32.7767, -96.7970);

    fn at(text: &str) -> Timestamp {
        format!("2026-11-{text}:00Z").parse().unwrap()
    }

    fn stop(number: u128, earliest: &str, arrived: Option<&str>, departed: Option<&str>) -> stop::Model {
        stop::Model {
            id: Uuid::from_u128(number),
            company_id: Uuid::nil(),
            load_id: Uuid::nil(),
            sequence: 1,
            kind: StopKind::Pickup,
            facility_id: Uuid::from_u128(number),
            schedule: Schedule::Appointment,
            time_zone: "UTC".to_owned(),
            earliest_local: String::new(),
            earliest_at: at(earliest),
            latest_local: None,
            latest_at: None,
            ambiguous_time: None,
            is_appointment_confirmed: false,
            is_drop: false,
            references: serde_json::json!([]),
            pieces: None,
            weight_pounds: None,
            contact: None,
            instructions: None,
            arrived_at: arrived.map(at),
            checked_in_at: None,
            docked_at: None,
            worked_at: None,
            departed_at: departed.map(at),
            is_arrival_unconfirmed: false,
            is_departure_unconfirmed: false,
            version: 1,
            created_at: Timestamp::EPOCH,
            updated_at: Timestamp::EPOCH,
        }
    }

    /// Chicago to Dallas: 805 miles as the crow flies, 966 by road, 19:20 h at 50 mph, with a break of 30 minutes, ten hours of
    /// rest and another break: 30:20 h.
    #[test]
    fn a_truck_is_free_once_the_rest_of_its_way_is_behind_it() {
        let points = HashMap::from([(Uuid::from_u128(1), CHICAGO), (Uuid::from_u128(2), DALLAS)]);
        for (now, arrived, departed, expected) in [
            // As planned: the delivery is on the 20th at 15:00.
            ("17T00:00", None, None, "20T17:00"),
            // It has stood at the pickup for a day and a half: two hours are over, so it leaves now at the earliest.
            ("20T00:00", Some("18T08:00"), None, "21T08:20"),
            // It left late.
            ("20T12:00", Some("18T08:00"), Some("20T10:00"), "21T18:20"),
            // It is overdue and nobody knows where it is.
            ("22T00:00", Some("18T08:00"), Some("18T10:00"), "22T02:00"),
        ] {
            let way = [stop(1, "18T08:00", arrived, departed), stop(2, "20T15:00", None, None)];
            let free = free_at(&[&way[0], &way[1]], &points, at(now));
            assert_eq!(free, at(expected), "{now} {arrived:?} {departed:?}");
        }
        let done = [stop(1, "18T08:00", Some("18T08:00"), Some("18T10:00"))];
        assert_eq!(free_at(&[&done[0]], &points, at("22T00:00")), at("18T10:00"));
    }
}
