//! A registration that waits for its address to be verified. Nobody but its owner knows of it.

use haul_db::FromRow;
use haul_types::Timestamp;
use sea_orm::entity::prelude::*;

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel, FromRow)]
#[sea_orm(table_name = "registration")]
pub struct Model {
    /// The identity provider's account.
    #[sea_orm(primary_key, auto_increment = false)]
    pub identity_uid: String,
    /// Lower case.
    pub email: String,
    pub full_name: String,
    /// The company to join, or the id that the new one will have.
    pub intended_company_id: Uuid,
    pub is_join: bool,
    /// None when an existing company was named by its id.
    pub dot_number: Option<String>,
    /// The company's details as they were entered; none when an existing one is joined.
    pub carrier: Option<Json>,
    pub created_at: Timestamp,
    pub updated_at: Timestamp,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
