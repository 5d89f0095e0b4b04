//! Wire types of what is done with quotes.

use haul_types::{LossReason, Timestamp, WriteJson};
use poem_openapi::Object;
use uuid::Uuid;

use super::views::Quote;

/// A change that needs nothing but the quote itself.
#[derive(Clone, Debug, Object, WriteJson)]
pub struct QuoteStep {
    /// The version that it was decided on.
    pub version: i32,
}

/// A change that needs a reason.
#[derive(Clone, Debug, Object, WriteJson)]
pub struct QuoteReason {
    /// The version that it was decided on.
    pub version: i32,
    pub reason: String,
}

/// Where a quote is to be sent.
#[derive(Clone, Debug, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct QuoteSend {
    /// The version that it was decided on.
    pub version: i32,
    /// The customer's email address.
    pub email: String,
    /// A few words of one's own above the figures.
    pub message: Option<String>,
    /// Send it although the customer is over its credit limit or on hold.
    #[oai(default)]
    pub accepts_credit_risk: bool,
}

/// A quote that is on its way.
#[derive(Clone, Debug, Object, WriteJson)]
pub struct QuoteSent {
    pub quote: Quote,
    /// The page on which the customer answers. It is told only now: what is kept of it cannot be turned back into the link.
    pub link: String,
}

/// An acceptance by word of mouth.
#[derive(Clone, Debug, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct QuoteAcceptance {
    /// The version that it was decided on.
    pub version: i32,
    /// Who said so.
    pub name: String,
    pub email: Option<String>,
}

/// Why a quote was lost.
#[derive(Clone, Debug, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct QuoteLoss {
    /// The version that it was decided on.
    pub version: i32,
    pub reason: LossReason,
    pub note: Option<String>,
    /// Who got the freight.
    pub competitor: Option<String>,
    /// How much less they asked.
    pub price_gap_cents: Option<i64>,
}

/// A quote that counts again.
#[derive(Clone, Debug, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct QuoteReopen {
    /// The version that it was decided on.
    pub version: i32,
    /// Needed where its time is over.
    pub valid_until: Option<Timestamp>,
}

/// What a load needs that the quote may not have.
#[derive(Clone, Debug, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct QuoteConvert {
    /// The version that it was decided on.
    pub version: i32,
    /// The customer that the prospect has become.
    pub customer_id: Option<Uuid>,
    /// The customer's number of the load, where the quote has none yet.
    pub customer_reference: Option<String>,
    /// Book it although the customer's reference is on another load.
    #[oai(default)]
    pub accepts_duplicate_reference: bool,
    /// Book it although the customer is over its credit limit or on hold.
    #[oai(default)]
    pub accepts_credit_risk: bool,
}
