//! When a truck reaches and leaves each stop ahead, from what has happened and what is planned. Pure.

use std::collections::HashMap;

use chrono::TimeDelta;
use haul_entity::{loads::stop, partners::facility};
use haul_types::{Point, StopKind, Timestamp, TrackingTerms, road_miles};
use uuid::Uuid;

use super::driving::{Drive, Driven, FRESH, drive};

/// The usual free time at shippers, and about as long as a live load takes with its paperwork.
const USUAL_STAY: TimeDelta = TimeDelta::hours(2);
/// Dropping a trailer, or handing it over.
const SHORT_STAY: TimeDelta = TimeDelta::minutes(30);

/// The places along a trip, and the current time.
#[derive(Clone, Copy, Debug)]
pub struct Surroundings<'a> {
    pub facilities: &'a HashMap<Uuid, facility::Model>,
    pub speed_mph: i32,
    pub now: Timestamp,
}

/// A truck at a stop, past or to come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Visit {
    pub arrives_at: Timestamp,
    pub leaves_at: Timestamp,
    /// False if the miles to it, or to a stop before it, are unknown: driving there then counts as no time.
    pub is_known: bool,
}

/// The visits of stops given in trip order. `next_eta` is the arrival at the first stop not yet reached, if known
/// better than from the stop before. The truck leaves its current stop no earlier than now, and reaches an overdue
/// stop no earlier than now.
pub fn visits(stops: &[&stop::Model], next_eta: Option<Timestamp>, around: Surroundings<'_>) -> Vec<Visit> {
    let Surroundings { facilities, speed_mph, now } = around;
    let mut visits: Vec<Visit> = Vec::with_capacity(stops.len());
    let mut behind: Option<(Visit, &stop::Model, Driven)> = None;
    let mut next_eta = next_eta;
    for stop in stops {
        let mut driven = FRESH;
        let visit = match (stop.departed_at, stop.arrived_at) {
            (Some(left), arrived) => Visit { arrives_at: arrived.unwrap_or(left), leaves_at: left, is_known: true },
            (None, Some(arrived)) => leaving(stop, arrived, true, around),
            (None, None) => {
                let way = behind.map(|(visit, before, driven)| {
                    let point = |stop: &stop::Model| facilities.get(&stop.facility_id)?.point();
                    let miles = point(before).zip(point(stop)).map(|(here, there)| road_miles(here, there));
                    let way = drive(visit.leaves_at, miles.unwrap_or_default(), speed_mph, driven);
                    (way, visit.is_known && miles.is_some())
                });
                driven = way.map_or(FRESH, |(way, _)| way.driven);
                match (next_eta.take(), way) {
                    (Some(eta), _) => leaving(stop, eta.max(now), true, around),
                    (None, Some((way, is_known))) => leaving(stop, way.arrives_at.max(now), is_known, around),
                    // Nothing has happened yet, so it starts as planned.
                    (None, None) => leaving(stop, stop.earliest_at.max(now), true, around),
                }
            }
        };
        let stood = visit.leaves_at - visit.arrives_at;
        behind = Some((visit, stop, driven.after_standing(stood)));
        visits.push(visit);
    }
    visits
}

/// Work starts no earlier than agreed and takes the usual time for that facility.
fn leaving(stop: &stop::Model, arrives_at: Timestamp, is_known: bool, around: Surroundings<'_>) -> Visit {
    let leaves_at = match stop.worked_at {
        Some(worked) => worked,
        None => arrives_at.max(stop.earliest_at) + stay(stop, around.facilities),
    };
    Visit { arrives_at, leaves_at: leaves_at.max(around.now), is_known }
}

/// The expected stay at a stop.
fn stay(stop: &stop::Model, facilities: &HashMap<Uuid, facility::Model>) -> TimeDelta {
    usual_stay(stop, facilities.get(&stop.facility_id))
}

/// The expected stay at a stop with its facility.
pub fn usual_stay(stop: &stop::Model, facility: Option<&facility::Model>) -> TimeDelta {
    if is_short(stop) {
        return SHORT_STAY;
    }
    let usual = facility.and_then(|facility| facility.usual_stay_minutes);
    usual.map_or(USUAL_STAY, |minutes| TimeDelta::minutes(minutes.into()))
}

/// The truck does not wait for loading or unloading.
pub fn is_short(stop: &stop::Model) -> bool {
    stop.is_drop
        || matches!(stop.kind, StopKind::DropTrailer | StopKind::HookTrailer | StopKind::Relay | StopKind::Fuel)
}

/// When the truck leaves the last of these stops, given in trip order. On the road, tracking knows the ETA at the next
/// stop; while the truck is at a stop, that ETA gets older by the minute.
pub fn free_at(stops: &[&stop::Model], around: Surroundings<'_>) -> Timestamp {
    let next = stops.iter().find(|stop| stop.departed_at.is_none());
    let next_eta = next.filter(|stop| stop.arrived_at.is_none()).and_then(|stop| stop.eta_at);
    visits(stops, next_eta, around).last().map_or(around.now, |visit| visit.leaves_at)
}

/// The drive between two places by a rested driver at the usual speed.
pub fn way(from: Timestamp, here: Point, there: Point) -> Drive {
    drive(from, road_miles(here, there), speed_mph(), FRESH)
}

pub fn speed_mph() -> i32 {
    TrackingTerms::default().average_speed_mph
}

