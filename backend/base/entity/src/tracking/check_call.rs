//! A report about a load on the road. Never changed: a wrong one is voided.

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
    /// Driver and truck when it was logged.
    pub driver_id: Option<Uuid>,
    pub truck_id: Option<Uuid>,
    pub occurred_at: Timestamp,
    pub source: CheckCallSource,
    pub city: Option<String>,
    pub state: Option<String>,
    pub latitude: Option<f64>,
    pub longitude: Option<f64>,
    /// Accuracy of the coordinates; none if unknown.
    pub accuracy_meters: Option<i32>,
    /// When the truck is expected at `eta_stop_id`.
    pub eta_at: Option<Timestamp>,
    /// The next stop when it was logged.
    pub eta_stop_id: Option<Uuid>,
    pub temperature_fahrenheit: Option<i32>,
    pub note: Option<String>,
    /// The wrong call that this one replaces.
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
