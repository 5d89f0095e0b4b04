//! USDOT numbers.

/// A carrier's USDOT number: 1 to 8 digits without leading zeros.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DotNumber(String);

#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("Enter a USDOT number of 1 to 8 digits.")]
pub struct InvalidDotNumber;

impl DotNumber {
    /// Accepts `1234567`, and the usual prefixes: `USDOT 1234567`, `DOT-1234567`.
    pub fn parse(text: &str) -> Result<Self, InvalidDotNumber> {
        let text = text.trim().to_uppercase();
        let text = text.strip_prefix("US").unwrap_or(&text);
        let digits = text.strip_prefix("DOT").unwrap_or(text).trim_start_matches([' ', '-', '#']);
        let is_number = (1..=8).contains(&digits.len()) && digits.bytes().all(|b| b.is_ascii_digit());
        if is_number && !digits.starts_with('0') { Ok(Self(digits.to_owned())) } else { Err(InvalidDotNumber) }
    }

    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl From<DotNumber> for String {
    fn from(number: DotNumber) -> Self {
        number.0
    }
}

#[cfg(test)]
mod tests {
    use super::DotNumber;

    #[test]
    fn parse_takes_one_to_eight_digits() {
        for (text, expected) in [
            ("1234567", Some("1234567")),
            (" 8 ", Some("8")),
            ("12345678", Some("12345678")),
            ("USDOT 1234567", Some("1234567")),
            ("dot-77", Some("77")),
            ("123456789", None),
            ("0123", None),
            ("12a4", None),
            ("", None),
            ("١٢٣", None),
        ] {
            assert_eq!(DotNumber::parse(text).ok().map(String::from).as_deref(), expected, "{text}");
        }
    }
}
