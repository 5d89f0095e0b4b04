//! A carrier's details as entered: checked, and in the form its company stores.

use haul_api::Invalid;
use haul_types::{Address, DocketNumber, DotNumber, EmailAddress, Phone, Scac, time_zone_of_state};
use poem_openapi::types::ToJSON;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::views::RegistrationCreate;
use crate::company::{CompanyAddresses, CompanyOfficer};

/// Used when the address does not tell; most carriers run on it, and the company can change it.
const DEFAULT_TIME_ZONE: &str = "America/Chicago";

/// The columns of the future company.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) struct CarrierDetails {
    pub legal_name: String,
    pub docket_numbers: Value,
    pub scac: Option<String>,
    pub phone: Option<String>,
    pub email: Option<String>,
    pub officers: Value,
    pub addresses: Value,
    pub time_zone: String,
}

/// Checks everything at once. The DOT number is separate because it decides what the registration becomes.
pub(super) fn checked(input: &RegistrationCreate) -> Result<(DotNumber, CarrierDetails), Invalid> {
    let mut invalid = Invalid::default();
    let dot_number = invalid.parse("dotNumber", DotNumber::parse(input.dot_number.as_deref().unwrap_or_default()));
    let legal_name = invalid.name("companyName", input.company_name.as_deref().unwrap_or_default(), 120);
    let docket = given(&input.mc_number).and_then(|text| invalid.parse("mcNumber", DocketNumber::parse(text)));
    let scac = given(&input.scac_code).and_then(|text| invalid.parse("scacCode", Scac::parse(text)));
    let phone = given(&input.company_phone).and_then(|text| invalid.parse("companyPhone", Phone::parse(text)));
    let email = given(&input.company_email).and_then(|text| invalid.parse("companyEmail", EmailAddress::parse(text)));
    let address = given(&input.company_address).and_then(|text| invalid.parse("companyAddress", parse_address(text)));
    let officer = given(&input.officers_name);
    invalid.require(
        officer.is_none_or(|name| name.chars().count() <= 120),
        "officersName",
        "Use at most 120 characters.",
    );
    let Some(dot_number) = dot_number else { return Err(invalid) };
    invalid.finish()?;

    let officer = officer.map(|name| CompanyOfficer { name: name.to_owned(), title: None, phone: None, email: None });
    let zone = address.as_ref().and_then(|address| time_zone_of_state(&address.country, &address.state));
    let addresses = CompanyAddresses { physical: address, ..Default::default() };
    let details = CarrierDetails {
        legal_name,
        docket_numbers: docket.into_iter().collect::<Vec<_>>().to_json().unwrap_or_else(|| json!([])),
        scac: scac.map(String::from),
        phone: phone.map(String::from),
        email: email.map(String::from),
        officers: officer.into_iter().collect::<Vec<_>>().to_json().unwrap_or_else(|| json!([])),
        addresses: addresses.to_json().unwrap_or_else(|| json!({})),
        time_zone: zone.unwrap_or(DEFAULT_TIME_ZONE).to_owned(),
    };
    Ok((dot_number, details))
}

/// An empty form field counts as omitted.
fn given(text: &Option<String>) -> Option<&str> {
    text.as_deref().map(str::trim).filter(|text| !text.is_empty())
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("Enter street, city, state and ZIP, such as 100 Main St, Joliet, IL 60431.")]
struct InvalidAddressLine;

/// Reads `street[, more], city, ST 12345`.
fn parse_address(text: &str) -> Result<Address, InvalidAddressLine> {
    let mut parts: Vec<&str> = text.split(',').map(str::trim).collect();
    let (Some(state_and_zip), Some(city)) = (parts.pop(), parts.pop()) else { return Err(InvalidAddressLine) };
    let (state, postal_code) = state_and_zip.split_once(char::is_whitespace).ok_or(InvalidAddressLine)?;
    let address = Address {
        line1: parts.join(", "),
        line2: None,
        city: city.to_owned(),
        state: state.to_uppercase(),
        postal_code: postal_code.trim().to_owned(),
        country: "US".to_owned(),
    };
    if address.problems().is_empty() { Ok(address) } else { Err(InvalidAddressLine) }
}

/// The line that [`parse_address`] reads as this address; none for one that it can't read.
pub(super) fn address_line(address: &Address) -> Option<String> {
    let street = [Some(address.line1.as_str()), address.line2.as_deref()];
    let street = street.into_iter().flatten().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(", ");
    let line = format!("{street}, {}, {} {}", address.city, address.state, address.postal_code);
    parse_address(&line).is_ok().then_some(line)
}

#[cfg(test)]
mod tests {
    use super::{Address, address_line, parse_address};

    #[test]
    fn an_address_is_written_as_it_is_read() {
        let address = parse_address("100 Main St, Suite 4, Joliet, IL 60431").unwrap();
        assert_eq!(address_line(&address).as_deref(), Some("100 Main St, Suite 4, Joliet, IL 60431"));
        assert_eq!(address_line(&Address { line1: String::new(), ..address }), None);
    }

    #[test]
    fn parse_address_takes_one_line() {
        for (text, expected) in [
            ("100 Main St, Joliet, IL 60431", Some(("100 Main St", "Joliet", "IL", "60431"))),
            (
                "100 Main St, Suite 4, Joliet, il 60431-1234",
                Some(("100 Main St, Suite 4", "Joliet", "IL", "60431-1234")),
            ),
            ("100 Main St, Joliet, IL", None),
            ("Joliet, IL 60431", None),
            ("100 Main St", None),
            ("", None),
        ] {
            let parsed = parse_address(text).ok();
            let parts =
                parsed.as_ref().map(|a| (a.line1.as_str(), a.city.as_str(), a.state.as_str(), a.postal_code.as_str()));
            assert_eq!(parts, expected, "{text}");
        }
    }
}
