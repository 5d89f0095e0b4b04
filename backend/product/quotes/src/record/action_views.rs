//! Wire types of actions on quotes.

use haul_types::{LossReason, Timestamp, WriteJson};
use poem_openapi::Object;
use uuid::Uuid;

use super::views::Quote;

/// An action without further input.
#[derive(Clone, Debug, Object, WriteJson)]
pub struct QuoteStep {
    /// The version your decision is based on.
    pub version: i32,
}

/// An action that needs a reason.
#[derive(Clone, Debug, Object, WriteJson)]
pub struct QuoteReason {
    /// The version your decision is based on.
    pub version: i32,
    /// Kept with the quote, up to 1,000 characters.
    #[oai(validator(max_length = 1_000))]
    pub reason: String,
}

/// How to send a quote.
#[derive(Clone, Debug, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct QuoteSend {
    /// The version your decision is based on.
    pub version: i32,
    /// The customer's email address.
    pub email: String,
    /// A personal message above the figures.
    pub message: Option<String>,
    /// Send it even if the customer is over its credit limit or on hold.
    #[oai(default)]
    pub accepts_credit_risk: bool,
}

/// A quote that was sent.
#[derive(Clone, Debug, Object, WriteJson)]
pub struct QuoteSent {
    pub quote: Quote,
    /// The page on which the customer answers. Returned only now: the link can't be recovered from what is stored.
    pub link: String,
}

/// An acceptance by phone or in person.
#[derive(Clone, Debug, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct QuoteAcceptance {
    /// The version your decision is based on.
    pub version: i32,
    /// The name of the person who accepted.
    #[oai(validator(max_length = 120))]
    pub name: String,
    /// The email address of the person who accepted.
    pub email: Option<String>,
}

/// Why a quote was lost.
#[derive(Clone, Debug, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct QuoteLoss {
    /// The version your decision is based on.
    pub version: i32,
    pub reason: LossReason,
    /// The reason in the customer's or your own words, up to 1,000 characters.
    #[oai(validator(max_length = 1_000))]
    pub note: Option<String>,
    /// Who got the freight.
    #[oai(validator(max_length = 120))]
    pub competitor: Option<String>,
    /// How much less they charged.
    pub price_gap_cents: Option<i64>,
}

/// Puts a quote back in play.
#[derive(Clone, Debug, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct QuoteReopen {
    /// The version your decision is based on.
    pub version: i32,
    /// Required if it has expired.
    pub valid_until: Option<Timestamp>,
}

/// What a load needs that the quote may lack.
#[derive(Clone, Debug, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct QuoteConvert {
    /// The version your decision is based on.
    pub version: i32,
    /// The customer that the prospect has become.
    pub customer_id: Option<Uuid>,
    /// The customer's number for the load, if the quote has none.
    #[oai(validator(max_length = 60))]
    pub customer_reference: Option<String>,
    /// Book it even if the customer's reference is on another load.
    #[oai(default)]
    pub accepts_duplicate_reference: bool,
    /// Book it even if the customer is over its credit limit or on hold.
    #[oai(default)]
    pub accepts_credit_risk: bool,
}
