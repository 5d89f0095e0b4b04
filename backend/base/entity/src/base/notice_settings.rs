//! What a person wants to hear, and when; without a row, the defaults.

use haul_db::FromRow;
use haul_types::Timestamp;
use sea_orm::entity::prelude::*;

#[derive(Clone, Debug, PartialEq, DeriveEntityModel, FromRow)]
#[sea_orm(table_name = "notice_settings")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    pub company_id: Uuid,
    pub user_id: Uuid,
    /// IANA name; the company's if none.
    pub time_zone: Option<String>,
    /// 0 to 23, local.
    pub digest_hour: i32,
    /// The first quiet hour, local.
    pub quiet_from: Option<i32>,
    /// The first hour after them.
    pub quiet_until: Option<i32>,
    /// `[{ kind, is_in_bell, mail }]`, only those that differ from the defaults.
    pub choices: Json,
    pub version: i32,
    pub created_at: Timestamp,
    pub updated_at: Timestamp,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}

crate::owned::owned!(versioned);
