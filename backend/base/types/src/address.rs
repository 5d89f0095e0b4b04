//! Postal addresses in the United States, Canada and Mexico.

use crate::WriteJson;
use poem_openapi::Object;

/// A postal address.
#[derive(Clone, Debug, Default, PartialEq, Eq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct Address {
    /// Street and number; may be empty where city and state are enough.
    #[oai(validator(max_length = 120))]
    pub line1: String,
    /// Suite, dock or the like; omitted if there is none.
    #[oai(validator(max_length = 120))]
    pub line2: Option<String>,
    /// City or town.
    #[oai(validator(max_length = 80))]
    pub city: String,
    /// Two letters, such as `TX`.
    pub state: String,
    /// ZIP of 5 or 9 digits in the United States.
    #[oai(validator(max_length = 12))]
    pub postal_code: String,
    /// `US`, `CA` or `MX`.
    #[oai(default = "united_states")]
    pub country: String,
}

const INVALID_ZIP: &str = "Enter a ZIP of 5 or 9 digits.";

fn united_states() -> String {
    "US".to_owned()
}

impl Address {
    /// `Joliet, IL`.
    pub fn town(&self) -> String {
        format!("{}, {}", self.city, self.state)
    }

    /// Street, then city with state and ZIP, then the country unless it is the United States.
    pub fn lines(&self) -> Vec<String> {
        let city = format!("{} {}", self.town(), self.postal_code);
        let country = (self.country != "US").then(|| self.country.clone());
        let lines = [Some(self.line1.clone()), self.line2.clone(), Some(city), country];
        lines.into_iter().flatten().map(|line| line.trim().to_owned()).filter(|line| !line.is_empty()).collect()
    }

    /// The errors, by field; empty for a complete mailing address.
    pub fn problems(&self) -> Vec<(&'static str, &'static str)> {
        let mut problems = self.town_problems();
        if self.line1.trim().is_empty() {
            problems.insert(0, ("line1", "Enter the street."));
        }
        if self.country == "US" && self.postal_code.is_empty() {
            problems.push(("postal_code", INVALID_ZIP));
        }
        problems
    }

    /// The errors, by field, if city and state are enough: the street and the ZIP Code may be empty.
    pub fn town_problems(&self) -> Vec<(&'static str, &'static str)> {
        let mut problems = Vec::new();
        let mut require = |holds: bool, field, message| {
            if !holds {
                problems.push((field, message));
            }
        };
        require(!self.city.trim().is_empty(), "city", "Enter the city.");
        let is_state = self.state.len() == 2 && self.state.chars().all(|c| c.is_ascii_uppercase());
        require(is_state, "state", "Use the two-letter code, such as TX.");
        require(["US", "CA", "MX"].contains(&self.country.as_str()), "country", "Use US, CA or MX.");
        let is_postal_code = self.country != "US" || self.postal_code.is_empty() || is_zip(&self.postal_code);
        require(is_postal_code, "postal_code", INVALID_ZIP);
        problems
    }
}

/// `12345` or `12345-6789`.
fn is_zip(text: &str) -> bool {
    let digits = |part: &str, count| part.len() == count && part.bytes().all(|b| b.is_ascii_digit());
    match text.split_once('-') {
        Some((five, four)) => digits(five, 5) && digits(four, 4),
        None => digits(text, 5),
    }
}

#[cfg(test)]
mod tests {
    use super::is_zip;

    #[test]
    fn zip_has_five_or_nine_digits() {
        for (text, expected) in
            [("60601", true), ("60601-1234", true), ("6060", false), ("60601-12", false), ("ABCDE", false)]
        {
            assert_eq!(is_zip(text), expected, "{text}");
        }
    }
}
