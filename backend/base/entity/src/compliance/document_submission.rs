//! A paper that a driver sent. It counts once a person has accepted it.

use haul_db::FromRow;
use haul_types::{Date, DocumentSubmissionStatus, Timestamp};
use sea_orm::entity::prelude::*;

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel, FromRow)]
#[sea_orm(table_name = "document_submission")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    pub company_id: Uuid,
    pub document_request_id: Uuid,
    pub driver_id: Uuid,
    /// The code of a type in `product/compliance/src/types/catalog.rs`.
    pub item_type: String,
    pub status: DocumentSubmissionStatus,
    pub number: Option<String>,
    pub issuer: Option<String>,
    pub issued_on: Option<Date>,
    pub expires_on: Option<Date>,
    pub note: Option<String>,
    /// The phone's key of the call; unique in the request.
    pub key: Option<String>,
    pub reviewed_by: Option<String>,
    pub reviewed_at: Option<Timestamp>,
    pub rejection_reason: Option<String>,
    pub compliance_item_id: Option<Uuid>,
    pub version: i32,
    pub created_at: Timestamp,
    pub updated_at: Timestamp,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}

crate::owned::owned!(versioned);
