//! A company's sample load, and the records that were made with it.

use haul_db::FromRow;
use haul_types::Timestamp;
use sea_orm::entity::prelude::*;

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel, FromRow)]
#[sea_orm(table_name = "sample")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    pub company_id: Uuid,
    /// None only inside the write that makes it: the row comes first, so that a second write waits for it.
    pub load_id: Option<Uuid>,
    /// None once it was merged into a record that is no sample; the same holds for facilities.
    pub customer_id: Option<Uuid>,
    pub origin_facility_id: Option<Uuid>,
    pub destination_facility_id: Option<Uuid>,
    pub driver_id: Option<Uuid>,
    pub truck_id: Option<Uuid>,
    pub trailer_id: Option<Uuid>,
    pub created_by: String,
    pub created_at: Timestamp,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}

crate::owned::owned!();
