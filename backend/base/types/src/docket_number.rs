//! Operating authority numbers: MC, MX and FF.

use poem_openapi::Object;

use crate::{WriteJson, text_enum};

text_enum! {
    /// The kind of a docket number.
    ///
    /// - `MC`: motor carrier or broker.
    /// - `MX`: Mexico-domiciled motor carrier.
    /// - `FF`: freight forwarder.
    pub enum DocketKind {
        MC = "MC",
        MX = "MX",
        FF = "FF",
    }
}

/// An operating authority number. Carriers without one exist: private and intrastate.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
pub struct DocketNumber {
    pub kind: DocketKind,
    /// 1 to 7 digits without leading zeros.
    #[oai(validator(max_length = 7))]
    pub number: String,
}

impl std::fmt::Display for DocketNumber {
    /// `MC-123456`.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}-{}", self.kind.as_str(), self.number)
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("Enter a docket number such as MC-123456.")]
pub struct InvalidDocketNumber;

impl DocketNumber {
    /// Accepts `MC-123456`, `MC 123456`, `MC123456` and `123456`, which is an MC number.
    pub fn parse(text: &str) -> Result<Self, InvalidDocketNumber> {
        let text = text.trim().to_uppercase();
        let (kind, rest) = match text.get(..2).and_then(DocketKind::parse) {
            Some(kind) => (kind, text.get(2..).unwrap_or_default()),
            None => (DocketKind::MC, text.as_str()),
        };
        let digits = rest.trim_start_matches([' ', '-', '#']).trim_start_matches('0');
        let is_number = (1..=7).contains(&digits.len()) && digits.bytes().all(|b| b.is_ascii_digit());
        if is_number { Ok(Self { kind, number: digits.to_owned() }) } else { Err(InvalidDocketNumber) }
    }

    /// Validates and normalizes a number from the wire.
    pub fn checked(&self) -> Result<Self, InvalidDocketNumber> {
        Self::parse(&format!("{}{}", self.kind.as_str(), self.number))
    }
}

#[cfg(test)]
mod tests {
    use super::DocketNumber;

    #[test]
    fn parse_reads_kind_and_digits() {
        for (text, expected) in [
            ("MC-123456", Some("MC123456")),
            ("MC 123456", Some("MC123456")),
            ("mc123456", Some("MC123456")),
            ("123456", Some("MC123456")),
            ("MC-012345", Some("MC12345")),
            ("FF-7", Some("FF7")),
            ("MX 1234567", Some("MX1234567")),
            ("MC-12345678", None),
            ("MC-", None),
            ("AB-123", None),
            ("MCMC1", None),
            ("ÄÖ1", None),
        ] {
            let parsed =
                DocketNumber::parse(text).ok().map(|docket| format!("{}{}", docket.kind.as_str(), docket.number));
            assert_eq!(parsed.as_deref(), expected, "{text}");
        }
    }
}
