//! A message from the product to one person.

use haul_db::FromRow;
use haul_types::{NoticeKind, Timestamp};
use sea_orm::entity::prelude::*;

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel, FromRow)]
#[sea_orm(table_name = "notice")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    pub company_id: Uuid,
    pub user_id: Uuid,
    pub kind: NoticeKind,
    pub title: String,
    pub body: Option<String>,
    /// The page it is about.
    pub path: Option<String>,
    pub created_at: Timestamp,
    pub read_at: Option<Timestamp>,
    pub archived_at: Option<Timestamp>,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}

crate::owned::owned!();
