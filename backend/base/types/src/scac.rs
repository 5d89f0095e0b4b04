//! Standard Carrier Alpha Codes, assigned by NMFTA.

/// Two to four capital letters.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scac(String);

#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("Enter a SCAC of 2 to 4 letters.")]
pub struct InvalidScac;

impl Scac {
    pub fn parse(text: &str) -> Result<Self, InvalidScac> {
        let text = text.trim().to_uppercase();
        let is_code = (2..=4).contains(&text.len()) && text.bytes().all(|b| b.is_ascii_uppercase());
        if is_code { Ok(Self(text)) } else { Err(InvalidScac) }
    }

    /// NMFTA reserves three final letters of four-letter codes for equipment, not carriers.
    pub fn warning(&self) -> Option<&'static str> {
        if self.0.len() < 4 {
            return None;
        }
        match self.0.as_bytes().last() {
            Some(b'U') => Some("Codes that end in U are reserved for freight containers."),
            Some(b'X') => Some("Codes that end in X are reserved for privately owned rail cars."),
            Some(b'Z') => Some("Codes that end in Z are reserved for chassis and trailers."),
            _ => None,
        }
    }
}

impl From<Scac> for String {
    fn from(code: Scac) -> Self {
        code.0
    }
}

#[cfg(test)]
mod tests {
    use super::Scac;

    #[test]
    fn parse_capitalises_and_warns_of_reserved_endings() {
        for (text, expected, warns) in [
            ("hjbt", Some("HJBT"), false),
            ("AB", Some("AB"), false),
            ("ABU", Some("ABU"), false),
            ("ABCU", Some("ABCU"), true),
            ("ABCX", Some("ABCX"), true),
            ("ABCZ", Some("ABCZ"), true),
            ("A", None, false),
            ("ABCDE", None, false),
            ("AB1", None, false),
        ] {
            let parsed = Scac::parse(text).ok();
            assert_eq!(parsed.as_ref().is_some_and(|code| code.warning().is_some()), warns, "{text}");
            assert_eq!(parsed.map(String::from).as_deref(), expected, "{text}");
        }
    }
}
