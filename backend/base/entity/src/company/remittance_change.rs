//! A change of payment instructions. What applies now is the latest one that took effect.

use haul_db::FromRow;
use haul_types::{BankAccountKind, Timestamp};
use sea_orm::entity::prelude::*;

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel, FromRow)]
#[sea_orm(table_name = "remittance_change")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    pub company_id: Uuid,
    /// Whom customers pay.
    pub remit_name: String,
    /// Where checks go.
    pub address: Option<Json>,
    /// Where remittance advice goes.
    pub email: Option<String>,
    /// This and the next five columns are all empty without a bank account.
    pub bank_name: Option<String>,
    pub account_kind: Option<BankAccountKind>,
    pub routing_sealed: Option<String>,
    pub routing_last4: Option<String>,
    pub account_sealed: Option<String>,
    pub account_last4: Option<String>,
    pub requested_by: String,
    pub requested_at: Timestamp,
    pub effective_at: Timestamp,
    /// When the Admins were told that it took effect.
    pub announced_at: Option<Timestamp>,
    pub stopped_by: Option<String>,
    pub stopped_at: Option<Timestamp>,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}

crate::owned::owned!();
