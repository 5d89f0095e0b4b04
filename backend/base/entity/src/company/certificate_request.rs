//! A certificate of insurance that the insurance agent was asked for.

use haul_db::FromRow;
use haul_types::{Date, Timestamp};
use sea_orm::entity::prelude::*;

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel, FromRow)]
#[sea_orm(table_name = "certificate_request")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    pub company_id: Uuid,
    /// Whom the certificate names.
    pub holder_name: String,
    pub holder_name_folded: String,
    pub holder_address: Option<Json>,
    pub agent_email: String,
    /// Required wording.
    pub wording: Option<String>,
    pub requested_by: String,
    pub received_on: Option<Date>,
    pub archived_at: Option<Timestamp>,
    pub version: i32,
    pub created_at: Timestamp,
    pub updated_at: Timestamp,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}

crate::owned::owned!(archivable);
