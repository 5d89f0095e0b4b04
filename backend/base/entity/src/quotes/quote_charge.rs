//! A charge of a quote.

use haul_db::FromRow;
use haul_types::{ChargeBasis, ChargeCode};
use sea_orm::entity::prelude::*;

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel, FromRow)]
#[sea_orm(table_name = "quote_charge")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    pub company_id: Uuid,
    pub quote_id: Uuid,
    pub sequence: i32,
    pub code: ChargeCode,
    pub description: Option<String>,
    pub basis: ChargeBasis,
    pub quantity_thousandths: i64,
    pub rate_ten_thousandths: i64,
    pub amount_cents: i64,
    /// The fuel surcharge that the quote's program computed.
    pub is_from_program: bool,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}

crate::owned::owned!();
