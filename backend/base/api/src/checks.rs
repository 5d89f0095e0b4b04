//! Checks that many forms share. Each reports errors at its path and returns the value as stored.

use haul_types::{EmailAddress, Phone, valid_time_zone};

use crate::Invalid;

impl Invalid {
    /// A required text, trimmed.
    pub fn text(&mut self, path: &str, text: &str, max: usize) -> String {
        let text = text.trim();
        if text.is_empty() || text.chars().count() > max {
            self.push(path, format!("Enter 1 to {max} characters."));
        }
        text.to_owned()
    }

    /// An optional text, trimmed; an empty one counts as omitted.
    pub fn optional_text(&mut self, path: &str, text: &str, max: usize) -> Option<String> {
        let text = text.trim();
        if text.chars().count() > max {
            self.push(path, format!("Use at most {max} characters."));
        }
        (!text.is_empty()).then(|| text.to_owned())
    }

    /// A name, like [`Invalid::text`]: one line, and nothing that a mail program turns into a link.
    pub fn name(&mut self, path: &str, text: &str, max: usize) -> String {
        let name = self.text(path, text, max);
        self.require(!name.chars().any(char::is_control), path, "Use one line.");
        self.require(!looks_like_link(&name), path, "Names can't contain links.");
        name
    }

    /// A person's name, like [`Invalid::name`]; a host name is refused.
    pub fn person_name(&mut self, path: &str, text: &str, max: usize) -> String {
        let name = self.name(path, text, max);
        let is_host = |word: &str| {
            word.rsplit_once('.')
                .is_some_and(|(_, end)| end.len() > 1 && end.bytes().all(|byte| byte.is_ascii_alphabetic()))
        };
        let is_address = name.contains(['/', '@', '<', '>']) || name.split_whitespace().any(is_host);
        self.require(!is_address, path, "Enter the person's name, without an address.");
        name
    }

    /// A phone number in E.164; an empty one counts as omitted.
    pub fn phone(&mut self, path: &str, text: &str) -> Option<String> {
        if text.trim().is_empty() { None } else { self.parse(path, Phone::parse(text)).map(String::from) }
    }

    /// An email address in lowercase; an empty one counts as omitted.
    pub fn email(&mut self, path: &str, text: &str) -> Option<String> {
        if text.trim().is_empty() { None } else { self.parse(path, EmailAddress::parse(text)).map(String::from) }
    }

    /// A two-letter state or province code; an empty one counts as omitted.
    pub fn state_code(&mut self, path: &str, text: &str) -> Option<String> {
        let code = text.trim().to_uppercase();
        let is_valid = code.is_empty() || (code.len() == 2 && code.chars().all(|c| c.is_ascii_uppercase()));
        self.require(is_valid, path, "Use the two-letter code, such as TX.");
        (!code.is_empty()).then_some(code)
    }

    /// A number in a range, both ends included.
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

/// Such as `https://…`, `www.…` or `host.example/…`.
fn looks_like_link(text: &str) -> bool {
    let text = text.to_lowercase();
    let has_path = |word: &str| word.split_once('/').is_some_and(|(host, _)| host.contains('.'));
    text.contains("://") || text.contains("www.") || text.split_whitespace().any(has_path)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_hold_no_links() {
        for (name, is_name, is_person) in [
            ("Ann O'Neill-Smith Jr.", true, true),
            ("J.R. Ewing", true, true),
            ("Dr. Müller", true, true),
            ("Amazon.com Services LLC", true, false),
            ("Win at evil.example", true, false),
            ("Pay https://evil.example", false, false),
            ("WWW.EVIL.EXAMPLE", false, false),
            ("evil.example/pay now", false, false),
            ("Ann\nSmith", false, false),
            ("Ann <ann@evil.example>", true, false),
        ] {
            let (mut of_any, mut of_person) = (Invalid::default(), Invalid::default());
            of_any.name("name", name, 120);
            of_person.person_name("name", name, 120);
            assert_eq!((of_any.is_empty(), of_person.is_empty()), (is_name, is_person), "{name}");
        }
    }
}
