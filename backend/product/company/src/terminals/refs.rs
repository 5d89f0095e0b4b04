//! Names of terminals for other records' responses.

use std::collections::HashMap;

use haul_db::{Connection, Fetch, Whole};
use haul_entity::{
    Owned,
    company::terminal::{Column, Entity},
};
use sea_orm::{ColumnTrait, DbErr, QueryFilter};
use uuid::Uuid;

use super::views::TerminalRef;

/// The company's terminals with these ids, by id, with one query for a whole page.
pub async fn terminal_refs(
    db: &impl Connection,
    company_id: Uuid,
    ids: impl IntoIterator<Item = Uuid>,
) -> Result<HashMap<Uuid, TerminalRef>, DbErr> {
    let ids: Vec<Uuid> = ids.into_iter().collect();
    if ids.is_empty() {
        return Ok(HashMap::new());
    }
    let rows = Entity::owned_by(company_id).filter(Column::Id.is_in(ids)).fetch_all(&Whole(db)).await?;
    Ok(rows.into_iter().map(|row| (row.id, TerminalRef { id: row.id, name: row.name })).collect())
}
