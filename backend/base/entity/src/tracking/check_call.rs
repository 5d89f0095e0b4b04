//! What was heard of a load on its way. Never changed: a wrong one is voided.

use haul_db::FromRow;
use haul_types::{CheckCallSource, Timestamp};
use sea_orm::entity::prelude::*;

#[derive(Clone, Debug, PartialEq, DeriveEntityModel, FromRow)]
#[sea_orm(table_name = "check_call")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    pub company_id: Uuid,
    pub load_id: Uuid,
    /// Who drove and with what, when it was logged.
    pub driver_id: Option<Uuid>,
    pub truck_id: Option<Uuid>,
    pub occurred_at: Timestamp,
    pub source: CheckCallSource,
    pub city: Option<String>,
    pub state: Option<String>,
    pub latitude: Option<f64>,
    pub longitude: Option<f64>,
    /// How far off the coordinates may be; none where nobody said.
    pub accuracy_meters: Option<i32>,
    /// When the truck is to be at `eta_stop_id`.
    pub eta_at: Option<Timestamp>,
    /// The stop ahead when it was logged.
    pub eta_stop_id: Option<Uuid>,
    pub temperature_fahrenheit: Option<i32>,
    pub note: Option<String>,
    /// The wrong one that this replaces.
    pub corrects_id: Option<Uuid>,
    pub logged_by: String,
    pub logged_at: Timestamp,
    pub voided_at: Option<Timestamp>,
    pub voided_by: Option<String>,
    pub void_reason: Option<String>,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}

crate::owned::owned!();
