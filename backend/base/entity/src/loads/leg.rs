//! Who moves a load from one stop to another, with which equipment.

use haul_db::FromRow;
use haul_types::{Acknowledgement, DeclineReason, LinkStatus, MilesSource, Timestamp};
use sea_orm::entity::prelude::*;

#[derive(Clone, Debug, PartialEq, DeriveEntityModel, FromRow)]
#[sea_orm(table_name = "leg")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    pub company_id: Uuid,
    pub load_id: Uuid,
    pub sequence: i32,
    pub from_stop_id: Uuid,
    pub to_stop_id: Uuid,
    pub driver_id: Option<Uuid>,
    pub co_driver_id: Option<Uuid>,
    pub truck_id: Option<Uuid>,
    pub trailer_id: Option<Uuid>,
    pub assigned_at: Option<Timestamp>,
    pub dispatched_at: Option<Timestamp>,
    pub started_at: Option<Timestamp>,
    pub acknowledgement: Acknowledgement,
    /// When the driver accepted or declined.
    pub answered_at: Option<Timestamp>,
    pub decline_reason: Option<DeclineReason>,
    pub answer_note: Option<String>,
    /// Whether the link of the current dispatch reached the driver.
    pub link_status: Option<LinkStatus>,
    /// Why it did not.
    pub link_problem: Option<String>,
    /// Cached, unless entered for one of several legs.
    pub miles_tenths: Option<i64>,
    pub miles_source: Option<MilesSource>,
    /// What the driver is paid for it, if not as usual.
    pub pay_override_cents: Option<i64>,
    pub pay_note: Option<String>,
    pub version: i32,
    pub created_at: Timestamp,
    pub updated_at: Timestamp,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}

crate::owned::owned!(versioned);
