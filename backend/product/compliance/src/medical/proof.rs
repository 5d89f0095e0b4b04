//! What proves a CDL driver's medical certification on a day. Pure.

use haul_types::{CertificateRoute, Date, WriteJson};
use poem_openapi::Object;

use super::states::{ALLOWANCES, Allowance, ROWS, Row};

/// What proves that a CDL driver is medically certified: how the licensing state receives the certificate, and for how long
/// the paper counts before the state's record shows it.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct MedicalProof {
    /// The state that licensed the driver, two letters.
    pub state: String,
    pub route: CertificateRoute,
    /// Since when the state receives it so.
    pub since: Date,
    /// Days after its issue for which a certificate that is issued now is proof; omitted if only the state's record is.
    pub paper_days: Option<u32>,
    /// The last day on which the certificate on file is proof by itself; omitted if it no longer is, or if its day of issue is
    /// not known.
    pub paper_through: Option<Date>,
    /// What the file needs.
    pub needed: String,
    /// Where this comes from.
    pub source: String,
}

/// What counts on a day for a driver licensed by a state whose certificate was issued on a day.
pub fn medical_proof(state: &str, certified_on: Option<Date>, day: Date) -> Option<MedicalProof> {
    let row = route_of(state, day)?;
    let allowance = allowance_on(day)?;
    // What was allowed when it was issued goes on after the allowance ends.
    let at_issue = certified_on.and_then(|issued| Some((issued, allowance_on(issued)?.days?)));
    let paper_through = at_issue.map(|(issued, days)| issued.plus_days(days)).filter(|last| *last >= day);
    Some(MedicalProof {
        state: state.to_owned(),
        route: row.route,
        since: row.from.parse().ok()?,
        paper_days: allowance.days,
        paper_through,
        needed: needed(row.route, allowance.days),
        source: format!("49 CFR 391.51(b)(7)(ii), 383.71(h), 383.73(o); {}; {}", row.source, allowance.source),
    })
}

fn needed(route: CertificateRoute, paper_days: Option<u32>) -> String {
    let from_state = match route {
        CertificateRoute::Electronic => {
            "The examiner's result reaches the state through the National Registry. Pull the CDLIS record once it shows \
             the certification."
        }
        CertificateRoute::Paper => {
            "The driver takes the certificate to the state. Pull the CDLIS record once it shows the certification."
        }
    };
    match paper_days {
        Some(days) => {
            format!("{from_state} Until then, a copy of the certificate counts for {days} days after its issue.")
        }
        None => format!("{from_state} A certificate that is issued now is not proof by itself."),
    }
}

/// Days as ISO 8601 sort as they follow one another.
fn has_begun(from: &str, day: Date) -> bool {
    *from <= *day.to_string()
}

fn route_of(state: &str, day: Date) -> Option<&'static Row> {
    let begun = || ROWS.iter().filter(|row| has_begun(row.from, day));
    let own = begun().filter(|row| row.state == Some(state)).max_by_key(|row| row.from);
    own.or_else(|| begun().filter(|row| row.state.is_none()).max_by_key(|row| row.from))
}

fn allowance_on(day: Date) -> Option<&'static Allowance> {
    ALLOWANCES.iter().filter(|row| has_begun(row.from, day)).max_by_key(|row| row.from)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn day(text: &str) -> Date {
        text.parse().unwrap()
    }

    #[test]
    fn each_row_has_a_day_and_each_state_begins_once() {
        for (index, row) in ROWS.iter().enumerate() {
            day(row.from);
            let twice = ROWS[..index].iter().any(|one| one.state == row.state && one.from == row.from);
            assert!(!twice, "{:?} {}", row.state, row.from);
        }
        assert!(ALLOWANCES.iter().all(|row| row.from.parse::<Date>().is_ok()));
        assert!(ALLOWANCES.is_sorted_by(|one, next| one.from < next.from));
    }

    #[test]
    fn a_state_has_its_own_row_or_that_of_all() {
        use CertificateRoute::{Electronic, Paper};
        for (state, on, route, since) in [
            ("TX", "2025-06-22", Paper, "1900-01-01"),
            ("TX", "2025-06-23", Electronic, "2025-06-23"),
            ("CA", "2025-06-23", Paper, "2025-06-23"),
            ("CA", "2026-11-20", Paper, "2025-06-23"),
            ("FL", "2026-01-10", Paper, "2025-06-23"),
            ("FL", "2026-01-11", Electronic, "2026-01-11"),
            ("NY", "2026-04-10", Paper, "2025-06-23"),
            ("NY", "2026-04-11", Electronic, "2026-04-11"),
        ] {
            let proof = medical_proof(state, None, day(on)).unwrap();
            assert_eq!((proof.route, proof.since), (route, day(since)), "{state} on {on}");
        }
        // As many as FMCSA counted in its notices.
        for (on, count) in [("2025-07-14", 12), ("2026-01-11", 8), ("2026-04-11", 5)] {
            let own: std::collections::BTreeSet<_> = ROWS.iter().filter_map(|row| row.state).collect();
            let paper = own.into_iter().filter(|state| route_of(state, day(on)).unwrap().route == Paper);
            assert_eq!(paper.count(), count, "{on}");
        }
    }

    #[test]
    fn paper_counts_for_as_long_as_fmcsa_allows() {
        for (issued, on, through) in [
            (Some("2025-06-01"), "2025-06-10", Some("2025-06-16")),
            (Some("2025-07-01"), "2025-07-02", None),
            (Some("2025-07-20"), "2025-07-21", Some("2025-08-04")),
            (Some("2026-09-30"), "2026-10-05", Some("2026-11-29")),
            // Issued under the exemption, looked at after its end.
            (Some("2026-09-30"), "2026-11-20", Some("2026-11-29")),
            (Some("2026-10-12"), "2026-11-20", None),
            (None, "2026-10-05", None),
        ] {
            let proof = medical_proof("TX", issued.map(day), day(on)).unwrap();
            assert_eq!(proof.paper_through, through.map(day), "{issued:?} on {on}");
        }
        let open = medical_proof("KY", None, day("2026-11-20")).unwrap();
        assert_eq!((open.paper_days, open.route), (None, CertificateRoute::Paper));
        assert!(open.needed.contains("takes the certificate to the state"));
    }
}
