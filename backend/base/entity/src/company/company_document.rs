//! A paper of the company itself, such as its W-9.

use haul_db::FromRow;
use haul_types::{CompanyDocumentKind, Date, Timestamp};
use sea_orm::entity::prelude::*;

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel, FromRow)]
#[sea_orm(table_name = "company_document")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    pub company_id: Uuid,
    pub kind: CompanyDocumentKind,
    pub file_name: String,
    pub media_type: String,
    pub byte_size: i64,
    /// Hex SHA-256 of the bytes.
    pub sha256: String,
    pub blob_id: Uuid,
    /// The last day on which it is valid.
    pub expires_on: Option<Date>,
    pub is_in_packet: bool,
    /// Its place in the packet.
    pub position: i32,
    pub uploaded_by: String,
    pub archived_at: Option<Timestamp>,
    pub version: i32,
    pub created_at: Timestamp,
    pub updated_at: Timestamp,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}

crate::owned::owned!();
