//! Wire types of quotes in lists and in the margin panel.

use haul_api::page_of;
use haul_loads::ChargeInput;
use haul_types::{Equipment, LossReason, NamedRef, QuoteKind, QuoteStatus, Timestamp, WriteJson};
use poem_openapi::Object;
use uuid::Uuid;

use super::views::{FuelSurcharge, QuoteEstimate, QuoteWarning};

/// A quote, as lists show it.
#[derive(Clone, Debug, PartialEq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct QuoteSummary {
    pub id: Uuid,
    pub number: String,
    pub revision: i32,
    pub status: QuoteStatus,
    pub kind: QuoteKind,
    pub customer: Option<NamedRef>,
    pub prospect_name: Option<String>,
    pub equipment: Equipment,
    /// The first stop.
    pub origin: QuotePlace,
    /// The last stop.
    pub destination: QuotePlace,
    pub stop_count: i32,
    pub pickup_at: Timestamp,
    pub delivery_at: Timestamp,
    pub total_cents: i64,
    pub currency: String,
    /// Total ÷ loaded miles, in dollars with 4 places.
    pub rate_per_mile: Option<String>,
    pub margin_cents: Option<i64>,
    /// Of the total; decimal with 1 place.
    pub margin_percent: Option<String>,
    pub is_below_floor: bool,
    pub valid_until: Timestamp,
    pub sent_at: Option<Timestamp>,
    pub loss_reason: Option<LossReason>,
    pub created_by: String,
    pub version: i32,
    pub created_at: Timestamp,
}

/// A city at one end of a lane.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
pub struct QuotePlace {
    pub facility_name: String,
    pub city: String,
    pub state: String,
    /// IANA name.
    pub time_zone: String,
}

page_of! {
    /// A page of quotes.
    pub struct QuotePage of QuoteSummary;
}

/// The priced parts of a quote being prepared; any of them may be missing.
#[derive(Clone, Debug, Object)]
#[oai(skip_serializing_if_is_none)]
pub struct QuotePreviewInput {
    pub customer_id: Option<Uuid>,
    /// Of the stops in order: without `loaded_miles` these are estimated from place to place.
    #[oai(default, validator(max_items = 50))]
    pub facility_ids: Vec<Uuid>,
    #[oai(default)]
    pub is_hazmat: bool,
    /// Decimal with 1 place.
    pub loaded_miles: Option<String>,
    /// Decimal with 1 place.
    pub empty_miles: Option<String>,
    pub fuel_program_id: Option<Uuid>,
    pub tolls_cents: Option<i64>,
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
    pub total_cents: i64,
    pub currency: String,
    /// Total ÷ loaded miles, in dollars with 4 places.
    pub rate_per_mile: Option<String>,
    /// Total ÷ loaded and empty miles, in dollars with 4 places.
    pub rate_per_mile_all: Option<String>,
    /// None without a cost model or without miles.
    pub estimate: Option<QuoteEstimate>,
    pub warnings: Vec<QuoteWarning>,
}
