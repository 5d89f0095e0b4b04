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
    /// Such as `Dallas, TX`.
    pub destination: String,
    /// The last ten loads delivered, newest first.
    pub loads: Vec<LaneLoad>,
    /// Their totals ÷ their loaded miles, in dollars with 4 places.
    pub rate_per_mile: Option<String>,
    /// Share of them that arrived on time; decimal with 1 place.
    pub on_time_percent: Option<String>,
    /// From arrival to departure, over all their stops.
    pub average_dwell_minutes: Option<i64>,
    /// How often your trucks found freight again at the lane's end; none without deliveries there.
    pub reload: Option<ReloadChance>,
    /// The last ten quotes, newest first: who asked and what was offered.
    pub quotes: Vec<QuoteSummary>,
}

/// How often your trucks found freight again within 75 miles of a place: the deliveries of the last 90 days, and those
/// after which the same truck picked up within 48 hours and 150 miles.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct ReloadChance {
    /// Number of deliveries.
    pub delivery_count: i64,
    /// Number of deliveries with a reload.
    pub reload_count: i64,
    /// Share of deliveries with a reload; decimal with 1 place.
    pub percent: Option<String>,
    /// From the delivery to the next pickup, of those with a reload.
    pub average_wait_minutes: Option<i64>,
    /// Estimated road miles from the delivery to the next pickup; decimal with 1 place.
    pub average_empty_miles: Option<String>,
}

/// A load of the lane.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct LaneLoad {
    /// The load's id.
    pub id: Uuid,
    /// The load number.
    pub number: String,
    /// The customer's name.
    pub customer_name: String,
    /// Departure from the last stop.
    pub delivered_at: Option<Timestamp>,
    /// Total of the charges the customer agreed to.
    pub total_cents: i64,
    /// Always `USD`.
    pub currency: String,
    /// Total ÷ loaded miles, in dollars with 4 places.
    pub rate_per_mile: Option<String>,
    /// The truck was late at the last stop it reached.
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
    /// Most quotes sent first.
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
    /// Name of the customer, prospect or author, or the lane such as `Joliet, IL → Dallas, TX`.
    pub name: String,
    pub result: QuoteResult,
}

/// Results of a group of quotes.
#[derive(Clone, Debug, Default, PartialEq, Eq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct QuoteResult {
    /// Number of quotes sent.
    pub sent_count: i64,
    /// Number of quotes accepted.
    pub won_count: i64,
    /// Declined, lost or expired.
    pub missed_count: i64,
    /// Won ÷ (won and missed); decimal with 1 place.
    pub win_rate_percent: Option<String>,
    /// Total of the quotes sent.
    pub sent_cents: i64,
    /// Total of the quotes accepted.
    pub won_cents: i64,
    /// From the customer's request to the first answer.
    pub average_response_minutes: Option<i64>,
    /// Accepted quotes whose load is delivered and whose margin was estimated.
    pub scored_count: i64,
    /// Margin of these quotes as quoted, in percent of their totals; decimal with 1 place.
    pub quoted_margin_percent: Option<String>,
    /// Margin of their loads by the miles driven and today's cost model; decimal with 1 place.
    pub realized_margin_percent: Option<String>,
}

/// How often one reason was given.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
pub struct LossCount {
    pub reason: LossReason,
    /// Number of quotes lost for this reason.
    pub count: i64,
    /// Total of these quotes.
    pub cents: i64,
}

/// Quotes open right now.
#[derive(Clone, Debug, Default, PartialEq, Eq, Object, WriteJson)]
pub struct QuoteOpen {
    /// Not sent yet: drafts, and quotes approved for sending.
    pub draft_count: i64,
    /// Awaiting approval of a margin below the floor.
    pub pending_approval_count: i64,
    /// Awaiting the customer.
    pub awaiting_count: i64,
    /// Total of the quotes awaiting the customer.
    pub awaiting_cents: i64,
    /// Accepted, but no load booked yet.
    pub accepted_count: i64,
    /// Always `USD`.
    pub currency: String,
}
