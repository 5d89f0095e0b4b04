//! Record numbers, and how a company formats them.

use crate::text_enum;

text_enum! {
    /// The kind of records that are numbered.
    pub enum NumberKind {
        Load = "load",
        Quote = "quote",
        Invoice = "invoice",
    }
}

impl NumberKind {
    pub const ALL: [Self; 3] = [Self::Load, Self::Quote, Self::Invoice];
}

/// How a number is formatted, such as `L-2026-001001`.
///
/// The part before the digits does not end in a digit. Two texts are therefore the same only if their numbers are,
/// even after format changes, and no number is used twice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NumberFormat {
    /// At most 8 capital letters, digits and dashes, not ending in a digit; may be empty.
    pub prefix: String,
    /// The year stands before the number.
    pub has_year: bool,
    /// Padded with zeros to this many digits.
    pub digits: i32,
}

impl NumberFormat {
    /// The default until a company changes it.
    pub fn usual(kind: NumberKind) -> Self {
        let prefix = match kind {
            NumberKind::Load => "",
            NumberKind::Quote => "Q-",
            NumberKind::Invoice => "INV-",
        };
        Self { prefix: prefix.to_owned(), has_year: false, digits: 4 }
    }

    pub fn text(&self, number: i64, year: i32) -> String {
        let year = if self.has_year { format!("{year}-") } else { String::new() };
        let digits = usize::try_from(self.digits).unwrap_or_default();
        format!("{}{year}{number:0digits$}", self.prefix)
    }

    pub fn is_prefix(text: &str) -> bool {
        let is_allowed = |c: char| c.is_ascii_uppercase() || c.is_ascii_digit() || c == '-';
        text.len() <= 8 && text.chars().all(is_allowed) && !text.ends_with(|c: char| c.is_ascii_digit())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_written_as_the_company_likes() {
        for (prefix, has_year, digits, text) in [
            ("", false, 4, "1001"),
            ("Q-", false, 4, "Q-1001"),
            ("L-", true, 6, "L-2026-001001"),
            ("", true, 1, "2026-1001"),
            ("PFL", false, 3, "PFL1001"),
        ] {
            let format = NumberFormat { prefix: prefix.to_owned(), has_year, digits };
            assert_eq!(format.text(1001, 2026), text);
        }
    }

    #[test]
    fn a_prefix_never_runs_into_the_number() {
        for prefix in ["", "L", "L-", "24-", "A1B-"] {
            assert!(NumberFormat::is_prefix(prefix), "{prefix}");
        }
        for prefix in ["1", "L1", "l-", "L/", "LONGPREFIX", "Ä-"] {
            assert!(!NumberFormat::is_prefix(prefix), "{prefix}");
        }
    }
}
