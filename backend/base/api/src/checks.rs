//! Checks that many forms share. Each complains at its path and answers the value as it is stored.

use haul_types::{EmailAddress, Phone, valid_time_zone};

use crate::Invalid;

impl Invalid {
    /// A text that must be there, trimmed.
    pub fn text(&mut self, path: &str, text: &str, max: usize) -> String {
        let text = text.trim();
        if text.is_empty() || text.chars().count() > max {
            self.push(path, format!("Enter 1 to {max} characters."));
        }
        text.to_owned()
    }

    /// A text that may be left out, trimmed; an empty one counts as left out.
    pub fn optional_text(&mut self, path: &str, text: &str, max: usize) -> Option<String> {
        let text = text.trim();
        if text.chars().count() > max {
            self.push(path, format!("Use at most {max} characters."));
        }
        (!text.is_empty()).then(|| text.to_owned())
    }

    /// A telephone number in E.164; an empty one counts as left out.
    pub fn phone(&mut self, path: &str, text: &str) -> Option<String> {
        if text.trim().is_empty() { None } else { self.parse(path, Phone::parse(text)).map(String::from) }
    }

    /// An email address in lower case; an empty one counts as left out.
    pub fn email(&mut self, path: &str, text: &str) -> Option<String> {
        if text.trim().is_empty() { None } else { self.parse(path, EmailAddress::parse(text)).map(String::from) }
    }

    /// A state or province of two letters; an empty one counts as left out.
    pub fn state_code(&mut self, path: &str, text: &str) -> Option<String> {
        let code = text.trim().to_uppercase();
        let is_valid = code.is_empty() || (code.len() == 2 && code.chars().all(|c| c.is_ascii_uppercase()));
        self.require(is_valid, path, "Use the two-letter code, such as TX.");
        (!code.is_empty()).then_some(code)
    }

    /// A number between two others, both included.
    pub fn between<T: PartialOrd + std::fmt::Display>(&mut self, path: &str, value: T, least: T, most: T) -> T {
        if value < least || value > most {
            self.push(path, format!("Enter a number from {least} to {most}."));
        }
        value
    }

    /// An IANA time zone.
    pub fn time_zone(&mut self, path: &str, text: &str) -> String {
        self.require(valid_time_zone(text), path, "Choose a time zone such as America/Chicago.");
        text.to_owned()
    }
}
