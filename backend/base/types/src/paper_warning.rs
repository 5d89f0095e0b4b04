//! Papers that have expired or soon will.

use poem_openapi::Object;

use crate::{Date, WriteJson};

/// A paper that needs attention.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
pub struct PaperWarning {
    /// Such as `license_expired`, `inspection_expiring` or `medical_missing`.
    pub code: String,
    /// One sentence for a person.
    pub message: String,
    /// Blocks assignments.
    pub is_blocking: bool,
}

/// How many days before its end a paper counts as expiring.
const NOTICE_DAYS: u32 = 30;

/// Warns of a paper valid through `expires_on`. `code` is its name in codes, `name` its usual name.
pub fn paper_warning(code: &str, name: &str, expires_on: Option<Date>, today: Date) -> Option<PaperWarning> {
    let expires_on = expires_on?;
    let (state, words) = if expires_on < today {
        ("expired", "expired on")
    } else if expires_on <= today.plus_days(NOTICE_DAYS) {
        ("expiring", "expires on")
    } else {
        return None;
    };
    Some(PaperWarning {
        code: format!("{code}_{state}"),
        message: format!("{name} {words} {}.", expires_on.words()),
        is_blocking: state == "expired",
    })
}

/// Like [`paper_warning`] for a required paper: an unknown end does not count as valid.
pub fn required_paper_warning(code: &str, name: &str, expires_on: Option<Date>, today: Date) -> Option<PaperWarning> {
    if expires_on.is_some() {
        return paper_warning(code, name, expires_on, today);
    }
    Some(PaperWarning {
        code: format!("{code}_missing"),
        message: format!("{name} is not on file."),
        is_blocking: false,
    })
}

#[cfg(test)]
mod tests {
    use super::{paper_warning, required_paper_warning};

    #[test]
    fn warns_from_thirty_days_before_the_last_good_day() {
        let day = |text: &str| text.parse().unwrap();
        for (expires_on, expected) in [
            ("2026-11-19", Some(("license_expired", true))),
            ("2026-11-20", Some(("license_expiring", false))),
            ("2026-12-20", Some(("license_expiring", false))),
            ("2026-12-21", None),
        ] {
            let warning = paper_warning("license", "License", Some(day(expires_on)), day("2026-11-20"));
            assert_eq!(warning.as_ref().map(|w| (w.code.as_str(), w.is_blocking)), expected, "{expires_on}");
        }
        assert_eq!(paper_warning("license", "License", None, day("2026-11-20")), None);
        let missing = required_paper_warning("license", "License", None, day("2026-11-20")).unwrap();
        assert_eq!((missing.code.as_str(), missing.is_blocking), ("license_missing", false));
        assert_eq!(missing.message, "License is not on file.");
    }
}
