//! Employer identification numbers.

/// Nine digits, written `12-3456789`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ein(String);

#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("Enter an EIN of 9 digits.")]
pub struct InvalidEin;

impl Ein {
    pub fn parse(text: &str) -> Result<Self, InvalidEin> {
        let digits: String = text.trim().chars().filter(|c| !matches!(c, '-' | ' ')).collect();
        if digits.len() != 9 || !digits.bytes().all(|b| b.is_ascii_digit()) {
            return Err(InvalidEin);
        }
        let (prefix, rest) = digits.split_at(2);
        Ok(Self(format!("{prefix}-{rest}")))
    }
}

impl From<Ein> for String {
    fn from(number: Ein) -> Self {
        number.0
    }
}

#[cfg(test)]
mod tests {
    use super::Ein;

    #[test]
    fn parse_writes_the_hyphen() {
        for (text, expected) in [
            ("123456789", Some("12-3456789")),
            ("12-3456789", Some("12-3456789")),
            ("12-34567", None),
            ("ab-3456789", None),
        ] {
            assert_eq!(Ein::parse(text).ok().map(String::from).as_deref(), expected, "{text}");
        }
    }
}
