//! How reliable an ETA is. Pure; the drive itself is computed in `haul_loads::drive`.

use chrono::TimeDelta;
use haul_types::{EtaBasis, EtaConfidence, Timestamp};

/// A two-hour-old position still tells where a truck is; after that it may have been standing.
const RECENT: TimeDelta = TimeDelta::hours(2);

/// The reliability of an ETA: a reported one until the next call is due, then one computed from a fresh position.
pub fn confidence(
    basis: EtaBasis,
    basis_at: Timestamp,
    call_every: TimeDelta,
    is_past: bool,
    now: Timestamp,
) -> EtaConfidence {
    let age = now - basis_at;
    match basis {
        _ if is_past => EtaConfidence::Low,
        EtaBasis::Stated if age <= call_every => EtaConfidence::High,
        EtaBasis::Stated => EtaConfidence::Medium,
        EtaBasis::FromPosition if age <= RECENT => EtaConfidence::Medium,
        EtaBasis::FromPosition | EtaBasis::FromDeparture => EtaConfidence::Low,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn confidence_fades() {
        let now: Timestamp = "2026-11-20T12:00:00Z".parse().unwrap();
        let every = TimeDelta::hours(4);
        for (basis, age_minutes, is_past, expected) in [
            (EtaBasis::Stated, 240, false, EtaConfidence::High),
            (EtaBasis::Stated, 241, false, EtaConfidence::Medium),
            (EtaBasis::FromPosition, 120, false, EtaConfidence::Medium),
            (EtaBasis::FromPosition, 121, false, EtaConfidence::Low),
            (EtaBasis::FromDeparture, 1, false, EtaConfidence::Low),
            (EtaBasis::Stated, 1, true, EtaConfidence::Low),
        ] {
            let basis_at = now - TimeDelta::minutes(age_minutes);
            assert_eq!(confidence(basis, basis_at, every, is_past, now), expected, "{basis:?} {age_minutes}");
        }
    }
}
