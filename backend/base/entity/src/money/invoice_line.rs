//! One charge of a load, as it was invoiced. Only voiding marks it.

use haul_db::FromRow;
use haul_types::{ChargeBasis, ChargeCode, Timestamp};
use sea_orm::entity::prelude::*;

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel, FromRow)]
#[sea_orm(table_name = "invoice_line")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    pub company_id: Uuid,
    pub invoice_id: Uuid,
    pub sequence: i32,
    pub load_id: Uuid,
    pub load_number: String,
    /// A voided line may outlive its charge.
    pub charge_id: Uuid,
    pub code: ChargeCode,
    pub description: Option<String>,
    pub basis: ChargeBasis,
    pub quantity_thousandths: i64,
    pub rate_ten_thousandths: i64,
    pub amount_cents: i64,
    /// Who approved the load for billing.
    pub approved_by: Option<String>,
    pub voided_at: Option<Timestamp>,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}

crate::owned::owned!();
