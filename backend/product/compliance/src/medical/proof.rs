//! What proves a CDL driver's medical certification on a day. Pure.

use haul_types::{CertificateRoute, Date, WriteJson};
use poem_openapi::Object;

use super::Rules;

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

impl MedicalProof {
    /// What counts on a day for a driver whom a state licensed and whose certificate was issued on a day.
    pub fn on(day: Date, rules: &Rules, state: &str, certified_on: Option<Date>) -> Option<Self> {
        let held = rules.state(state, day)?;
        let paper = rules.paper(day)?;
        // What was allowed when it was issued goes on after the allowance ends.
        let at_issue = certified_on.and_then(|issued| Some((issued, rules.paper(issued)?.days?)));
        let paper_through = at_issue.map(|(issued, days)| issued.plus_days(days)).filter(|last| *last >= day);
        Some(Self {
            needed: needed(held.route, paper.days),
            source: format!("49 CFR 391.51(b)(7)(ii), 383.71(h), 383.73(o); {}; {}", held.source, paper.source),
            state: held.state,
            route: held.route,
            since: held.since,
            paper_days: paper.days,
            paper_through,
        })
    }
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

#[cfg(test)]
mod tests {
    use super::*;

    fn day(text: &str) -> Date {
        text.parse().unwrap()
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
            let proof = MedicalProof::on(day(on), &Rules::default(), "TX", issued.map(day)).unwrap();
            assert_eq!(proof.paper_through, through.map(day), "{issued:?} on {on}");
        }
        let open = MedicalProof::on(day("2026-11-20"), &Rules::default(), "KY", None).unwrap();
        assert_eq!((open.paper_days, open.route), (None, CertificateRoute::Paper));
        assert!(open.needed.contains("takes the certificate to the state"));
    }
}
