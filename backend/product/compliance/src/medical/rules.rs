//! The rules for medical certificates on a day: FMCSA's notices, and those that a company has added. Of two that begin on
//! the same day the company's holds.

use haul_api::{ApiError, from_json_column};
use haul_db::{Connection, Fetch};
use haul_entity::{
    Owned,
    compliance::medical_setting::{Entity, Model},
};
use haul_types::Date;
use uuid::Uuid;

use super::{
    notices::{ALLOWANCES, ROWS, STATES},
    views::{MedicalPaper, MedicalPaperChange, MedicalState, MedicalStateChange},
};

/// FMCSA's notices, and those that a company has added.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Notices {
    pub state_changes: Vec<MedicalStateChange>,
    pub paper_changes: Vec<MedicalPaperChange>,
}

impl Notices {
    pub async fn of(db: &impl Connection, company_id: Uuid) -> Result<Self, ApiError> {
        Self::in_row(Entity::owned_by(company_id).fetch_optional(db).await?.as_ref())
    }

    pub fn in_row(row: Option<&Model>) -> Result<Self, ApiError> {
        let Some(row) = row else { return Ok(Self::default()) };
        Ok(Self {
            state_changes: from_json_column(row.state_changes.clone())?,
            paper_changes: from_json_column(row.paper_changes.clone())?,
        })
    }

    /// How a state receives certificates on a day. None for a license of another country.
    pub fn state(&self, state: &str, day: Date) -> Option<MedicalState> {
        if !STATES.contains(&state) {
            return None;
        }
        let of = |own: Option<&str>| {
            let begun = ROWS.iter().filter(move |row| row.state == own && has_begun(row.from, day));
            let latest = begun.max_by_key(|row| row.from)?;
            let since = latest.from.parse().ok()?;
            let (route, source) = (latest.route, latest.source.to_owned());
            Some(MedicalState { state: state.to_owned(), route, since, source, is_own: false })
        };
        let known = of(Some(state)).or_else(|| of(None))?;
        let begun = self.state_changes.iter().filter(|change| change.state == state && change.starts_on <= day);
        match begun.max_by_key(|change| change.starts_on) {
            Some(MedicalStateChange { state, starts_on, route, source }) if *starts_on >= known.since => {
                let (state, source) = (state.clone(), source.clone());
                Some(MedicalState { state, route: *route, since: *starts_on, source, is_own: true })
            }
            _ => Some(known),
        }
    }

    /// For how long after its issue a certificate is proof by itself on a day.
    pub fn paper(&self, day: Date) -> Option<MedicalPaper> {
        let known = ALLOWANCES.iter().filter(|row| has_begun(row.from, day)).max_by_key(|row| row.from)?;
        let since = known.from.parse().ok()?;
        let begun = self.paper_changes.iter().filter(|change| change.starts_on <= day);
        match begun.max_by_key(|change| change.starts_on) {
            Some(MedicalPaperChange { starts_on, days, source }) if *starts_on >= since => {
                Some(MedicalPaper { days: *days, since: *starts_on, source: source.clone(), is_own: true })
            }
            _ => Some(MedicalPaper { days: known.days, since, source: known.source.to_owned(), is_own: false }),
        }
    }
}

/// Days as ISO 8601 sort as they follow one another.
pub fn has_begun(from: &str, day: Date) -> bool {
    *from <= *day.to_string()
}

#[cfg(test)]
mod tests {
    use haul_types::CertificateRoute::{self, Electronic, Paper};

    use super::*;

    fn day(text: &str) -> Date {
        text.parse().unwrap()
    }

    fn change(state: &str, starts_on: &str, route: CertificateRoute) -> MedicalStateChange {
        MedicalStateChange { state: state.into(), starts_on: day(starts_on), route, source: "A later notice".into() }
    }

    #[test]
    fn each_row_has_a_day_and_each_state_begins_once() {
        for (index, row) in ROWS.iter().enumerate() {
            day(row.from);
            let twice = ROWS[..index].iter().any(|one| one.state == row.state && one.from == row.from);
            assert!(!twice, "{:?} {}", row.state, row.from);
            assert!(row.state.is_none_or(|state| STATES.contains(&state)));
        }
        assert!(ALLOWANCES.iter().all(|row| row.from.parse::<Date>().is_ok()));
        assert!(ALLOWANCES.is_sorted_by(|one, next| one.from < next.from));
        assert!(STATES.is_sorted_by(|one, next| one < next));
    }

    #[test]
    fn a_state_has_its_own_notice_or_that_of_all() {
        let notices = Notices::default();
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
            let held = notices.state(state, day(on)).unwrap();
            assert_eq!((held.route, held.since, held.is_own), (route, day(since), false), "{state} on {on}");
        }
        // As many as FMCSA counted in its notices.
        for (on, count) in [("2025-07-14", 12), ("2026-01-11", 8), ("2026-04-11", 5)] {
            let paper = STATES.iter().filter(|state| notices.state(state, day(on)).unwrap().route == Paper);
            assert_eq!(paper.count(), count, "{on}");
        }
    }

    #[test]
    fn a_company_adds_later_notices_and_the_past_stays() {
        let state_changes = vec![
            change("CA", "2026-12-01", Electronic),
            change("TX", "2026-02-01", Paper),
            change("TX", "2026-03-01", Electronic),
            // Older than what is known of Florida since, and on the same day as what is known of New York.
            change("FL", "2025-12-01", Electronic),
            change("NY", "2026-04-11", Paper),
        ];
        let notices = Notices { state_changes, paper_changes: Vec::new() };
        for (state, on, route, is_own) in [
            ("CA", "2026-11-30", Paper, false),
            ("CA", "2026-12-01", Electronic, true),
            ("TX", "2026-01-31", Electronic, false),
            ("TX", "2026-02-01", Paper, true),
            ("TX", "2026-03-01", Electronic, true),
            ("OH", "2026-12-01", Electronic, false),
            ("FL", "2025-12-01", Electronic, true),
            ("FL", "2026-01-11", Electronic, false),
            ("NY", "2026-04-11", Paper, true),
        ] {
            let held = notices.state(state, day(on)).unwrap();
            assert_eq!((held.route, held.is_own), (route, is_own), "{state} on {on}");
        }
    }

    #[test]
    fn a_company_adds_for_how_long_paper_counts() {
        let renewal = |starts_on: &str, days| MedicalPaperChange {
            starts_on: day(starts_on),
            days,
            source: "A later notice".into(),
        };
        let paper_changes = vec![renewal("2026-10-12", Some(60)), renewal("2027-04-12", None)];
        let notices = Notices { state_changes: Vec::new(), paper_changes };
        for (on, days, is_own) in [
            ("2026-10-11", Some(60), false),
            ("2026-10-12", Some(60), true),
            ("2027-04-11", Some(60), true),
            ("2027-04-12", None, true),
        ] {
            let paper = notices.paper(day(on)).unwrap();
            assert_eq!((paper.days, paper.is_own), (days, is_own), "{on}");
        }
        assert_eq!(Notices::default().paper(day("2026-10-12")).unwrap().days, None);
    }
}
