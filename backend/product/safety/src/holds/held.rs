//! Which records are on hold.

use std::collections::HashSet;

use haul_db::{Connection, Fetch};
use haul_entity::{
    Archivable,
    safety::legal_hold::{Column, Entity, Model},
};
use sea_orm::{ColumnTrait, Condition, DbErr, QueryFilter};
use uuid::Uuid;

/// Neither released nor entered by mistake.
pub fn is_in_force(row: &Model) -> bool {
    row.released_on.is_none() && row.archived_at.is_none()
}

/// The same, of rows.
pub fn in_force() -> Condition {
    Condition::all().add(Column::ReleasedOn.is_null()).add(Column::ArchivedAt.is_null())
}

/// The ids of all records that are on hold now.
pub async fn held(db: &impl Connection, company_id: Uuid) -> Result<HashSet<Uuid>, DbErr> {
    let rows = Entity::archived_or_not(company_id, false).filter(in_force()).fetch_all(db).await?;
    Ok(rows.into_iter().map(|row| row.record_id).collect())
}
