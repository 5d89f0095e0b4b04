//! One version of a price that the carrier offers for freight.

use haul_db::FromRow;
use haul_types::{Date, Equipment, LossReason, QuoteKind, QuoteStatus, Timestamp};
use sea_orm::entity::prelude::*;

#[derive(Clone, Debug, PartialEq, DeriveEntityModel, FromRow)]
#[sea_orm(table_name = "quote")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    pub company_id: Uuid,
    /// `Q-1001`, and `Q-1001-2` for its second version.
    pub number: String,
    pub number_sequence: i64,
    /// 1, 2, 3 … within the number.
    pub revision: i32,
    pub status: QuoteStatus,
    pub kind: QuoteKind,
    /// Set this or `prospect_name`.
    pub customer_id: Option<Uuid>,
    pub prospect_name: Option<String>,
    pub prospect_name_folded: Option<String>,
    /// Everything that a load booked from it takes unchanged; no query looks inside.
    pub freight: Json,
    /// Cached from the freight, for lists.
    pub equipment: Equipment,
    pub miles_source: Option<String>,
    pub fuel_program_id: Option<Uuid>,
    /// The diesel price and surcharge that the quote was computed with.
    pub fuel_surcharge: Option<Json>,
    /// Cached from the surcharge: the Monday of the diesel price's week.
    pub fuel_week_on: Option<Date>,
    /// Tolls looked up for this trip.
    pub tolls_cents: Option<i64>,
    /// Competitors' rate in dollars per mile, as entered.
    pub market_rate_ten_thousandths: Option<i64>,
    pub customer_note: Option<String>,
    pub terms: Option<String>,
    /// From the first pickup to the last delivery, as the customer wants it.
    pub target_transit_hours: Option<i32>,
    /// Cached: the total of the charges.
    pub total_cents: i64,
    pub currency: String,
    /// The cost model's result when it was last saved or sent.
    pub estimate: Option<Json>,
    /// Cached from the estimate.
    pub margin_cents: Option<i64>,
    /// Cached from the estimate.
    pub is_below_floor: bool,
    /// Cached from the first stop, as are the next two.
    pub pickup_at: Timestamp,
    pub pickup_on: Date,
    pub origin_facility_id: Uuid,
    /// Cached from the last stop.
    pub delivery_at: Timestamp,
    /// Cached from the last stop.
    pub destination_facility_id: Uuid,
    /// Cached: `Joliet, IL → Dallas, TX`.
    pub lane: String,
    pub lane_folded: String,
    /// Cached.
    pub stop_count: i32,
    /// When the customer asked.
    pub requested_at: Timestamp,
    pub valid_until: Timestamp,
    pub approved_by: Option<String>,
    pub approved_at: Option<Timestamp>,
    /// First sent.
    pub sent_at: Option<Timestamp>,
    /// Last sent to.
    pub sent_to: Option<String>,
    /// First opened by the customer.
    pub viewed_at: Option<Timestamp>,
    /// When it was accepted or otherwise closed.
    pub closed_at: Option<Timestamp>,
    pub accepted_by: Option<String>,
    pub accepted_by_email: Option<String>,
    /// The reason in the words of the person who declined, lost, returned or withdrew it.
    pub closed_reason: Option<String>,
    pub loss_reason: Option<LossReason>,
    pub competitor: Option<String>,
    /// How much less the competitor charged.
    pub price_gap_cents: Option<i64>,
    /// The load booked from it.
    pub load_id: Option<Uuid>,
    pub terminal_id: Option<Uuid>,
    pub created_by_id: Option<Uuid>,
    pub created_by: String,
    pub version: i32,
    pub created_at: Timestamp,
    pub updated_at: Timestamp,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}

crate::owned::owned!(versioned);
