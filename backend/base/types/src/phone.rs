//! Phone numbers of the North American Numbering Plan, in E.164.

/// Such as `+15555550123`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Phone(String);

#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("Enter a US phone number of 10 digits.")]
pub struct InvalidPhone;

impl Phone {
    /// Accepts the usual spellings: `(555) 555-0123`, `555.555.0123`, `+1 555 555 0123`.
    pub fn parse(text: &str) -> Result<Self, InvalidPhone> {
        if !text.chars().all(|c| c.is_ascii_digit() || " ()-.+".contains(c)) {
            return Err(InvalidPhone);
        }
        let digits: String = text.chars().filter(char::is_ascii_digit).collect();
        let national = match digits.len() {
            10 => digits.as_str(),
            11 => digits.strip_prefix('1').ok_or(InvalidPhone)?,
            _ => return Err(InvalidPhone),
        };
        // Area codes and exchanges start with 2 to 9.
        let starts_well = |at: usize| national.as_bytes().get(at).is_some_and(|digit| (b'2'..=b'9').contains(digit));
        if starts_well(0) && starts_well(3) { Ok(Self(format!("+1{national}"))) } else { Err(InvalidPhone) }
    }
}

impl From<Phone> for String {
    fn from(phone: Phone) -> Self {
        phone.0
    }
}

#[cfg(test)]
mod tests {
    use super::Phone;

    #[test]
    fn parse_answers_e164_or_refuses() {
        for (text, expected) in [
            ("(312) 555-0123", Some("+13125550123")),
            ("1-312-555-0123", Some("+13125550123")),
            ("+1 312 555 0123", Some("+13125550123")),
            ("112 555 0123", None),
            ("555-0123", None),
            ("312 555 0123 ext 4", None),
        ] {
            assert_eq!(Phone::parse(text).ok().map(String::from).as_deref(), expected, "{text}");
        }
    }
}
