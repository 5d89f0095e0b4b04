//! Wire types of the page on which a customer answers.

use haul_types::{
    ChargeBasis, ChargeCode, Equipment, QuoteKind, Schedule, StopKind, TemperatureMode, Timestamp, WriteJson, text_enum,
};
use poem_openapi::Object;

use crate::record::views::QuoteWarning;

text_enum! {
    /// A quote's state as the customer sees it.
    pub enum PublicQuoteStatus {
        /// It can be answered.
        Open = "open",
        Accepted = "accepted",
        Declined = "declined",
        Expired = "expired",
        /// The carrier withdrew it.
        Withdrawn = "withdrawn",
        /// A newer version replaces it, sent in its own message.
        Superseded = "superseded",
    }
}

/// Opens a link.
#[derive(Clone, Debug, Object, WriteJson)]
pub struct QuoteLinkOpen {
    /// The part of the link after `#`.
    pub token: String,
}

/// Requests the PDF of a link.
#[derive(Clone, Debug, Object, WriteJson)]
pub struct QuoteLinkPrint {
    /// The part of the link after `#`.
    pub token: String,
    /// Shown in the page instead of saved.
    #[oai(default)]
    pub is_inline: bool,
}

/// Accepts by a link.
#[derive(Clone, Debug, Object, WriteJson)]
pub struct QuoteLinkAccept {
    pub token: String,
    /// The name of the person who accepts.
    pub name: String,
    pub email: String,
}

/// Declines by a link.
#[derive(Clone, Debug, Object, WriteJson)]
pub struct QuoteLinkDecline {
    pub token: String,
    pub reason: String,
}

/// A quote as its customer sees it, without the carrier's costs.
#[derive(Clone, Debug, PartialEq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct PublicQuote {
    pub status: PublicQuoteStatus,
    /// One sentence about the state; none while it can be answered.
    pub notice: Option<QuoteWarning>,
    pub number: String,
    pub kind: QuoteKind,
    pub carrier: PublicCarrier,
    pub customer_name: String,
    pub customer_reference: Option<String>,
    pub equipment: Equipment,
    pub commodity: Option<String>,
    pub weight_pounds: Option<i32>,
    pub pallets: Option<i32>,
    pub temperature_fahrenheit: Option<i32>,
    pub temperature_mode: Option<TemperatureMode>,
    pub is_hazmat: bool,
    pub is_team_required: bool,
    /// Decimal with 1 place.
    pub loaded_miles: Option<String>,
    pub stops: Vec<PublicQuoteStop>,
    /// None once the quote is withdrawn or superseded; the same goes for the total.
    pub charges: Vec<PublicQuoteCharge>,
    pub total_cents: Option<i64>,
    pub currency: String,
    pub customer_note: Option<String>,
    pub terms: Option<String>,
    pub valid_until: Timestamp,
    pub accepted_by: Option<String>,
    /// When it was accepted, declined or otherwise ended.
    pub closed_at: Option<Timestamp>,
}

/// The carrier that made the offer.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct PublicCarrier {
    pub name: String,
    pub dot_number: String,
    pub phone: Option<String>,
    pub email: Option<String>,
    /// The quote's author.
    pub contact_name: String,
}

/// A stop.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct PublicQuoteStop {
    pub kind: StopKind,
    pub facility_name: String,
    pub city: String,
    pub state: String,
    pub schedule: Schedule,
    /// IANA name.
    pub time_zone: String,
    pub earliest_at: Timestamp,
    pub latest_at: Option<Timestamp>,
}

/// A charge of the quote.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct PublicQuoteCharge {
    pub code: ChargeCode,
    pub description: Option<String>,
    pub basis: ChargeBasis,
    /// Decimal with 3 places.
    pub quantity: String,
    /// Dollars per unit, or percent of the line haul; decimal with 4 places.
    pub rate: String,
    pub amount_cents: i64,
}
