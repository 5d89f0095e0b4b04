//! Where a new fact fits among those recorded, and which earlier ones have to be filled in. Pure.

use haul_types::{StopEventKind, Timestamp};

/// What is known of one stop. A slice of them is in the order of the way.
#[derive(Clone, Debug)]
pub struct Visit {
    pub earliest_at: Timestamp,
    pub facts: Vec<(StopEventKind, Timestamp)>,
}

/// A fact that must have happened, at a time that nobody saw.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Filled {
    /// Index of the stop.
    pub stop: usize,
    pub kind: StopEventKind,
    pub occurred_at: Timestamp,
}

/// The time lies before something that comes earlier on the way, or after something that comes later.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OutOfOrder {
    pub other_stop: usize,
    pub other: StopEventKind,
    pub other_at: Timestamp,
}

/// Checks a new fact against the others and answers what has to be filled in before it:
/// arrivals and departures of the stops behind, and the arrival at this one.
pub fn place(
    visits: &[Visit],
    stop: usize,
    kind: StopEventKind,
    occurred_at: Timestamp,
) -> Result<Vec<Filled>, OutOfOrder> {
    let here = (stop, kind.step());
    for (other_stop, visit) in visits.iter().enumerate() {
        for &(other, other_at) in &visit.facts {
            let there = (other_stop, other.step());
            if (there < here && other_at > occurred_at) || (there > here && other_at < occurred_at) {
                return Err(OutOfOrder { other_stop, other, other_at });
            }
        }
    }
    Ok(fill(visits, stop, kind, occurred_at))
}

fn fill(visits: &[Visit], stop: usize, kind: StopEventKind, occurred_at: Timestamp) -> Vec<Filled> {
    let mut filled = Vec::new();
    let mut last = None;
    for (index, visit) in visits.iter().enumerate().take(stop + 1) {
        for needed in [StopEventKind::Arrived, StopEventKind::Departed] {
            if (index, needed.step()) >= (stop, kind.step()) {
                break;
            }
            let known = visit.facts.iter().find(|(kind, _)| *kind == needed).map(|(_, at)| *at);
            let at = known.unwrap_or_else(|| guess(visit, needed, last, occurred_at));
            if known.is_none() {
                filled.push(Filled { stop: index, kind: needed, occurred_at: at });
            }
            last = Some(at);
        }
    }
    filled
}

/// The scheduled time, moved between what is known before and after.
fn guess(visit: &Visit, needed: StopEventKind, last: Option<Timestamp>, occurred_at: Timestamp) -> Timestamp {
    let times = visit.facts.iter().map(|(_, at)| *at);
    let bound_by_stop = match needed {
        StopEventKind::Arrived => times.min().map_or(occurred_at, |first| first.min(occurred_at)),
        _ => occurred_at,
    };
    let not_before = match needed {
        StopEventKind::Arrived => last,
        _ => visit.facts.iter().map(|(_, at)| *at).max().max(last),
    };
    let at = visit.earliest_at.min(bound_by_stop);
    not_before.map_or(at, |least| at.max(least))
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

    #[test]
    fn place_fills_in_what_was_skipped() {
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
            assert_eq!(place(visits, stop, kind, at(clock)), Ok(expected), "{stop} {kind:?} {clock}");
        }
    }

    #[test]
    fn place_refuses_what_runs_against_time() {
        let visits = [visit("08:00", &[(Arrived, "08:10")]), visit("15:00", &[])];
        let before_arrival = place(&visits, 0, Departed, at("08:00"));
        assert_eq!(before_arrival, Err(OutOfOrder { other_stop: 0, other: Arrived, other_at: at("08:10") }));
        let before_pickup = place(&visits, 1, Arrived, at("08:00"));
        assert_eq!(before_pickup.map_err(|error| error.other_stop), Err(0));
        let done = [visit("08:00", &[(Departed, "09:00")])];
        assert!(place(&done, 0, Loaded, at("09:30")).is_err());
    }
}
