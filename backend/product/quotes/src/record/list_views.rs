//! Wire types of quotes in lists and in the margin panel.

use haul_annotations::tags::TagRef;
use haul_loads::ChargeInput;
use haul_types::{Equipment, LossReason, NamedRef, QuoteKind, QuoteStatus, Timestamp, WriteJson};
use poem_openapi::Object;
use uuid::Uuid;

use super::views::{FuelSurcharge, QuoteEstimate, QuoteWarning};

/// A quote, as lists show it.
#[derive(Clone, Debug, PartialEq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct QuoteSummary {
    /// The quote's id.
    pub id: Uuid,
    /// The quote number with the version, such as `Q-1001-2`.
    pub number: String,
    /// 1, 2, 3 … within the number.
    pub revision: i32,
    pub status: QuoteStatus,
    pub kind: QuoteKind,
    pub customer: Option<NamedRef>,
    /// The name of a prospect that is not a customer yet; none for a customer.
    pub prospect_name: Option<String>,
    pub equipment: Equipment,
    /// The first stop.
    pub origin: QuotePlace,
    /// The last stop.
    pub destination: QuotePlace,
    /// Number of stops, the first and last included.
    pub stop_count: i32,
    /// When the first stop's window opens.
    pub pickup_at: Timestamp,
    /// When the last stop's window opens.
    pub delivery_at: Timestamp,
    /// Sum of the charges.
    pub total_cents: i64,
    /// Always `USD`.
    pub currency: String,
    /// Total ÷ loaded miles, in dollars with 4 places.
    pub rate_per_mile: Option<String>,
    /// The total less the estimated cost; none without an estimate.
    pub margin_cents: Option<i64>,
    /// Of the total; decimal with 1 place.
    pub margin_percent: Option<String>,
    /// The margin is below the floor, so the quote needs approval before it is sent.
    pub is_below_floor: bool,
    /// From then on it can't be accepted.
    pub valid_until: Timestamp,
    /// When it was first sent.
    pub sent_at: Option<Timestamp>,
    pub loss_reason: Option<LossReason>,
    /// By name.
    pub tags: Vec<TagRef>,
    /// Name of the user or API key that created it.
    pub created_by: String,
    /// Send this version back with your change; it goes up with every change.
    pub version: i32,
    /// When this version was created.
    pub created_at: Timestamp,
}

/// A city at one end of a lane.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
pub struct QuotePlace {
    /// Name of the stop's facility.
    pub facility_name: String,
    /// City of the stop's facility.
    pub city: String,
    /// Two letters, such as `TX`.
    pub state: String,
    /// IANA name.
    pub time_zone: String,
}

/// A page of quotes.
#[derive(Clone, Debug, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct QuotePage {
    /// The records of this page, in the requested order.
    pub items: Vec<QuoteSummary>,
    /// Give it as `cursor` to read on; none on the last page.
    pub next_cursor: Option<String>,
    /// All rows that match the filter, counted up to 10,000 when its first page was read.
    pub total_count: u64,
    /// Of the `numbers` asked for, those that no quote has; omitted without `numbers`, and on later pages.
    pub unknown_numbers: Option<Vec<String>>,
}

/// The priced parts of a quote being prepared; any of them may be missing.
#[derive(Clone, Debug, Object)]
#[oai(skip_serializing_if_is_none)]
pub struct QuotePreviewInput {
    /// The customer whose credit the warnings consider.
    pub customer_id: Option<Uuid>,
    /// Of the stops in order: without `loaded_miles` these are estimated from place to place.
    #[oai(default, validator(max_items = 50))]
    pub facility_ids: Vec<Uuid>,
    /// The freight is hazardous.
    #[oai(default)]
    pub is_hazmat: bool,
    /// Decimal with 1 place.
    pub loaded_miles: Option<String>,
    /// Decimal with 1 place.
    pub empty_miles: Option<String>,
    /// Adds a fuel surcharge by this program and the latest price of diesel.
    pub fuel_program_id: Option<Uuid>,
    /// Tolls looked up for this trip, in cents; if omitted, the cost model's rate applies.
    pub tolls_cents: Option<i64>,
    /// Without the program's fuel surcharge.
    #[oai(default)]
    pub charges: Vec<ChargeInput>,
}

/// The figures of a quote being prepared.
#[derive(Clone, Debug, PartialEq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct QuotePreview {
    /// Decimal with 1 place: as given, else estimated; none while a location is unknown.
    pub loaded_miles: Option<String>,
    /// The amount of each charge, in request order.
    pub amounts_cents: Vec<i64>,
    pub fuel_surcharge: Option<FuelSurcharge>,
    /// Sum of the charges, the fuel surcharge included.
    pub total_cents: i64,
    /// Always `USD`.
    pub currency: String,
    /// Total ÷ loaded miles, in dollars with 4 places.
    pub rate_per_mile: Option<String>,
    /// Total ÷ loaded and empty miles, in dollars with 4 places.
    pub rate_per_mile_all: Option<String>,
    /// None without a cost model or without miles.
    pub estimate: Option<QuoteEstimate>,
    /// Warnings to read before sending it.
    pub warnings: Vec<QuoteWarning>,
}
