//! Freight that the carrier has agreed to move.

use haul_db::FromRow;
use haul_types::{
    BillingException, BillingStatus, Date, Equipment, LoadKind, LoadPriority, LoadSource, LoadStatus, MilesSource,
    PackingGroup, Tarps, TemperatureMode, Timeliness, Timestamp,
};
use sea_orm::entity::prelude::*;

#[derive(Clone, Debug, PartialEq, DeriveEntityModel, FromRow)]
#[sea_orm(table_name = "load")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    pub company_id: Uuid,
    /// The load number as text; never reused.
    pub number: String,
    pub number_sequence: i64,
    /// Cached: derived from stops, legs and the flags below.
    pub status: LoadStatus,
    /// A track of its own; up to `ready_for_review` it follows delivery and papers.
    pub billing_status: BillingStatus,
    /// Why a user held, flagged or sent back the load's billing.
    pub billing_reason: Option<String>,
    pub billing_exception: Option<BillingException>,
    /// Who last decided about billing, and when.
    pub billing_decided_by: Option<String>,
    pub billing_decided_at: Option<Timestamp>,
    /// Cached: why it cannot be billed yet, separated by commas.
    pub blocker_codes: String,
    pub priority: LoadPriority,
    /// How it was entered.
    pub source: LoadSource,
    pub customer_id: Uuid,
    pub customer_reference: Option<String>,
    pub customer_reference_folded: Option<String>,
    pub is_duplicate_reference_accepted: bool,
    pub references: Json,
    pub references_folded: String,
    pub broker_contact: Option<Json>,
    /// Terms of its own, in place of its customer's.
    pub customer_terms: Option<Json>,
    /// The company's docket number that it is hauled and billed under, such as `MC-123456`.
    pub authority_docket: Option<String>,
    pub load_kind: LoadKind,
    pub equipment: Equipment,
    /// Length of the freight, or of the trailer that it needs.
    pub length_feet: Option<i32>,
    pub tarps: Option<Tarps>,
    pub temperature_fahrenheit: Option<i32>,
    pub temperature_mode: Option<TemperatureMode>,
    pub commodity: Option<String>,
    pub weight_pounds: Option<i32>,
    pub pieces: Option<i32>,
    pub pallets: Option<i32>,
    pub cargo_value_cents: Option<i64>,
    pub is_hazmat: bool,
    pub un_number: Option<String>,
    pub hazard_class: Option<String>,
    /// The proper shipping name.
    pub shipping_name: Option<String>,
    pub packing_group: Option<PackingGroup>,
    pub seal_number: Option<String>,
    pub is_team_required: bool,
    pub is_twic_required: bool,
    pub loaded_miles_tenths: Option<i64>,
    pub empty_miles_tenths: Option<i64>,
    pub loaded_miles_source: Option<MilesSource>,
    pub empty_miles_source: Option<MilesSource>,
    /// The stops' locations in order, as last sent to the routing provider; routed miles apply to these.
    pub way: Option<String>,
    /// The program whose surcharge is added, if any.
    pub fuel_program_id: Option<Uuid>,
    /// Cached: how the surcharge was calculated.
    pub fuel_surcharge: Option<Json>,
    pub terminal_id: Option<Uuid>,
    pub dispatcher_id: Option<Uuid>,
    pub booked_by_id: Option<Uuid>,
    pub booked_by: Option<String>,
    /// For dispatch.
    pub notes: Option<String>,
    pub driver_notes: Option<String>,
    pub invoice_notes: Option<String>,
    pub billing_notes: Option<String>,
    pub currency: String,
    pub is_draft: bool,
    pub hold_reason: Option<String>,
    /// Since when the truck is broken down; none while it is not.
    pub breakdown_at: Option<Timestamp>,
    pub breakdown_reason: Option<String>,
    pub cancelled_at: Option<Timestamp>,
    pub cancelled_reason: Option<String>,
    pub tonu_at: Option<Timestamp>,
    /// The total of the customer's rate confirmation.
    pub rate_confirmation_cents: Option<i64>,
    /// Cached: the total of the charges the customer agreed to.
    pub total_cents: i64,
    /// Cached: the total of the charges awaiting the customer.
    pub pending_cents: i64,
    /// Cached from documents.
    pub is_pod_present: bool,
    /// Cached from documents.
    pub is_rate_confirmation_present: bool,
    /// Cached from documents: the kinds on file, separated by commas; an unsigned POD is left out.
    pub document_kinds: String,
    /// Cached: when the first stop's window opens.
    pub pickup_at: Timestamp,
    /// Cached: when the last stop's window opens.
    pub delivery_at: Timestamp,
    /// Cached: the day of the first stop, in its time zone.
    pub pickup_on: Date,
    /// Cached: the day of the last stop, in its time zone.
    pub delivery_on: Date,
    /// Cached from the first stop.
    pub origin_facility_id: Uuid,
    /// Cached from the last stop.
    pub destination_facility_id: Uuid,
    /// Cached.
    pub stop_count: i32,
    /// Cached from the current leg, as are the next three.
    pub driver_id: Option<Uuid>,
    pub co_driver_id: Option<Uuid>,
    pub truck_id: Option<Uuid>,
    pub trailer_id: Option<Uuid>,
    /// Cached: when the truck is due at the next stop it has not reached.
    pub next_due_at: Option<Timestamp>,
    /// Since when a dispatched leg waits for its driver's answer.
    pub unanswered_since: Option<Timestamp>,
    /// Cached: timeliness against the schedule, and one sentence about it. Time alone may change both.
    pub timeliness: Timeliness,
    pub timeliness_reason: String,
    /// Cached: the last arrival was late.
    pub was_late: bool,
    /// Cached: departure from the last stop.
    pub delivered_at: Option<Timestamp>,
    pub version: i32,
    pub created_at: Timestamp,
    pub updated_at: Timestamp,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}

crate::owned::owned!(versioned);
