//! How long a truck was kept at one stop, and the state of the claim.

use haul_db::FromRow;
use haul_types::{Date, DetentionCap, DetentionOutcome, DetentionStatus, Timestamp};
use sea_orm::entity::prelude::*;

#[derive(Clone, Debug, PartialEq, DeriveEntityModel, FromRow)]
#[sea_orm(table_name = "detention")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    pub company_id: Uuid,
    pub load_id: Uuid,
    pub stop_id: Uuid,
    pub customer_id: Uuid,
    pub facility_id: Uuid,
    pub status: DetentionStatus,
    /// The policy as it was when the truck arrived.
    pub terms: Json,
    /// The load's own terms, which replace some of them.
    pub load_terms: Option<Json>,
    /// The company's holidays of that time; none where the clock runs on all days.
    pub days_off: Option<Json>,
    /// As of the last calculation, like everything down to `amount_cents`.
    pub arrived_at: Option<Timestamp>,
    /// The day of the arrival in the stop's time zone.
    pub arrived_on: Option<Date>,
    /// Departure, or the decision time of an unused truck.
    pub departed_at: Option<Timestamp>,
    pub clock_starts_at: Option<Timestamp>,
    pub free_until: Option<Timestamp>,
    pub notice_due_at: Option<Timestamp>,
    pub outcome: DetentionOutcome,
    pub is_late: bool,
    /// From arrival to departure.
    pub dwell_minutes: Option<i64>,
    /// Beyond free time, before rounding.
    pub waited_minutes: i64,
    /// The same, rounded.
    pub billable_minutes: i64,
    pub amount_cents: i64,
    pub capped_by: Option<DetentionCap>,
    /// What the load's earlier stops cost, for the load's cap.
    pub earlier_cents: i64,
    /// The facts changed after the decision.
    pub has_changed_facts: bool,
    /// What the charge on the load claims.
    pub approved_cents: Option<i64>,
    pub charge_id: Option<Uuid>,
    pub decided_at: Option<Timestamp>,
    /// Name of the user who decided.
    pub decided_by: Option<String>,
    pub decision_note: Option<String>,
    /// The job that watches the clock; none when it has nothing left to do.
    pub notice_job_id: Option<Uuid>,
    /// When dispatch was told that free time is ending.
    pub noticed_at: Option<Timestamp>,
    /// When the customer was told.
    pub mailed_at: Option<Timestamp>,
    pub mailed_to: Option<String>,
    /// The job that sends the message; finished ones are swept after a while.
    pub mail_job_id: Option<Uuid>,
    pub version: i32,
    pub created_at: Timestamp,
    pub updated_at: Timestamp,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}

crate::owned::owned!(versioned);
