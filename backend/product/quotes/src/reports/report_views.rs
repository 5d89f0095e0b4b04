//! Wire types of what quotes are learned from: the lane's history and the win rate.

use haul_types::{LossReason, Timestamp, WriteJson, text_enum};
use poem_openapi::Object;
use uuid::Uuid;

use crate::record::list_views::QuoteSummary;

/// What the company knows of a lane from town to town.
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
    /// How many of them arrived in time; decimal with 1 place.
    pub on_time_percent: Option<String>,
    /// From arrival to departure, over all their stops.
    pub average_dwell_minutes: Option<i64>,
    /// The last ten quotes, newest first: who asked and what was answered.
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
    /// By what a report gathers quotes.
    pub enum QuoteGrouping {
        Customer = "customer",
        Lane = "lane",
        /// Who made them.
        User = "user",
    }
}

/// How quotes of a time fared. Each number counts once, by its last version that was sent.
#[derive(Clone, Debug, PartialEq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct QuoteReport {
    /// Over everything that was sent in the time.
    pub totals: QuoteResult,
    pub rows: Vec<QuoteReportRow>,
    /// Of quotes that somebody marked as lost, the most frequent first.
    pub loss_reasons: Vec<LossCount>,
    /// How much less competitors asked on average, where somebody knows it.
    pub average_price_gap_cents: Option<i64>,
    /// What stands open just now, whatever the time of the report.
    pub open: QuoteOpen,
}

/// One customer, lane or person.
#[derive(Clone, Debug, PartialEq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct QuoteReportRow {
    /// The customer's or user's id; none for lanes, prospects and programs.
    pub id: Option<Uuid>,
    pub name: String,
    pub result: QuoteResult,
}

/// How some quotes fared.
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
    /// From the customer's question to the first answer.
    pub average_response_minutes: Option<i64>,
}

/// How often one reason was given.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
pub struct LossCount {
    pub reason: LossReason,
    pub count: i64,
    pub cents: i64,
}

/// What stands open just now.
#[derive(Clone, Debug, Default, PartialEq, Eq, Object, WriteJson)]
pub struct QuoteOpen {
    pub draft_count: i64,
    pub pending_approval_count: i64,
    /// With the customer.
    pub awaiting_count: i64,
    pub awaiting_cents: i64,
    /// Accepted, and no load booked yet.
    pub accepted_count: i64,
    pub currency: String,
}
