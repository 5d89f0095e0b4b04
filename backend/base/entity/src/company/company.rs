//! A carrier: the tenant that every other record belongs to.

use haul_db::FromRow;
use haul_types::Timestamp;
use sea_orm::entity::prelude::*;

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel, FromRow)]
#[sea_orm(table_name = "company")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    pub legal_name: String,
    pub dba_name: Option<String>,
    #[sea_orm(unique)]
    pub dot_number: String,
    /// Confirmed by the operator.
    pub is_dot_proven: bool,
    /// `[{ kind, number }]`
    pub docket_numbers: Json,
    pub scac: Option<String>,
    /// Only in rows that predate sealing, until the job processes them.
    pub ein: Option<String>,
    pub ein_sealed: Option<String>,
    pub entity_type: Option<String>,
    /// IANA name; the company's figures use its days and weeks.
    pub time_zone: String,
    pub phone: Option<String>,
    pub email: Option<String>,
    pub officers: Json,
    pub addresses: Json,
    pub contacts: Json,
    pub version: i32,
    pub created_at: Timestamp,
    pub updated_at: Timestamp,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}

impl crate::Owned for Entity {
    const COMPANY_ID: Self::Column = Column::Id;
}
