//! Something a customer owes for a load.

use haul_db::FromRow;
use haul_types::{ChargeBasis, ChargeCode, ChargeReview, ChargeStatus, Timestamp};
use sea_orm::entity::prelude::*;

#[derive(Clone, Debug, PartialEq, DeriveEntityModel, FromRow)]
#[sea_orm(table_name = "charge")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    pub company_id: Uuid,
    pub load_id: Uuid,
    pub sequence: i32,
    pub code: ChargeCode,
    pub description: Option<String>,
    pub basis: ChargeBasis,
    pub quantity_thousandths: i64,
    /// By the mile: the quantity is the load's loaded miles and follows them.
    pub follows_miles: bool,
    /// Added by the load's fuel program, with the program's rate.
    pub is_from_program: bool,
    pub rate_ten_thousandths: i64,
    /// Cached: computed from the three above and, for percent, from the line haul.
    pub amount_cents: i64,
    pub status: ChargeStatus,
    /// Set if a TONU denied the charge: the status it had before.
    pub status_before_tonu: Option<ChargeStatus>,
    /// Why it needs a review before the load is billed.
    pub review_reason: Option<ChargeReview>,
    /// Customer contact or approval number.
    pub approval_reference: Option<String>,
    pub version: i32,
    pub created_at: Timestamp,
    pub updated_at: Timestamp,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}

crate::owned::owned!(versioned);
