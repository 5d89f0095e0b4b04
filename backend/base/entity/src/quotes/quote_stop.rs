//! A stop of a quote.

use haul_db::FromRow;
use haul_types::{AmbiguousTime, Schedule, StopKind, Timestamp};
use sea_orm::entity::prelude::*;

#[derive(Clone, Debug, PartialEq, DeriveEntityModel, FromRow)]
#[sea_orm(table_name = "quote_stop")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    pub company_id: Uuid,
    pub quote_id: Uuid,
    /// 1, 2, 3 … within the quote.
    pub sequence: i32,
    pub kind: StopKind,
    pub facility_id: Uuid,
    pub schedule: Schedule,
    pub time_zone: String,
    /// As the customer asks: `2026-11-20T08:00` in the stop's time zone.
    pub earliest_local: String,
    /// The same in UTC.
    pub earliest_at: Timestamp,
    pub latest_local: Option<String>,
    pub latest_at: Option<Timestamp>,
    pub ambiguous_time: Option<AmbiguousTime>,
    pub is_appointment_confirmed: bool,
    pub is_drop: bool,
    pub references: Json,
    pub pieces: Option<i32>,
    pub weight_pounds: Option<i32>,
    pub contact: Option<Json>,
    pub instructions: Option<String>,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}

crate::owned::owned!();
