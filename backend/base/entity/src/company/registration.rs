//! A registration pending until its address is verified. Visible only to its owner.

use haul_db::FromRow;
use haul_types::Timestamp;
use sea_orm::entity::prelude::*;

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel, FromRow)]
#[sea_orm(table_name = "registration")]
pub struct Model {
    /// The identity provider's account.
    #[sea_orm(primary_key, auto_increment = false)]
    pub identity_uid: String,
    /// Lowercase.
    pub email: String,
    pub full_name: String,
    /// The company to join, or the new one's future id.
    pub intended_company_id: Uuid,
    pub is_join: bool,
    /// None if an existing company was given by its id.
    pub dot_number: Option<String>,
    /// The company's details as entered; none when joining an existing one.
    pub carrier: Option<Json>,
    pub created_at: Timestamp,
    pub updated_at: Timestamp,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
