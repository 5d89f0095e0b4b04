//! What proves a CDL driver's medical certification on a day. Pure.

use haul_types::{CertificateRoute, Date, WriteJson};
use poem_openapi::Object;

use super::{Notices, views::MOST_PAPER_DAYS};

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
    /// For how many days after its issue a certificate is proof by itself; omitted if only the state's record is.
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
    pub fn on(day: Date, notices: &Notices, state: &str, certified_on: Option<Date>) -> Option<Self> {
        let held = notices.state(state, day)?;
        let paper = notices.paper(day)?;
        Some(Self {
            needed: needed(held.route, paper.days),
            source: format!("49 CFR 391.51(b)(7)(ii), 383.71(h), 383.73(o); {}; {}", held.source, paper.source),
            state: held.state,
            route: held.route,
            since: held.since,
            paper_days: paper.days,
            paper_through: certified_on.and_then(|issued| paper_through(day, notices, issued)),
        })
    }
}

/// The last day, as known today, on which a certificate that was issued on a day still counts. FMCSA's waivers ask on each
/// day whether it was issued within the days allowed then, and end for all certificates at once.
fn paper_through(day: Date, notices: &Notices, issued: Date) -> Option<Date> {
    let counts = |on: &Date| {
        let days = notices.paper(*on).and_then(|paper| paper.days);
        issued <= *on && days.is_some_and(|days| *on <= issued.plus_days(days))
    };
    (0..=MOST_PAPER_DAYS).map(|ahead| day.plus_days(ahead)).take_while(counts).last()
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
        None => format!("{from_state} The certificate is not proof by itself."),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::medical::views::MedicalPaperChange;

    fn day(text: &str) -> Date {
        text.parse().unwrap()
    }

    #[test]
    fn paper_counts_for_as_long_as_fmcsa_allows() {
        for (issued, on, through) in [
            (Some("2025-06-01"), "2025-06-10", Some("2025-06-16")),
            (Some("2025-07-01"), "2025-07-02", None),
            (Some("2025-07-20"), "2025-07-21", Some("2025-08-04")),
            // The waiver is changed while it counts.
            (Some("2025-08-10"), "2025-09-01", Some("2025-10-09")),
            // The exemption ends while it would count.
            (Some("2026-09-30"), "2026-10-05", Some("2026-10-11")),
            (Some("2026-09-30"), "2026-11-20", None),
            (Some("2026-10-12"), "2026-11-20", None),
            (Some("2026-10-06"), "2026-10-05", None),
            (None, "2026-10-05", None),
        ] {
            let proof = MedicalProof::on(day(on), &Notices::default(), "TX", issued.map(day)).unwrap();
            assert_eq!(proof.paper_through, through.map(day), "{issued:?} on {on}");
        }
        let open = MedicalProof::on(day("2026-11-20"), &Notices::default(), "KY", None).unwrap();
        assert_eq!((open.paper_days, open.route), (None, CertificateRoute::Paper));
        assert!(open.needed.contains("takes the certificate to the state"));
    }

    #[test]
    fn a_renewal_counts_for_what_was_issued_before_it() {
        let renewal =
            MedicalPaperChange { starts_on: day("2026-10-20"), days: Some(60), source: "A later notice".into() };
        let notices = Notices { paper_changes: vec![renewal], ..Notices::default() };
        let through =
            |on: &str| MedicalProof::on(day(on), &notices, "TX", Some(day("2026-10-15"))).unwrap().paper_through;
        assert_eq!(through("2026-10-19"), None, "in the gap");
        assert_eq!(through("2026-11-20"), Some(day("2026-12-14")));
    }

    #[test]
    fn a_license_of_another_country_is_not_asked_for() {
        assert_eq!(MedicalProof::on(day("2026-11-20"), &Notices::default(), "ON", None), None);
    }
}
