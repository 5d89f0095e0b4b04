//! What a driver's phone sent with a link, and what became of it. The phone may send the same again.

use haul_db::FromRow;
use haul_types::{DriverReportKind, DriverReportOutcome, Timestamp};
use sea_orm::entity::prelude::*;

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel, FromRow)]
#[sea_orm(table_name = "driver_report")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    pub company_id: Uuid,
    pub load_id: Uuid,
    pub driver_link_id: Uuid,
    /// Chosen by the phone, unique for the link.
    pub key: String,
    pub kind: DriverReportKind,
    /// SHA-256 of the content, so that a key stands for one content only.
    pub content_hash: String,
    pub occurred_at: Timestamp,
    pub received_at: Timestamp,
    pub outcome: DriverReportOutcome,
    /// The error's code, if it was refused.
    pub refused_code: Option<String>,
    /// The error's message, if it was refused.
    pub refused_message: Option<String>,
    /// The document that it added.
    pub document_id: Option<Uuid>,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}

crate::owned::owned!();
