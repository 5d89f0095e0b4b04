//! Merging two records: the steps that don't depend on their kind.

use haul_entity::Owned;
use haul_types::WriteJson;
use poem_openapi::Object;
use sea_orm::{ColumnTrait, DbErr, PrimaryKeyTrait, QueryFilter, sea_query::Expr};
use uuid::Uuid;

use crate::{Change, Write};

/// The versions that a merge was decided on.
#[derive(Clone, Copy, Debug, Object, WriteJson)]
pub struct RecordMerge {
    /// The survivor's version.
    pub version: i32,
    /// The other's version.
    pub merged_version: i32,
}

/// The survivor and the other, locked in id order, so that two merges of the same pair never deadlock.
pub async fn lock_both<E: Owned<PrimaryKey: PrimaryKeyTrait<ValueType = Uuid>>>(
    write: &Write,
    id: Uuid,
    merged_id: Uuid,
) -> Result<Option<(E::Model, E::Model)>, DbErr> {
    let is_first = id <= merged_id;
    let (first, second) = if is_first { (id, merged_id) } else { (merged_id, id) };
    let Some(first) = write.find_for_update::<E>(first).await? else { return Ok(None) };
    let Some(second) = write.find_for_update::<E>(second).await? else { return Ok(None) };
    Ok(Some(if is_first { (first, second) } else { (second, first) }))
}

/// Moves references from the merged record to the survivor.
pub async fn repoint<E: Owned>(write: &Write, column: E::Column, merged_id: Uuid, id: Uuid) -> Result<(), DbErr> {
    E::update_many()
        .col_expr(column, Expr::value(id))
        .filter(E::COMPANY_ID.eq(write.company_id()))
        .filter(column.eq(merged_id))
        .exec(write.tx())
        .await?;
    Ok(())
}

/// Clears references to the merged record, where they would mean another record if they moved.
pub async fn unpoint<E: Owned>(write: &Write, column: E::Column, merged_id: Uuid) -> Result<(), DbErr> {
    E::update_many()
        .col_expr(column, Expr::value(None::<Uuid>))
        .filter(E::COMPANY_ID.eq(write.company_id()))
        .filter(column.eq(merged_id))
        .exec(write.tx())
        .await?;
    Ok(())
}

/// Joins two texts without repeating what both say.
pub fn joined(kept: Option<String>, other: Option<String>) -> Option<String> {
    match (kept, other) {
        (Some(kept), Some(other)) if kept != other => Some(format!("{kept}\n\n{other}")),
        (kept, other) => kept.or(other),
    }
}

/// What was moved, for the audit log.
pub fn moved(merged_name: &str, counts: &[(&str, u64)]) -> Vec<Change> {
    let told = |field: &str, to: String| Change { field: field.to_owned(), from: None, to: Some(to) };
    let counts = counts.iter().filter(|(_, count)| *count > 0).map(|(field, count)| told(field, count.to_string()));
    std::iter::once(told("merged", merged_name.to_owned())).chain(counts).collect()
}

#[cfg(test)]
mod tests {
    use super::joined;

    #[test]
    fn texts_are_joined_without_saying_a_thing_twice() {
        let text = |text: &str| Some(text.to_owned());
        assert_eq!(joined(text("Ring"), text("Gate 2")), text("Ring\n\nGate 2"));
        assert_eq!(joined(text("Ring"), text("Ring")), text("Ring"));
        assert_eq!(joined(None, text("Gate 2")), text("Gate 2"));
        assert_eq!(joined(None, None), None);
    }
}
