//! A driver's training, signed policy, coaching or incident.

use haul_db::FromRow;
use haul_types::{
    CoachingTrigger, Date, DriverEventKind, DriverEventPaper, IncidentKind, Preventability, Timestamp, TrainingResult,
};
use sea_orm::entity::prelude::*;

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel, FromRow)]
#[sea_orm(table_name = "driver_event")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    pub company_id: Uuid,
    pub driver_id: Uuid,
    pub kind: DriverEventKind,
    pub happened_on: Date,
    /// The course or policy, or what it was about in a few words.
    pub title: String,
    pub title_folded: String,
    pub note: Option<String>,
    /// Who trained or coached.
    pub led_by: Option<String>,
    /// The paper that it became.
    pub item_type: Option<DriverEventPaper>,
    pub expires_on: Option<Date>,
    pub duration_minutes: Option<i32>,
    pub result: Option<TrainingResult>,
    pub policy_version: Option<String>,
    pub coaching_trigger: Option<CoachingTrigger>,
    pub incident_kind: Option<IncidentKind>,
    pub place: Option<String>,
    pub preventability: Option<Preventability>,
    pub cost_cents: Option<i64>,
    pub follow_up_on: Option<Date>,
    pub followed_up_on: Option<Date>,
    pub archived_at: Option<Timestamp>,
    pub version: i32,
    pub created_at: Timestamp,
    pub updated_at: Timestamp,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}

crate::owned::owned!(archivable);
