//! Vehicle identification numbers (49 CFR 565): 17 characters, the ninth a check digit.

/// Such as `1M8GDM9AXKP042788`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Vin(String);

#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum InvalidVin {
    #[error("A VIN has 17 letters and digits, without I, O and Q.")]
    Form,
    #[error("The VIN's check digit does not match. Check for a typo.")]
    CheckDigit,
}

/// 49 CFR 565.15, table IV; the check digit itself has no weight.
const WEIGHTS: [u32; 17] = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];

impl Vin {
    pub fn parse(text: &str) -> Result<Self, InvalidVin> {
        let text = text.trim().to_uppercase();
        if text.chars().count() != WEIGHTS.len() {
            return Err(InvalidVin::Form);
        }
        let mut sum = 0;
        for (character, weight) in text.chars().zip(WEIGHTS) {
            sum += value_of(character).ok_or(InvalidVin::Form)? * weight;
        }
        let check = char::from_digit(sum % 11, 10).unwrap_or('X');
        if text.chars().nth(8) == Some(check) { Ok(Self(text)) } else { Err(InvalidVin::CheckDigit) }
    }

    pub fn as_str(&self) -> &str {
        &self.0
    }

    #[cfg(test)]
    pub(crate) fn unchecked(text: &str) -> Self {
        Self(text.to_owned())
    }
}

/// 49 CFR 565.15, table III.
fn value_of(character: char) -> Option<u32> {
    match character {
        '0'..='9' => character.to_digit(10),
        'A'..='H' => Some(character as u32 - 'A' as u32 + 1),
        'J'..='N' => Some(character as u32 - 'J' as u32 + 1),
        'P' => Some(7),
        'R' => Some(9),
        'S'..='Z' => Some(character as u32 - 'S' as u32 + 2),
        _ => None,
    }
}

impl From<Vin> for String {
    fn from(vin: Vin) -> Self {
        vin.0
    }
}

#[cfg(test)]
mod tests {
    use super::{InvalidVin, Vin};

    #[test]
    fn parse_checks_form_and_check_digit() {
        for (text, expected) in [
            ("1M8GDM9AXKP042788", Ok("1M8GDM9AXKP042788")),
            ("1m8gdm9axkp042788", Ok("1M8GDM9AXKP042788")),
            ("11111111111111111", Ok("11111111111111111")),
            ("1M8GDM9A1KP042788", Err(InvalidVin::CheckDigit)),
            ("1M8GDM9AXKP04278", Err(InvalidVin::Form)),
            ("IM8GDM9AXKP042788", Err(InvalidVin::Form)),
        ] {
            assert_eq!(Vin::parse(text).map(String::from), expected.map(str::to_owned), "{text}");
        }
    }
}
