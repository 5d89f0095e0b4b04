//! What the law asks of a carrier that has received a cargo claim. Pure.

use haul_types::{ClaimKind, ClaimStatus, ClaimStep, Date};

/// 49 CFR 370.5(a).
const ACKNOWLEDGE_DAYS: u32 = 30;
/// 49 CFR 370.9(a).
const DECIDE_DAYS: u32 = 120;
/// 49 CFR 370.9(b): at the end of the 120 days, and of each 60 days after them.
const STATUS_DAYS: u32 = 60;

/// The facts that the deadlines follow from.
#[derive(Clone, Copy, Debug)]
pub struct Facts {
    pub kind: ClaimKind,
    pub status: ClaimStatus,
    pub reported_on: Date,
    pub acknowledged_on: Option<Date>,
    pub status_reported_on: Option<Date>,
    pub decided_on: Option<Date>,
}

/// The last day to acknowledge a cargo claim; none of other claims.
pub fn acknowledge_by(kind: ClaimKind, reported_on: Date) -> Option<Date> {
    (kind == ClaimKind::Cargo).then(|| reported_on.plus_days(ACKNOWLEDGE_DAYS))
}

/// The last day to decide a cargo claim without a report on its status; none of other claims.
pub fn decide_by(kind: ClaimKind, reported_on: Date) -> Option<Date> {
    (kind == ClaimKind::Cargo).then(|| reported_on.plus_days(DECIDE_DAYS))
}

/// The next step and its day; none once the claim is decided or over.
pub fn next_step(facts: &Facts) -> Option<(ClaimStep, Date)> {
    let acknowledge_by = acknowledge_by(facts.kind, facts.reported_on)?;
    let decide_by = decide_by(facts.kind, facts.reported_on)?;
    if !facts.status.is_open() || facts.decided_on.is_some() {
        return None;
    }
    if facts.acknowledged_on.is_none() {
        return Some((ClaimStep::Acknowledge, acknowledge_by));
    }
    let Some(reported) = facts.status_reported_on.filter(|day| *day >= decide_by) else {
        return Some((ClaimStep::Decide, decide_by));
    };
    let periods = u32::try_from(reported.days_since(decide_by)).unwrap_or(0) / STATUS_DAYS;
    let days = STATUS_DAYS.saturating_mul(periods.saturating_add(1));
    Some((ClaimStep::ReportStatus, decide_by.plus_days(days)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn day(text: &str) -> Date {
        text.parse().unwrap()
    }

    fn facts(acknowledged: Option<&str>, told: Option<&str>) -> Facts {
        Facts {
            kind: ClaimKind::Cargo,
            status: ClaimStatus::Open,
            reported_on: day("2026-01-01"),
            acknowledged_on: acknowledged.map(day),
            status_reported_on: told.map(day),
            decided_on: None,
        }
    }

    #[test]
    fn a_cargo_claim_is_acknowledged_decided_and_reported_on() {
        use ClaimStep::{Acknowledge, Decide, ReportStatus};
        for (acknowledged, told, expected) in [
            (None, None, (Acknowledge, "2026-01-31")),
            (Some("2026-01-20"), None, (Decide, "2026-05-01")),
            // Too early: the report is due at the end of the 120 days.
            (Some("2026-01-20"), Some("2026-03-01"), (Decide, "2026-05-01")),
            (Some("2026-01-20"), Some("2026-05-01"), (ReportStatus, "2026-06-30")),
            (Some("2026-01-20"), Some("2026-06-29"), (ReportStatus, "2026-06-30")),
            (Some("2026-01-20"), Some("2026-06-30"), (ReportStatus, "2026-08-29")),
            (Some("2026-01-20"), Some("2026-09-15"), (ReportStatus, "2026-10-28")),
        ] {
            let (step, on) = expected;
            assert_eq!(next_step(&facts(acknowledged, told)), Some((step, day(on))), "{acknowledged:?} {told:?}");
        }
    }

    #[test]
    fn nothing_is_due_of_other_claims_and_once_it_is_decided() {
        let open = facts(None, None);
        assert_eq!(next_step(&Facts { kind: ClaimKind::Liability, ..open }), None);
        assert_eq!(next_step(&Facts { decided_on: Some(day("2026-02-01")), ..open }), None);
        assert_eq!(next_step(&Facts { status: ClaimStatus::Closed, ..open }), None);
        assert!(next_step(&Facts { status: ClaimStatus::InReview, ..open }).is_some());
    }
}
