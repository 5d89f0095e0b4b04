//! Until when a challenge is taken, and answered. Pure.

use haul_types::{DataQStatus, Date};

use super::views::DataQSubject;

/// States review inspections for three years and crashes for five (FMCSA, "Revisions to DataQs Requirements for MCSAP
/// Grant Funding", 91 FR 20561, April 16, 2026; the DataQs Analyst Guide says the same).
const INSPECTION_MONTHS: u32 = 36;
const CRASH_MONTHS: u32 = 60;
/// All stages of a review together (the same notice).
const ANSWER_DAYS: u32 = 75;
/// A request whose documents don't come in this time may be closed (DataQs Analyst Guide).
const REPLY_DAYS: u32 = 14;

/// The last day on which it is taken.
pub fn file_by(subject: DataQSubject, happened_on: Date) -> Date {
    happened_on.plus_months(match subject {
        DataQSubject::Inspection => INSPECTION_MONTHS,
        DataQSubject::Accident => CRASH_MONTHS,
    })
}

/// The day by which the next step is due: filing, the agency's answer, or the carrier's reply. None once decided.
pub fn next_due(status: DataQStatus, file_by: Date, filed_on: Option<Date>, answered_on: Option<Date>) -> Option<Date> {
    match status {
        DataQStatus::Draft => Some(file_by),
        DataQStatus::Filed => filed_on.map(|day| day.plus_days(ANSWER_DAYS)),
        DataQStatus::MoreInformationNeeded => answered_on.map(|day| day.plus_days(REPLY_DAYS)),
        DataQStatus::Accepted | DataQStatus::Denied => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn day(text: &str) -> Date {
        text.parse().unwrap()
    }

    #[test]
    fn inspections_are_taken_for_three_years_and_crashes_for_five() {
        assert_eq!(file_by(DataQSubject::Inspection, day("2026-11-10")), day("2029-11-10"));
        assert_eq!(file_by(DataQSubject::Inspection, day("2024-02-29")), day("2027-02-28"));
        assert_eq!(file_by(DataQSubject::Accident, day("2026-11-10")), day("2031-11-10"));
    }

    #[test]
    fn the_next_step_follows_from_the_status() {
        let (last, filed, asked) = (day("2029-11-10"), Some(day("2026-11-12")), Some(day("2026-12-01")));
        for (status, filed_on, answered_on, expected) in [
            (DataQStatus::Draft, None, None, Some("2029-11-10")),
            (DataQStatus::Filed, filed, None, Some("2027-01-26")),
            (DataQStatus::MoreInformationNeeded, filed, asked, Some("2026-12-15")),
            (DataQStatus::Accepted, filed, asked, None),
            (DataQStatus::Denied, filed, asked, None),
        ] {
            assert_eq!(next_due(status, last, filed_on, answered_on), expected.map(day), "{status:?}");
        }
    }
}
