//! The end of a driver's employment or contract.

use haul_db::FromRow;
use haul_types::{Date, DriverStatus, RehireEligibility, TerminationReason, Timestamp};
use sea_orm::entity::prelude::*;

#[derive(Clone, Debug, PartialEq, DeriveEntityModel, FromRow)]
#[sea_orm(table_name = "driver_termination")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    pub company_id: Uuid,
    pub driver_id: Uuid,
    /// The first day of what ended.
    pub employed_from: Option<Date>,
    /// The last day.
    pub last_on: Date,
    pub reason: TerminationReason,
    pub reason_note: Option<String>,
    pub rehire: RehireEligibility,
    /// What else may be told to a future employer.
    pub reference_note: Option<String>,
    /// What has to be done, and who did it when.
    pub checklist: Json,
    pub open_step_count: i32,
    /// What the driver was before, so that a termination by mistake can be undone.
    pub before_status: DriverStatus,
    pub before_hired_on: Option<Date>,
    pub before_terminated_on: Option<Date>,
    pub before_rehired_on: Option<Date>,
    pub archived_at: Option<Timestamp>,
    pub version: i32,
    pub created_at: Timestamp,
    pub updated_at: Timestamp,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}

crate::owned::owned!(archivable);
