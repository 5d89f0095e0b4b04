//! Wire types of lane history and the quote report.

use haul_types::{LossReason, Timestamp, WriteJson, text_enum};
use poem_openapi::Object;
use uuid::Uuid;

use crate::record::list_views::QuoteSummary;

/// The company's history on a lane between two cities.
#[derive(Clone, Debug, PartialEq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct LaneHistory {
    /// Such as `Joliet, IL`.
    pub origin: String,
    pub destination: String,
    /// The last ten loads delivered, newest first.
    pub loads: Vec<LaneLoad>,
    /// Their totals ÷ their loaded miles, in dollars with 4 places.
    pub rate_per_mile: Option<String>,
    /// Share of them that arrived on time; decimal with 1 place.
    pub on_time_percent: Option<String>,
    /// From arrival to departure, over all their stops.
    pub average_dwell_minutes: Option<i64>,
    /// The last ten quotes, newest first: who asked and what was offered.
    pub quotes: Vec<QuoteSummary>,
}

/// A load of the lane.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct LaneLoad {
    pub id: Uuid,
    pub number: String,
    pub customer_name: String,
    pub delivered_at: Option<Timestamp>,
    pub total_cents: i64,
    pub currency: String,
    /// Total ÷ loaded miles, in dollars with 4 places.
    pub rate_per_mile: Option<String>,
    pub was_late: bool,
}

text_enum! {
    /// How a report groups quotes.
    pub enum QuoteGrouping {
        Customer = "customer",
        Lane = "lane",
        /// Their authors.
        User = "user",
    }
}

/// Results of a period's quotes. Each number counts once, by its last sent version.
#[derive(Clone, Debug, PartialEq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct QuoteReport {
    /// Over everything sent in the period.
    pub totals: QuoteResult,
    pub rows: Vec<QuoteReportRow>,
    /// Of quotes marked as lost, the most frequent first.
    pub loss_reasons: Vec<LossCount>,
    /// How much less competitors charged on average, where known.
    pub average_price_gap_cents: Option<i64>,
    /// Quotes open right now, regardless of the report's period.
    pub open: QuoteOpen,
}

/// One customer, lane or user.
#[derive(Clone, Debug, PartialEq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct QuoteReportRow {
    /// The customer's or user's id; none for lanes, prospects and programs.
    pub id: Option<Uuid>,
    pub name: String,
    pub result: QuoteResult,
}

/// Results of a group of quotes.
#[derive(Clone, Debug, Default, PartialEq, Eq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct QuoteResult {
    pub sent_count: i64,
    pub won_count: i64,
    /// Declined, lost or expired.
    pub missed_count: i64,
    /// Won ÷ (won and missed); decimal with 1 place.
    pub win_rate_percent: Option<String>,
    pub sent_cents: i64,
    pub won_cents: i64,
    /// From the customer's request to the first answer.
    pub average_response_minutes: Option<i64>,
}

/// How often one reason was given.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
pub struct LossCount {
    pub reason: LossReason,
    pub count: i64,
    pub cents: i64,
}

/// Quotes open right now.
#[derive(Clone, Debug, Default, PartialEq, Eq, Object, WriteJson)]
pub struct QuoteOpen {
    pub draft_count: i64,
    pub pending_approval_count: i64,
    /// Awaiting the customer.
    pub awaiting_count: i64,
    pub awaiting_cents: i64,
    /// Accepted, but no load booked yet.
    pub accepted_count: i64,
    pub currency: String,
}
