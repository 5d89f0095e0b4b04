//! Operations that end: announced in the document and by headers of each of their responses.

use haul_types::Date;
use poem::http::{HeaderMap, HeaderName, HeaderValue, header};

const DEPRECATION: HeaderName = HeaderName::from_static("deprecation");
const SUNSET: HeaderName = HeaderName::from_static("sunset");
const SECONDS_PER_DAY: i64 = 86_400;

/// An operation that programs should leave. Days are as in the API, `2027-01-15`, and begin in UTC.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Deprecation {
    pub operation_id: &'static str,
    /// Since when programs should use the successor.
    pub since: &'static str,
    /// From when on it may be gone.
    pub sunset: &'static str,
    /// The id of the operation that replaces it.
    pub successor: &'static str,
}

impl Deprecation {
    /// `Deprecation` (RFC 9745), `Sunset` (RFC 8594), and a link to the successor in the reference. None for days that
    /// don't exist, which a test refuses.
    pub fn headers(&self) -> Option<HeaderMap> {
        let since = self.since.parse::<Date>().ok()?.days_since(Date::new(1970, 1, 1)?);
        let sunset = self.sunset.parse::<Date>().ok()?.format("%a, %d %b %Y 00:00:00 GMT");
        let link = format!("</developer/reference/{}>; rel=\"successor-version\"", self.successor);
        let values = [
            (DEPRECATION, format!("@{}", since.saturating_mul(SECONDS_PER_DAY))),
            (SUNSET, sunset.to_string()),
            (header::LINK, link),
        ];
        values.into_iter().map(|(name, value)| Some((name, HeaderValue::try_from(value).ok()?))).collect()
    }
}
