//! What a company adds to a paper. Without a row, nothing.

use haul_db::FromRow;
use haul_types::{PaperKind, Timestamp};
use sea_orm::entity::prelude::*;

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel, FromRow)]
#[sea_orm(table_name = "paper_template")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub company_id: Uuid,
    #[sea_orm(primary_key, auto_increment = false)]
    pub kind: PaperKind,
    /// Before the facts.
    pub opening: Option<String>,
    /// After them.
    pub closing: Option<String>,
    pub version: i32,
    pub updated_at: Timestamp,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}

crate::owned::owned!();
