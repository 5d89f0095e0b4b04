//! Email addresses.

/// An address in lowercase, because people treat `A@b.com` and `a@b.com` as the same.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EmailAddress(String);

#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("Please enter a valid email address.")]
pub struct InvalidEmail;

impl EmailAddress {
    /// The form of RFC 5321, with a domain of at least two labels, because mail must reach it from outside.
    pub fn parse(text: &str) -> Result<Self, InvalidEmail> {
        let text = text.trim().to_lowercase();
        let options =
            email_address::Options::default().with_required_tld().without_display_text().without_domain_literal();
        match email_address::EmailAddress::parse_with_options(&text, options) {
            Ok(_) => Ok(Self(text)),
            Err(_) => Err(InvalidEmail),
        }
    }

    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl From<EmailAddress> for String {
    fn from(address: EmailAddress) -> Self {
        address.0
    }
}

#[cfg(test)]
mod tests {
    use super::EmailAddress;

    #[test]
    fn parse_lowers_or_refuses() {
        for (text, expected) in [
            (" Dana@Example.com ", Some("dana@example.com")),
            ("a.b+c@mail.example.com", Some("a.b+c@mail.example.com")),
            ("dana@localhost", None),
            ("dana", None),
            ("Dana <dana@example.com>", None),
            ("dana@example.com\nBcc: x@example.com", None),
            ("@example.com", None),
            ("", None),
        ] {
            assert_eq!(EmailAddress::parse(text).ok().map(String::from).as_deref(), expected, "{text}");
        }
    }
}
