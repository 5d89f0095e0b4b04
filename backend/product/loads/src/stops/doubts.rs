//! Doubtful times. They are accepted, because a driver at a gate can't argue, and wait for review. Pure.

use chrono::TimeDelta;
use haul_types::{EventDoubt, Point, StopEventKind, Timestamp, miles_between};

/// A driver who rests at the shipper arrives the night before, no earlier (10 hours off duty, 49 CFR 395.3, plus some
/// slack).
const EARLY: TimeDelta = TimeDelta::hours(12);
/// Farther than the truck stop around the corner.
const FAR_MILES: f64 = 5.0;
/// As the crow flies; no truck averages that on a road.
const FASTEST_MPH: f64 = 75.0;
/// Backing in, a signature and pulling out take longer, even to drop a trailer.
const SHORTEST: TimeDelta = TimeDelta::minutes(5);

/// A new event, and what is known around it.
#[derive(Clone, Copy, Debug)]
pub struct Fact {
    pub kind: StopEventKind,
    pub occurred_at: Timestamp,
    /// When the stop's window opens.
    pub earliest_at: Timestamp,
    /// When the truck arrived here, if known.
    pub arrived_at: Option<Timestamp>,
    /// Freight or a trailer is picked up or delivered here.
    pub is_worked: bool,
    /// When the truck left the previous stop, and where that is.
    pub behind: Option<(Timestamp, Point)>,
    pub here: Option<Point>,
    /// From the facility to the phone that reported it.
    pub miles_away: Option<f64>,
}

pub fn doubt(fact: &Fact) -> Option<EventDoubt> {
    let is_arrival = fact.kind == StopEventKind::Arrived;
    let rules = [
        (fact.miles_away.is_some_and(|miles| miles > FAR_MILES), EventDoubt::FarAway),
        (is_arrival && fact.earliest_at - fact.occurred_at > EARLY, EventDoubt::TooEarly),
        (is_arrival && is_too_fast(fact), EventDoubt::TooFast),
        (fact.kind == StopEventKind::Departed && fact.is_worked && is_too_short(fact), EventDoubt::TooShort),
    ];
    rules.into_iter().find_map(|(applies, doubt)| applies.then_some(doubt))
}

fn is_too_fast(fact: &Fact) -> bool {
    let (Some((left_at, behind)), Some(here)) = (fact.behind, fact.here) else { return false };
    let hours = (fact.occurred_at - left_at).num_seconds().max(1) as f64 / 3_600.0;
    miles_between(behind, here) / hours > FASTEST_MPH
}

fn is_too_short(fact: &Fact) -> bool {
    fact.arrived_at.is_some_and(|arrived| fact.occurred_at - arrived < SHORTEST)
}

#[cfg(test)]
mod tests {
    use super::*;
    use StopEventKind::{Arrived, Departed};

    const CHICAGO: Point = (41.8781, -87.6298);
    /// 92 miles north of it.
    const MILWAUKEE: Point = (43.0389, -87.9065);

    fn at(text: &str) -> Timestamp {
        format!("2026-11-{text}:00Z").parse().unwrap()
    }

    #[test]
    fn what_cannot_be_is_doubted() {
        let plain = Fact {
            kind: Arrived,
            occurred_at: at("20T08:00"),
            earliest_at: at("20T08:00"),
            arrived_at: None,
            is_worked: true,
            behind: None,
            here: Some(MILWAUKEE),
            miles_away: None,
        };
        let left = |clock| Some((at(clock), CHICAGO));
        let gone = Fact { kind: Departed, arrived_at: Some(at("20T08:00")), ..plain };
        let cases = [
            (plain, None),
            (Fact { occurred_at: at("19T20:00"), ..plain }, None),
            (Fact { occurred_at: at("19T06:00"), ..plain }, Some(EventDoubt::TooEarly)),
            (Fact { miles_away: Some(4.2), ..plain }, None),
            (Fact { miles_away: Some(212.0), ..plain }, Some(EventDoubt::FarAway)),
            (Fact { behind: left("20T06:30"), ..plain }, None),
            (Fact { behind: left("20T07:00"), ..plain }, Some(EventDoubt::TooFast)),
            (Fact { behind: left("20T08:00"), ..plain }, Some(EventDoubt::TooFast)),
            (Fact { occurred_at: at("20T08:00"), ..gone }, Some(EventDoubt::TooShort)),
            (Fact { occurred_at: at("20T08:05"), ..gone }, None),
            (Fact { is_worked: false, ..gone }, None),
            (Fact { arrived_at: None, ..gone }, None),
        ];
        for (fact, expected) in cases {
            assert_eq!(doubt(&fact), expected, "{fact:?}");
        }
    }
}
