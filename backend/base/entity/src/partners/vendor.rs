//! A business that the carrier pays for things other than freight.

use haul_db::FromRow;
use haul_types::{Timestamp, VendorKind};
use sea_orm::entity::prelude::*;

#[derive(Clone, Debug, PartialEq, DeriveEntityModel, FromRow)]
#[sea_orm(table_name = "vendor")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    pub company_id: Uuid,
    pub name: String,
    pub name_folded: String,
    pub kind: VendorKind,
    pub contact_name: Option<String>,
    pub phone: Option<String>,
    pub email: Option<String>,
    pub payment_terms_days: i32,
    /// Nine digits, sealed; bound to the row.
    pub tax_id_sealed: Option<String>,
    pub tax_id_last4: Option<String>,
    pub is_1099: bool,
    pub address: Option<Json>,
    pub notes: Option<String>,
    pub archived_at: Option<Timestamp>,
    pub version: i32,
    pub created_at: Timestamp,
    pub updated_at: Timestamp,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}

crate::owned::owned!(archivable);
