//! The items of a record as they were at a moment in the past.
//!
//! A row has what an item says now. Before each correction, and before it is archived or restored, what it said goes to
//! `compliance_item_version`; so the version that was replaced first after the moment is the one that counted then.

use std::collections::HashMap;

use haul_api::{ApiError, Write};
use haul_db::{Connection, Fetch};
use haul_entity::{
    Owned,
    compliance::{
        compliance_item::{Column, Entity, Model},
        compliance_item_version as version,
    },
};
use haul_types::Timestamp;
use sea_orm::{ActiveModelTrait, ColumnTrait, IntoActiveModel, QueryFilter, QueryOrder};
use uuid::Uuid;

/// Keeps what an item says before it is changed.
pub async fn keep(write: &Write, row: &Model) -> Result<(), ApiError> {
    let kept = version::Model {
        id: write.new_id(),
        company_id: row.company_id,
        compliance_item_id: row.id,
        number: row.number.clone(),
        issuer: row.issuer.clone(),
        issued_on: row.issued_on,
        expires_on: row.expires_on,
        waived_reason: row.waived_reason.clone(),
        note: row.note.clone(),
        archived_at: row.archived_at,
        replaced_at: write.now,
    };
    kept.into_active_model().reset_all().insert(write.tx()).await?;
    Ok(())
}

/// What was on file of a record at a moment: current and superseded items, not archived ones, the latest first.
pub async fn on_file(
    db: &impl Connection,
    company_id: Uuid,
    record_id: Uuid,
    at: Timestamp,
) -> Result<Vec<Model>, ApiError> {
    let rows = Entity::owned_by(company_id)
        .filter(Column::RecordId.eq(record_id))
        .filter(Column::CreatedAt.lte(at))
        .order_by_desc(Column::CreatedAt)
        .order_by_desc(Column::Id)
        .fetch_all(db)
        .await?;
    let mut replaced = replaced_after(db, company_id, rows.iter().map(|row| row.id), at).await?;
    let then = rows.into_iter().map(|row| as_it_was(replaced.remove(&row.id), row, at));
    Ok(then.filter(|row| row.archived_at.is_none()).collect())
}

/// Of each item, the version that was replaced first after the moment.
async fn replaced_after(
    db: &impl Connection,
    company_id: Uuid,
    ids: impl IntoIterator<Item = Uuid>,
    at: Timestamp,
) -> Result<HashMap<Uuid, version::Model>, ApiError> {
    let ids: Vec<Uuid> = ids.into_iter().collect();
    if ids.is_empty() {
        return Ok(HashMap::new());
    }
    let rows = version::Entity::owned_by(company_id)
        .filter(version::Column::ComplianceItemId.is_in(ids))
        .filter(version::Column::ReplacedAt.gt(at))
        .order_by_desc(version::Column::ReplacedAt)
        .order_by_desc(version::Column::Id)
        .fetch_all(db)
        .await?;
    // The last one of an item wins.
    Ok(rows.into_iter().map(|row| (row.compliance_item_id, row)).collect())
}

fn as_it_was(replaced: Option<version::Model>, row: Model, at: Timestamp) -> Model {
    let superseded_at = row.superseded_at.filter(|then| *then <= at);
    match replaced {
        None => Model { superseded_at, ..row },
        Some(old) => Model {
            number: old.number,
            issuer: old.issuer,
            issued_on: old.issued_on,
            expires_on: old.expires_on,
            waived_reason: old.waived_reason,
            note: old.note,
            archived_at: old.archived_at,
            superseded_at,
            ..row
        },
    }
}
