//! The versions of a load's rate confirmation: the newest that is not archived is the current one.

use haul_api::{Invalid, Write};
use haul_db::Fetch;
use haul_entity::{
    Owned,
    loads::document::{Column, Entity, Model},
};
use haul_types::DocumentKind;
use sea_orm::{ColumnTrait, QueryFilter};
use uuid::Uuid;

use super::error::DocumentError;

/// The revision of the current rate confirmation among the documents of a load.
pub fn current_revision(documents: &[Model]) -> Option<i32> {
    documents.iter().filter(|document| document.archived_at.is_none()).filter_map(|document| document.revision).max()
}

/// Whether a later version replaces it.
pub fn is_superseded(document: &Model, current: Option<i32>) -> bool {
    document.revision.zip(current).is_some_and(|(own, current)| own < current)
}

/// The load's rate confirmations, archived ones included.
pub(super) async fn of_load(write: &Write, load_id: Uuid) -> Result<Vec<Model>, DocumentError> {
    let rows = Entity::owned_by(write.company_id())
        .filter(Column::LoadId.eq(load_id))
        .filter(Column::Revision.is_not_null())
        .fetch_all(write.tx())
        .await?;
    Ok(rows)
}

/// The number after the last; the load is locked.
pub(super) fn next(known: &[Model]) -> i32 {
    known.iter().filter_map(|document| document.revision).max().unwrap_or_default().saturating_add(1)
}

/// The version of a new document: a further page of a known one, or a new one.
pub(super) fn of_new(kind: DocumentKind, wanted: Option<i32>, known: &[Model], invalid: &mut Invalid) -> Option<i32> {
    if kind != DocumentKind::RateConfirmation {
        invalid.require(wanted.is_none(), "revision", "Only a rate confirmation has versions.");
        return None;
    }
    let Some(wanted) = wanted else { return Some(next(known)) };
    let is_known = known.iter().any(|document| document.revision == Some(wanted));
    invalid.require(is_known, "revision", "This load's rate confirmation has no such version.");
    Some(wanted)
}
