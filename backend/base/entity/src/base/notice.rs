//! A message from the product to one person.

use haul_db::FromRow;
use haul_types::{NoticeKind, NoticePriority, Timestamp};
use sea_orm::entity::prelude::*;

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel, FromRow)]
#[sea_orm(table_name = "notice")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    pub company_id: Uuid,
    pub user_id: Uuid,
    pub kind: NoticeKind,
    pub title: String,
    pub body: Option<String>,
    /// The page it is about.
    pub path: Option<String>,
    /// When it was sent, or last repeated.
    pub created_at: Timestamp,
    pub read_at: Option<Timestamp>,
    pub archived_at: Option<Timestamp>,
    pub priority: NoticePriority,
    /// Its kind and matter until it is archived: a person has one open notice of each.
    pub open_key: Option<String>,
    /// The person wants this kind by mail only if it is not.
    pub is_in_bell: bool,
    /// When its mail is due; none if it was sent, or there is none to send.
    pub mail_due_at: Option<Timestamp>,
    pub mailed_at: Option<Timestamp>,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}

crate::owned::owned!();
