//! The verbs of binders.

use chrono::TimeDelta;
use haul_api::{
    ApiError, SortBy, Write,
    authz::{Actor, ActorKind},
    paging::{PageParams, page},
};
use haul_compliance::items::moment;
use haul_db::{Db, Fetch};
use haul_entity::{
    Owned,
    safety::audit_binder::{Column, Entity, Model},
};
use haul_loads::documents::DocumentLink;
use haul_papers::{PaperError, link_to};
use haul_types::{BinderStatus, ErrorCode, Timestamp};
use sea_orm::{ActiveModelTrait, ColumnTrait, DbErr, EntityTrait, IntoActiveModel, QueryFilter, Select};
use uuid::Uuid;

use super::{
    job::{PackBinder, Payload},
    views::{AuditBinder, AuditBinderCreate, AuditBinderPage},
};

/// The file has expired long before; the audit log still records that it was made.
const KEPT_IN_LIST_FOR: TimeDelta = TimeDelta::days(90);

impl SortBy for AuditBinder {
    type Column = Column;

    const FIELDS: &'static [(&'static str, Column)] = &[("created_at", Column::CreatedAt)];
    const DEFAULT: &'static str = "-created_at";
}

/// A binder has what the person who ordered it may see, so only that person sees it.
fn mine(actor: &Actor) -> Select<Entity> {
    Entity::owned_by(actor.company_id).filter(Column::RequestedById.eq(actor.id.unwrap_or_default()))
}

pub async fn list(db: &Db, actor: &Actor, params: &PageParams<AuditBinder>) -> Result<AuditBinderPage, ApiError> {
    let page = page(db, mine(actor), params, Column::Id).await?;
    let items = page.rows.into_iter().map(AuditBinder::from).collect();
    Ok(AuditBinderPage { items, next_cursor: page.next_cursor, total_count: page.total_count })
}

pub async fn read(db: &Db, actor: &Actor, id: Uuid) -> Result<AuditBinder, ApiError> {
    let found = mine(actor).filter(Column::Id.eq(id)).fetch_optional(db).await?;
    found.map(AuditBinder::from).ok_or_else(ApiError::not_found)
}

pub async fn create(write: &mut Write, input: AuditBinderCreate) -> Result<AuditBinder, ApiError> {
    let at = moment(write.tx(), write.company_id(), input.as_of, write.now).await?;
    let today = haul_api::today_at_company(write.tx(), write.company_id(), write.now).await?;
    let row = Model {
        id: write.new_id(),
        company_id: write.company_id(),
        is_requested_by_key: write.actor.kind == ActorKind::ApiKey,
        // The policy admits only people and keys, and they have an id.
        requested_by_id: write.actor.id.unwrap_or_default(),
        requested_by: write.actor.name.clone(),
        kind: input.kind,
        as_of: input.as_of.unwrap_or(today),
        as_of_at: at,
        status: BinderStatus::Queued,
        files: serde_json::json!([]),
        done_count: 0,
        total_count: 0,
        blob_id: None,
        sha256: None,
        byte_size: None,
        problem: None,
        expires_at: None,
        version: 1,
        created_at: write.now,
        updated_at: write.now,
    };
    let row = row.into_active_model().reset_all().insert(write.tx()).await?;
    write.enqueue::<PackBinder>(&Payload { audit_binder_id: row.id }).await?;
    let binder = AuditBinder::from(row);
    write.record("audit_binder.requested", "audit_binder", binder.id, &binder.file_name, Vec::new());
    Ok(binder)
}

/// A link to the finished file.
pub async fn open(write: &mut Write, id: Uuid) -> Result<DocumentLink, PaperError> {
    let row = mine(&write.actor).filter(Column::Id.eq(id)).fetch_optional(write.tx()).await?;
    let row = row.ok_or_else(ApiError::not_found)?;
    let (Some(blob_id), Some(until)) = (row.blob_id, row.expires_at) else {
        return Err(ApiError::new(ErrorCode::ArchiveNotDone, "This binder is still being written.").into());
    };
    if until <= write.now {
        return Err(ApiError::new(ErrorCode::ArchiveExpired, "This binder has expired. Order a new one.").into());
    }
    let binder = AuditBinder::from(row);
    let link = link_to(&write.ctx, write.company_id(), blob_id, &binder.file_name, "application/zip")?;
    write.note("audit_binder.opened", "audit_binder", id, &binder.file_name, Vec::new());
    Ok(link)
}

/// Deletes old binders from the list.
pub async fn sweep(db: &Db, now: Timestamp) -> Result<(), DbErr> {
    Entity::delete_many().filter(Column::CreatedAt.lt(now - KEPT_IN_LIST_FOR)).exec(db).await?;
    Ok(())
}
