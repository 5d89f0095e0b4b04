//! A document of a load. Its bytes are in the host's blob store.

use haul_db::FromRow;
use haul_types::{DocumentKind, Timestamp};
use sea_orm::entity::prelude::*;

#[derive(Clone, Debug, PartialEq, DeriveEntityModel, FromRow)]
#[sea_orm(table_name = "document")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    pub company_id: Uuid,
    pub load_id: Uuid,
    pub stop_id: Option<Uuid>,
    pub kind: DocumentKind,
    pub file_name: String,
    /// Detected by the host's edge.
    pub media_type: String,
    pub byte_size: i64,
    pub sha256: String,
    pub blob_id: Uuid,
    /// Counted by a job after the upload; none until then, and of a file that can't be read.
    pub page_count: Option<i32>,
    /// The version of the load's rate confirmation that it is, or is a page of; none for other kinds.
    pub revision: Option<i32>,
    pub is_signed: Option<bool>,
    pub is_in_invoice_packet: bool,
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
