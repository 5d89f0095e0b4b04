//! Where an open load is, as last assessed. Everything is derived from the load, its check calls and the clock.

use haul_db::FromRow;
use haul_types::{CheckCallRule, EtaBasis, PositionSource, Timestamp};
use sea_orm::entity::prelude::*;

#[derive(Clone, Debug, PartialEq, DeriveEntityModel, FromRow)]
#[sea_orm(table_name = "tracking")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    pub company_id: Uuid,
    pub load_id: Uuid,
    pub position_at: Option<Timestamp>,
    pub position_source: Option<PositionSource>,
    pub position_city: Option<String>,
    pub position_state: Option<String>,
    pub latitude: Option<f64>,
    pub longitude: Option<f64>,
    /// The first stop that the truck has not left.
    pub next_stop_id: Option<Uuid>,
    /// When the truck is due there, grace included.
    pub next_due_at: Option<Timestamp>,
    pub eta_at: Option<Timestamp>,
    pub eta_basis: Option<EtaBasis>,
    /// The time of the facts behind the ETA.
    pub eta_basis_at: Option<Timestamp>,
    pub eta_explanation: Option<String>,
    pub miles_left_tenths: Option<i64>,
    /// Sort key of the list: the rank of the load's timeliness, then the due time.
    pub urgency: i64,
    pub last_check_call_id: Option<Uuid>,
    pub check_call_rule: Option<CheckCallRule>,
    pub check_call_due_at: Option<Timestamp>,
    pub open_exceptions: i32,
    pub assessed_at: Timestamp,
    /// When time alone changes something.
    pub watch_at: Option<Timestamp>,
    pub watch_job_id: Option<Uuid>,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}

crate::owned::owned!();
