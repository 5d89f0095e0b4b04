//! An accident.

use haul_db::FromRow;
use haul_types::{Date, Preventability, Timestamp};
use sea_orm::entity::prelude::*;

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel, FromRow)]
#[sea_orm(table_name = "accident")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    pub company_id: Uuid,
    pub happened_on: Date,
    /// The time of day at the place, such as `14:30`.
    pub local_time: Option<String>,
    pub city: String,
    pub city_folded: String,
    pub state: String,
    pub driver_id: Option<Uuid>,
    pub truck_id: Option<Uuid>,
    pub trailer_id: Option<Uuid>,
    /// People who died within 30 days of it.
    pub fatality_count: i32,
    /// People treated away from the scene.
    pub injury_count: i32,
    /// A vehicle was towed away disabled.
    pub is_towed: bool,
    /// Hazardous materials other than fuel from a vehicle's tank.
    pub is_hazmat_released: bool,
    /// The driver got a citation for a moving violation.
    pub is_cited: bool,
    pub preventability: Preventability,
    pub report_number: Option<String>,
    pub description: Option<String>,
    pub archived_at: Option<Timestamp>,
    pub version: i32,
    pub created_at: Timestamp,
    pub updated_at: Timestamp,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl Model {
    /// Counts for the register: someone died, someone was treated away from the scene, or a vehicle was towed away disabled
    /// (49 CFR 390.5).
    pub fn is_recordable(&self) -> bool {
        self.fatality_count > 0 || self.injury_count > 0 || self.is_towed
    }
}

impl ActiveModelBehavior for ActiveModel {}

crate::owned::owned!(archivable);
