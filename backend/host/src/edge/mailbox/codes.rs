//! The identity emulator sends no mail: its action codes, as the links that its mail would contain.

use percent_encoding::{NON_ALPHANUMERIC, utf8_percent_encode};
use serde::{Deserialize, Serialize};
use url::Url;

/// A code that the owner of `email` may use once.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ActionCode {
    pub email: String,
    /// The link's purpose, in words.
    pub purpose: &'static str,
    /// Path on this origin.
    pub path: String,
}

#[derive(Deserialize)]
struct Listing {
    #[serde(rename = "oobCodes", default)]
    codes: Vec<EmulatorCode>,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct EmulatorCode {
    email: String,
    oob_code: String,
    #[serde(default)]
    oob_link: String,
    request_type: String,
}

/// Reads the emulator's listing (`GET /emulator/v1/projects/{project}/oobCodes`), the newest code first.
pub fn read(listing: &[u8]) -> serde_json::Result<Vec<ActionCode>> {
    let listing: Listing = serde_json::from_slice(listing)?;
    Ok(listing.codes.into_iter().rev().filter_map(action_code).collect())
}

fn action_code(code: EmulatorCode) -> Option<ActionCode> {
    let (route, mode, purpose) = match code.request_type.as_str() {
        "VERIFY_EMAIL" => ("verify-email", "verifyEmail", "Verify your email address"),
        "PASSWORD_RESET" => ("reset-password", "resetPassword", "Reset your password"),
        "RECOVER_EMAIL" => ("verify-email", "recoverEmail", "Take back your email address"),
        "VERIFY_AND_CHANGE_EMAIL" => ("verify-email", "verifyAndChangeEmail", "Confirm your new email address"),
        _ => return None,
    };
    let encode = |text: &str| utf8_percent_encode(text, NON_ALPHANUMERIC).to_string();
    let mut path = format!("/auth/{route}?mode={mode}&oobCode={}", encode(&code.oob_code));
    if let Some(target) = continue_url(&code.oob_link) {
        path.push_str("&continueUrl=");
        path.push_str(&encode(&target));
    }
    Some(ActionCode { email: code.email, purpose, path })
}

fn continue_url(link: &str) -> Option<String> {
    let link = Url::parse(link).ok()?;
    link.query_pairs().find(|(name, _)| name == "continueUrl").map(|(_, value)| value.into_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn read_turns_codes_into_our_own_links_newest_first() {
        let listing = br#"{ "oobCodes": [
            { "email": "pat@example.com", "oobCode": "a-1_", "requestType": "VERIFY_EMAIL",
              "oobLink": "http://127.0.0.1:9099/emulator/action?mode=verifyEmail&oobCode=a-1_&continueUrl=http%3A%2F%2F127.0.0.1%3A8080%2F" },
            { "email": "pat@example.com", "oobCode": "b", "requestType": "PASSWORD_RESET", "oobLink": "" },
            { "email": "pat@example.com", "oobCode": "c", "requestType": "EMAIL_SIGNIN", "oobLink": "" }
        ] }"#;
        let paths: Vec<_> = read(listing).unwrap().into_iter().map(|code| code.path).collect();
        assert_eq!(
            paths,
            [
                "/auth/reset-password?mode=resetPassword&oobCode=b",
                "/auth/verify-email?mode=verifyEmail&oobCode=a%2D1%5F&continueUrl=http%3A%2F%2F127%2E0%2E0%2E1%3A8080%2F",
            ]
        );
    }

    #[test]
    fn read_takes_an_empty_listing() {
        assert_eq!(read(b"{}").unwrap(), []);
    }
}
