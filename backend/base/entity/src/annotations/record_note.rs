//! A note on a record.

use haul_db::FromRow;
use haul_types::{NoteAudience, RecordKind, Timestamp};
use sea_orm::entity::prelude::*;

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel, FromRow)]
#[sea_orm(table_name = "record_note")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    pub company_id: Uuid,
    pub record_kind: RecordKind,
    pub record_id: Uuid,
    pub load_id: Option<Uuid>,
    pub quote_id: Option<Uuid>,
    pub customer_id: Option<Uuid>,
    pub facility_id: Option<Uuid>,
    pub driver_id: Option<Uuid>,
    pub truck_id: Option<Uuid>,
    pub trailer_id: Option<Uuid>,
    pub motor_carrier_id: Option<Uuid>,
    pub audience: NoteAudience,
    pub text: String,
    /// The people it names: a list of ids and names.
    pub mentions: Json,
    /// The user or API key that wrote it.
    pub author_id: Option<Uuid>,
    pub author_name: String,
    pub edited_at: Option<Timestamp>,
    pub archived_at: Option<Timestamp>,
    pub version: i32,
    pub created_at: Timestamp,
    pub updated_at: Timestamp,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}

crate::owned::owned!(archivable);
