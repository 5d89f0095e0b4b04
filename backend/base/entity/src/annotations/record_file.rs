//! A file on a record other than a load. Its bytes are in the host's blob store.

use haul_db::FromRow;
use haul_types::{RecordFileKind, RecordKind, Timestamp};
use sea_orm::entity::prelude::*;

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel, FromRow)]
#[sea_orm(table_name = "record_file")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    pub company_id: Uuid,
    pub record_kind: RecordKind,
    pub record_id: Uuid,
    pub customer_id: Option<Uuid>,
    pub facility_id: Option<Uuid>,
    pub driver_id: Option<Uuid>,
    pub truck_id: Option<Uuid>,
    pub trailer_id: Option<Uuid>,
    pub motor_carrier_id: Option<Uuid>,
    /// The record's item that it belongs to.
    pub compliance_item_id: Option<Uuid>,
    /// The driver's training, coaching or the like that it belongs to.
    pub driver_event_id: Option<Uuid>,
    /// The driver's submission that brought it.
    pub document_submission_id: Option<Uuid>,
    pub kind: RecordFileKind,
    pub file_name: String,
    /// Detected by the host's edge.
    pub media_type: String,
    pub byte_size: i64,
    pub sha256: String,
    pub blob_id: Uuid,
    pub note: Option<String>,
    pub uploaded_by: String,
    pub archived_at: Option<Timestamp>,
    pub version: i32,
    pub created_at: Timestamp,
    pub updated_at: Timestamp,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}

crate::owned::owned!(archivable);
