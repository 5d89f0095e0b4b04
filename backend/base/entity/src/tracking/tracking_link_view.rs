//! One view of a load through a customer's link.

use haul_db::FromRow;
use haul_types::Timestamp;
use sea_orm::entity::prelude::*;

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel, FromRow)]
#[sea_orm(table_name = "tracking_link_view")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    pub company_id: Uuid,
    pub tracking_link_id: Uuid,
    pub viewed_at: Timestamp,
    /// The kind of device only, nothing that identifies a person.
    pub client: String,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}

crate::owned::owned!();