#[cfg(test)]
mod tests {
    use super::*;
    use haul_types::{Schedule, Timeliness};

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
            late_reason: None,
            is_arrival_unconfirmed: false,
            is_departure_unconfirmed: false,
            due_at: None,
            eta_at: None,
            timeliness: Timeliness::OnTime,
            version: 1,
            created_at: Timestamp::EPOCH,
            updated_at: Timestamp::EPOCH,
        }
    }

    fn facility(number: u128, point: Point, usual_stay_minutes: Option<i32>) -> facility::Model {
        facility::Model {
            id: Uuid::from_u128(number),
            company_id: Uuid::nil(),
            name: String::new(),
            name_folded: String::new(),
            address: serde_json::json!({}),
            city_folded: String::new(),
            state: String::new(),
            time_zone: "UTC".to_owned(),
            latitude: Some(point.0),
            longitude: Some(point.1),
            approximate_latitude: None,
            approximate_longitude: None,
            geofence_radius_meters: None,
            usual_stay_minutes,
            phone: None,
            hours: None,
            instructions: None,
            archived_at: None,
            merged_into_id: None,
            version: 1,
            created_at: Timestamp::EPOCH,
            updated_at: Timestamp::EPOCH,
        }
    }

    fn places(usual_stay_minutes: Option<i32>) -> HashMap<Uuid, facility::Model> {
        let both = [facility(1, CHICAGO, usual_stay_minutes), facility(2, DALLAS, None)];
        both.into_iter().map(|facility| (facility.id, facility)).collect()
    }

    fn around(facilities: &HashMap<Uuid, facility::Model>, now: Timestamp) -> Surroundings<'_> {
        Surroundings { facilities, speed_mph: 50, now }
    }

    /// Chicago to Dallas: 805 miles as the crow flies, 938 by road, 18:46 h at 50 mph, with a 30-minute break and ten
    /// hours of rest: 29:16 h.
    #[test]
    fn a_truck_is_free_once_the_rest_of_its_way_is_behind_it() {
        let facilities = places(None);
        for (now, arrived, departed, expected) in [
            // As planned: the delivery is on the 20th at 15:00.
            ("17T00:00", None, None, "20T17:00"),
            // It has been at the pickup for a day and a half: two hours have passed, so it leaves now at the earliest.
            ("20T00:00", Some("18T08:00"), None, "21T07:16"),
            // It left late.
            ("20T12:00", Some("18T08:00"), Some("20T10:00"), "21T17:16"),
            // It is overdue and its position is unknown.
            ("22T00:00", Some("18T08:00"), Some("18T10:00"), "22T02:00"),
        ] {
            let way = [stop(1, "18T08:00", arrived, departed), stop(2, "20T15:00", None, None)];
            let free = free_at(&[&way[0], &way[1]], around(&facilities, at(now)));
            assert_eq!(free, at(expected), "{now} {arrived:?} {departed:?}");
        }
        // The ETA of a truck on the road counts; that of a truck still at the stop before is out of date.
        for (departed, expected) in [(None, "21T07:16"), (Some("18T10:00"), "20T20:00")] {
            let mut way = [stop(1, "18T08:00", Some("18T08:00"), departed), stop(2, "20T15:00", None, None)];
            way[1].eta_at = Some(at("20T18:00"));
            let free = free_at(&[&way[0], &way[1]], around(&facilities, at("20T00:00")));
            assert_eq!(free, at(expected), "{departed:?}");
        }
        let done = [stop(1, "18T08:00", Some("18T08:00"), Some("18T10:00"))];
        assert_eq!(free_at(&[&done[0]], around(&facilities, at("22T00:00"))), at("18T10:00"));
    }

    /// As above: 29:16 h from the shipper's gate. The delivery is on the 20th at 15:00.
    #[test]
    fn waiting_at_the_first_stop_moves_every_stop_behind_it() {
        let facilities = places(None);
        for (now, next_eta, expected) in [
            // Two hours at the shipper, then the drive.
            ("18T08:30", None, "19T15:16"),
            // Still there after eight hours: the delivery moves with the clock.
            ("18T16:00", None, "19T21:16"),
            ("19T10:00", None, "20T15:16"),
        ] {
            let way = [stop(1, "18T08:00", Some("18T08:00"), None), stop(2, "20T15:00", None, None)];
            let found = visits(&[&way[0], &way[1]], next_eta, around(&facilities, at(now)));
            assert_eq!((found[1].arrives_at, found[1].is_known), (at(expected), true), "{now}");
        }
        // A slow shipper: five hours are usual, so the departure counts from then.
        let way = [stop(1, "18T08:00", Some("18T08:00"), None), stop(2, "20T15:00", None, None)];
        let found = visits(&[&way[0], &way[1]], None, around(&places(Some(300)), at("18T08:30")));
        assert_eq!(found[1].arrives_at, at("19T18:16"));
        let way = [stop(1, "18T08:00", None, None), stop(2, "20T15:00", None, None)];
        // An ETA of 18:00 at the shipper is better than the plan.
        let found = visits(&[&way[0], &way[1]], Some(at("18T18:00")), around(&facilities, at("18T06:00")));
        assert_eq!(found[1].arrives_at, at("20T01:16"));
        let found = visits(&[&way[0], &way[1]], None, around(&HashMap::new(), at("18T06:00")));
        assert_eq!((found[0].is_known, found[1].is_known), (true, false), "without miles nothing is known");
    }
}
