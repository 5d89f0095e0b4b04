//! A list as one person likes to see it.

use haul_db::FromRow;
use haul_types::Timestamp;
use sea_orm::entity::prelude::*;

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel, FromRow)]
#[sea_orm(table_name = "saved_view")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    pub company_id: Uuid,
    /// The owner.
    pub user_id: Uuid,
    /// The front-end's key of the list.
    pub list_name: String,
    pub name: String,
    pub name_folded: String,
    /// The URL's query: filters, words, order.
    pub search: String,
    /// Keys of the columns in order; none for the list's default.
    pub columns: Option<Json>,
    pub is_default: bool,
    pub is_shared: bool,
    pub version: i32,
    pub created_at: Timestamp,
    pub updated_at: Timestamp,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}

crate::owned::owned!(versioned);
