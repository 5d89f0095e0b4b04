//! Where a new event fits among those recorded, and which earlier ones to fill in. Pure.

use haul_types::{StopEventKind, Timestamp};

/// What is known about one stop. A slice of them is in route order.
#[derive(Clone, Debug)]
pub struct Visit {
    pub earliest_at: Timestamp,
    pub facts: Vec<(StopEventKind, Timestamp)>,
}

/// An event that must have happened, at an estimated time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Filled {
    /// Index of the stop.
    pub stop: usize,
    pub kind: StopEventKind,
    pub occurred_at: Timestamp,
}

/// The time is before an earlier event of the route, or after a later one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OutOfOrder {
    pub other_stop: usize,
    pub other: StopEventKind,
    pub other_at: Timestamp,
}

/// Fails if a new event contradicts the others.
pub fn check(visits: &[Visit], stop: usize, kind: StopEventKind, occurred_at: Timestamp) -> Result<(), OutOfOrder> {
    let here = (stop, kind.step());
    for (other_stop, visit) in visits.iter().enumerate() {
        for &(other, other_at) in &visit.facts {
            let there = (other_stop, other.step());
            if (there < here && other_at > occurred_at) || (there > here && other_at < occurred_at) {
                return Err(OutOfOrder { other_stop, other, other_at });
            }
        }
    }
    Ok(())
}

/// The missing arrivals and departures that must have come before the latest event.
pub fn missing(visits: &[Visit]) -> Vec<Filled> {
    let facts = || {
        let of = |(stop, visit): (usize, &'_ Visit)| {
            visit.facts.iter().map(move |(kind, at)| ((stop, kind.step()), *at)).collect::<Vec<_>>()
        };
        visits.iter().enumerate().flat_map(of)
    };
    let Some(furthest) = facts().map(|(place, _)| place).max() else { return Vec::new() };
    let mut filled = Vec::new();
    let mut last = None;
    for (stop, visit) in visits.iter().enumerate() {
        for kind in [StopEventKind::Arrived, StopEventKind::Departed] {
            let here = (stop, kind.step());
            if here >= furthest {
                return filled;
            }
            let known = visit.facts.iter().find(|(known, _)| *known == kind).map(|(_, at)| *at);
            let at = known.unwrap_or_else(|| {
                let before = facts().filter(|(place, _)| *place < here).map(|(_, at)| at).max();
                let behind = facts().filter(|(place, _)| *place > here).map(|(_, at)| at).min();
                // The scheduled time, moved between the known times before and after.
                let at = behind.map_or(visit.earliest_at, |most| visit.earliest_at.min(most));
                before.max(last).map_or(at, |least| at.max(least))
            });
            if known.is_none() {
                filled.push(Filled { stop, kind, occurred_at: at });
            }
            last = Some(at);
        }
    }
    filled
}

#[cfg(test)]
mod tests {
    use super::*;
    use StopEventKind::{Arrived, Departed, Loaded};

    fn at(clock: &str) -> Timestamp {
        format!("2026-11-20T{clock}:00Z").parse().unwrap()
    }

    fn visit(earliest: &str, facts: &[(StopEventKind, &str)]) -> Visit {
        Visit { earliest_at: at(earliest), facts: facts.iter().map(|(kind, clock)| (*kind, at(clock))).collect() }
    }

    fn filled(stop: usize, kind: StopEventKind, clock: &str) -> Filled {
        Filled { stop, kind, occurred_at: at(clock) }
    }

    /// What is filled in when an event is added to visits that it fits.
    fn place(visits: &[Visit], stop: usize, kind: StopEventKind, clock: &str) -> Vec<Filled> {
        let mut visits = visits.to_vec();
        assert_eq!(check(&visits, stop, kind, at(clock)), Ok(()));
        visits[stop].facts.push((kind, at(clock)));
        missing(&visits)
    }

    #[test]
    fn what_was_skipped_is_filled_in() {
        let untouched = [visit("08:00", &[]), visit("15:00", &[])];
        let loaded = [visit("08:00", &[(Arrived, "08:10"), (Loaded, "09:40")]), visit("15:00", &[])];
        for (visits, stop, kind, clock, expected) in [
            (&untouched, 0, Arrived, "08:05", vec![]),
            (&untouched, 0, Departed, "09:30", vec![filled(0, Arrived, "08:00")]),
            (&untouched, 0, Departed, "07:30", vec![filled(0, Arrived, "07:30")]),
            (&untouched, 1, Arrived, "14:50", vec![filled(0, Arrived, "08:00"), filled(0, Departed, "08:00")]),
            (&loaded, 0, Departed, "10:00", vec![]),
            (&loaded, 1, Arrived, "14:50", vec![filled(0, Departed, "09:40")]),
        ] {
            assert_eq!(place(visits, stop, kind, clock), expected, "{stop} {kind:?} {clock}");
        }
    }

    /// A forgotten stop, or one with a voided time, between others.
    #[test]
    fn gaps_behind_the_truck_are_filled_in_between_their_neighbors() {
        let way = [
            visit("08:00", &[(Arrived, "08:10"), (Departed, "09:00")]),
            visit("07:00", &[]),
            visit("15:00", &[(Arrived, "14:50")]),
        ];
        assert_eq!(missing(&way), [filled(1, Arrived, "09:00"), filled(1, Departed, "09:00")]);
        let open = [visit("08:00", &[(Arrived, "09:10")]), visit("15:00", &[(Arrived, "14:50")])];
        assert_eq!(missing(&open), [filled(0, Departed, "09:10")]);
    }

    #[test]
    fn what_runs_against_time_is_refused() {
        let visits = [visit("08:00", &[(Arrived, "08:10")]), visit("15:00", &[])];
        let before_arrival = check(&visits, 0, Departed, at("08:00"));
        assert_eq!(before_arrival, Err(OutOfOrder { other_stop: 0, other: Arrived, other_at: at("08:10") }));
        let before_pickup = check(&visits, 1, Arrived, at("08:00"));
        assert_eq!(before_pickup.map_err(|error| error.other_stop), Err(0));
        let done = [visit("08:00", &[(Departed, "09:00")])];
        assert!(check(&done, 0, Loaded, at("09:30")).is_err());
    }
}
