//! A fact in the ledger. Rows are never changed or deleted.

use haul_db::FromRow;
use haul_types::{Date, PostingFact, PostingSource, Timestamp};
use sea_orm::entity::prelude::*;

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel, FromRow)]
#[sea_orm(table_name = "posting")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    pub company_id: Uuid,
    pub source: PostingSource,
    /// The record that it is about.
    pub source_id: Uuid,
    pub fact: PostingFact,
    pub posted_on: Date,
    pub memo: String,
    /// The posting that this one undoes.
    pub reverses_id: Option<Uuid>,
    pub posted_by: String,
    pub created_at: Timestamp,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}

crate::owned::owned!();
