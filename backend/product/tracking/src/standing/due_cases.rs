//! Test cases of check calls.

use haul_entity::loads::stop;
use haul_types::Timestamp;
use haul_types::{
    CheckCallRule::{self, *},
    HourRule, MinutesRule, Schedule, StopKind, Timeliness, TrackingTerms,
};
use uuid::Uuid;

use super::{CallFacts, next_call};

/// Times on two days in Chicago, six hours behind UTC: `20T08:00`.
fn at(text: &str) -> Timestamp {
    format!("2026-11-{text}:00-06:00").parse().unwrap()
}

/// `P20T08:00` for a pickup at that time; then `a`rrived, `w`orked and `d`eparted with their times.
fn stops(text: &str) -> Vec<stop::Model> {
    let parse = |(index, word): (usize, &str)| {
        let mut parts = word.split(',');
        let head = parts.next().unwrap();
        let mut row = stop::Model {
            id: Uuid::from_u128(index as u128 + 1),
            company_id: Uuid::nil(),
            load_id: Uuid::nil(),
            sequence: 1,
            kind: if head.starts_with('P') { StopKind::Pickup } else { StopKind::Delivery },
            facility_id: Uuid::nil(),
            schedule: Schedule::Appointment,
            time_zone: "America/Chicago".to_owned(),
            earliest_local: String::new(),
            earliest_at: at(&head[1..]),
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
            arrived_at: None,
            checked_in_at: None,
            docked_at: None,
            worked_at: None,
            departed_at: None,
            late_reason: None,
            is_arrival_unconfirmed: false,
            is_departure_unconfirmed: false,
            due_at: None,
            eta_at: None,
            timeliness: Timeliness::OnTime,
            version: 1,
            created_at: at("19T00:00"),
            updated_at: at("19T00:00"),
        };
        for part in parts {
            let time = Some(at(&part[1..]));
            match &part[..1] {
                "a" => row.arrived_at = time,
                "w" => row.worked_at = time,
                _ => row.departed_at = time,
            }
        }
        row
    };
    text.split(' ').enumerate().map(parse).collect()
}

/// Every rule, or only one.
fn terms(only: Option<CheckCallRule>) -> TrackingTerms {
    let is_on = |rule| only.is_none_or(|only| only == rule);
    let rule = |rule, minutes| MinutesRule { is_on: is_on(rule), minutes };
    TrackingTerms {
        before_pickup: rule(BeforePickup, 120),
        on_arrival: rule(OnArrival, 30),
        loaded: rule(Loaded, 30),
        under_way: rule(UnderWay, 240),
        morning: HourRule { is_on: is_on(Morning), hour: 8 },
        empty: rule(Empty, 60),
        ..TrackingTerms::default()
    }
}

#[test]
fn next_call_is_the_first_that_was_not_made() {
    const WAY: &str = "P20T08:00 D21T10:00";
    const LOADED: &str = "P20T08:00,a20T07:50,w20T09:00 D21T10:00";
    const DRIVING: &str = "P20T08:00,a20T07:50,w20T09:00,d20T09:10 D21T10:00";
    const UNLOADED: &str = "P20T08:00,a20T07:50,d20T09:10 D21T10:00,a21T09:40,w21T11:00";
    const DELIVERED: &str = "P20T08:00,a20T07:50,d20T09:10 D21T10:00,a21T09:40,w21T11:00,d21T11:10";
    for (only, way, started, called, expected) in [
        // Before the pickup; an earlier call does not count for it.
        (Some(BeforePickup), WAY, None, None, Some((BeforePickup, "20T06:00"))),
        (Some(BeforePickup), WAY, None, Some("20T05:59"), Some((BeforePickup, "20T06:00"))),
        (Some(BeforePickup), WAY, None, Some("20T06:00"), None),
        (Some(BeforePickup), LOADED, None, None, None),
        // At a stop.
        (Some(OnArrival), LOADED, None, None, Some((OnArrival, "20T08:20"))),
        (Some(OnArrival), LOADED, None, Some("20T07:50"), None),
        (Some(OnArrival), DRIVING, None, None, None),
        // With freight on board.
        (Some(Loaded), LOADED, None, Some("20T08:00"), Some((Loaded, "20T09:30"))),
        (Some(Loaded), DRIVING, None, Some("20T08:00"), Some((Loaded, "20T09:30"))),
        (Some(Loaded), DRIVING, None, Some("20T09:05"), None),
        (Some(Loaded), UNLOADED, None, None, None),
        // Between stops: from starting, from leaving, from the last call.
        (Some(UnderWay), WAY, None, None, None),
        (Some(UnderWay), WAY, Some("20T05:00"), None, Some((UnderWay, "20T09:00"))),
        (Some(UnderWay), LOADED, Some("20T05:00"), None, None),
        (Some(UnderWay), DRIVING, Some("20T05:00"), Some("20T08:00"), Some((UnderWay, "20T13:10"))),
        (Some(UnderWay), DRIVING, None, Some("20T12:00"), Some((UnderWay, "20T16:00"))),
        // Each morning from the first day on.
        (Some(Morning), WAY, None, None, None),
        (Some(Morning), WAY, Some("20T05:00"), None, Some((Morning, "20T08:00"))),
        (Some(Morning), WAY, Some("20T05:00"), Some("20T08:00"), Some((Morning, "21T08:00"))),
        (Some(Morning), DRIVING, None, Some("20T22:00"), Some((Morning, "21T08:00"))),
        (Some(Morning), DELIVERED, None, None, None),
        // Empty, until a call.
        (Some(Empty), UNLOADED, None, None, Some((Empty, "21T12:00"))),
        (Some(Empty), DELIVERED, None, Some("21T10:59"), Some((Empty, "21T12:00"))),
        (Some(Empty), DELIVERED, None, Some("21T11:00"), None),
        (Some(Empty), DRIVING, None, None, None),
        // All rules together: the first counts.
        (None, WAY, Some("20T05:00"), None, Some((BeforePickup, "20T06:00"))),
        (None, LOADED, Some("20T05:00"), Some("20T08:00"), Some((Loaded, "20T09:30"))),
        (None, DRIVING, None, Some("21T06:00"), Some((Morning, "21T08:00"))),
        (None, DELIVERED, None, None, Some((Empty, "21T12:00"))),
    ] {
        let stops = stops(way);
        let facts = CallFacts {
            started_at: started.map(at),
            stops: &stops,
            last_call_at: called.map(at),
            is_pod_present: false,
        };
        let found = next_call(&terms(only), &facts).map(|due| (due.rule, due.at));
        let expected = expected.map(|(rule, text)| (rule, at(text)));
        assert_eq!(found, expected, "{only:?} {way} {started:?} {called:?}");
    }
}

#[test]
fn next_call_asks_for_nothing_with_the_pod_at_hand() {
    let stops = stops("P20T08:00,a20T07:50,d20T09:10 D21T10:00,a21T09:40,d21T11:10");
    let facts = CallFacts { started_at: None, stops: &stops, last_call_at: None, is_pod_present: true };
    assert_eq!(next_call(&terms(None), &facts), None);
}
