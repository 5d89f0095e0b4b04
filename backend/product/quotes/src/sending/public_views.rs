//! Wire types of the page on which a customer answers.

use haul_api::Brand;
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
    /// The part of the link after `#`.
    pub token: String,
    /// The name of the person who accepts.
    #[oai(validator(max_length = 120))]
    pub name: String,
    /// The email address of the person who accepts.
    pub email: String,
}

/// Declines by a link.
#[derive(Clone, Debug, Object, WriteJson)]
pub struct QuoteLinkDecline {
    /// The part of the link after `#`.
    pub token: String,
    /// Why the quote is declined, in the customer's words; up to 1,000 characters.
    #[oai(validator(max_length = 1_000))]
    pub reason: String,
}

/// A quote as its customer sees it, without the carrier's costs.
#[derive(Clone, Debug, PartialEq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct PublicQuote {
    pub status: PublicQuoteStatus,
    /// One sentence about the state; none while it can be answered.
    pub notice: Option<QuoteWarning>,
    /// The quote number with the version, such as `Q-1001-2`.
    pub number: String,
    pub kind: QuoteKind,
    pub carrier: PublicCarrier,
    /// Name of the customer or prospect that the quote is for.
    pub customer_name: String,
    /// The customer's own number for the load.
    pub customer_reference: Option<String>,
    pub equipment: Equipment,
    /// What is hauled.
    pub commodity: Option<String>,
    /// Weight of the freight in pounds.
    pub weight_pounds: Option<i32>,
    /// Number of pallets in the whole load.
    pub pallets: Option<i32>,
    /// Temperature that the freight needs, in degrees Fahrenheit.
    pub temperature_fahrenheit: Option<i32>,
    pub temperature_mode: Option<TemperatureMode>,
    /// The freight is hazardous.
    pub is_hazmat: bool,
    /// The load needs a team.
    pub is_team_required: bool,
    /// Decimal with 1 place.
    pub loaded_miles: Option<String>,
    /// In route order.
    pub stops: Vec<PublicQuoteStop>,
    /// None once the quote is withdrawn or superseded; the same goes for the total.
    pub charges: Vec<PublicQuoteCharge>,
    /// Sum of the charges.
    pub total_cents: Option<i64>,
    /// Always `USD`.
    pub currency: String,
    /// The carrier's note to the customer; none once the quote is withdrawn or superseded.
    pub customer_note: Option<String>,
    /// The carrier's terms; none once the quote is withdrawn or superseded.
    pub terms: Option<String>,
    /// From then on it can't be accepted.
    pub valid_until: Timestamp,
    /// The name of the person who accepted.
    pub accepted_by: Option<String>,
    /// When it was accepted, declined or otherwise ended.
    pub closed_at: Option<Timestamp>,
}

/// The carrier that made the offer.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct PublicCarrier {
    /// Legal name of the carrier.
    pub name: String,
    /// The carrier's USDOT number.
    pub dot_number: String,
    /// The carrier's phone number.
    pub phone: Option<String>,
    /// The carrier's email address.
    pub email: Option<String>,
    /// The quote's author.
    pub contact_name: String,
    pub brand: Brand,
}

/// A stop.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct PublicQuoteStop {
    pub kind: StopKind,
    /// Name of the stop's facility.
    pub facility_name: String,
    /// City of the stop's facility.
    pub city: String,
    /// Two letters, such as `TX`.
    pub state: String,
    pub schedule: Schedule,
    /// IANA name.
    pub time_zone: String,
    /// When the stop's window opens.
    pub earliest_at: Timestamp,
    /// When the stop's window ends; none if only a start is agreed.
    pub latest_at: Option<Timestamp>,
}

/// A charge of the quote.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct PublicQuoteCharge {
    pub code: ChargeCode,
    /// Explains the charge to the customer.
    pub description: Option<String>,
    pub basis: ChargeBasis,
    /// Decimal with 3 places.
    pub quantity: String,
    /// Dollars per unit, or percent of the line haul; decimal with 4 places.
    pub rate: String,
    /// Quantity × rate, rounded half away from zero.
    pub amount_cents: i64,
}
