//! What a person does with their own notices. Each query is limited to the user as well as the company.

use haul_db::{Db, Fetch};
use haul_entity::{
    Owned,
    base::notice::{Column, Entity, Model},
};
use sea_orm::{
    ActiveModelTrait, ColumnTrait, EntityTrait, PaginatorTrait, QueryFilter, QuerySelect, Select, sea_query::Expr,
};
use uuid::Uuid;

use super::{
    send::archived,
    views::{Notice, NoticeBox},
};
use crate::{
    ApiError, SortBy, Write,
    authz::Actor,
    paging::{Page, PageParams, page},
};

impl SortBy for Notice {
    type Column = Column;

    const FIELDS: &'static [(&'static str, Column)] = &[("created_at", Column::CreatedAt)];
    const DEFAULT: &'static str = "-created_at";
}

pub(super) async fn list(
    db: &Db,
    actor: &Actor,
    shown: NoticeBox,
    params: &PageParams<Notice>,
) -> Result<Page<Model>, ApiError> {
    let select = match shown {
        NoticeBox::Inbox => mine(actor).filter(Column::ArchivedAt.is_null()),
        NoticeBox::Archived => mine(actor).filter(Column::ArchivedAt.is_not_null()),
    };
    page(db, select, params, Column::Id).await
}

pub(super) async fn count_unread(db: &Db, actor: &Actor) -> Result<u64, ApiError> {
    Ok(mine(actor).filter(Column::ArchivedAt.is_null()).filter(Column::ReadAt.is_null()).count(db).await?)
}

/// Archiving twice changes nothing.
pub(super) async fn archive(write: &mut Write, id: Uuid) -> Result<Model, ApiError> {
    let found = mine(&write.actor).filter(Column::Id.eq(id)).lock_exclusive().fetch_optional(write.tx()).await?;
    let found = found.ok_or_else(ApiError::not_found)?;
    if found.archived_at.is_some() {
        return Ok(found);
    }
    let row = archived(found, write.now).update(write.tx()).await?;
    write.record("notice.archived", "notice", row.id, &row.title, Vec::new());
    Ok(row)
}

/// Marks the inbox as read. What a person reads is private, so there is no audit event.
pub(super) async fn mark_read(write: &mut Write) -> Result<(), ApiError> {
    Entity::update_many()
        .col_expr(Column::ReadAt, Expr::value(write.now))
        .filter(Column::CompanyId.eq(write.company_id()))
        .filter(Column::UserId.eq(write.actor.id.unwrap_or_default()))
        .filter(Column::ReadAt.is_null())
        .filter(Column::IsInBell.eq(true))
        .exec(write.tx())
        .await?;
    if let Some(reader_id) = write.actor.id {
        write.tell(reader_id, "notice", reader_id);
    }
    Ok(())
}

fn mine(actor: &Actor) -> Select<Entity> {
    Entity::owned_by(actor.company_id)
        .filter(Column::UserId.eq(actor.id.unwrap_or_default()))
        .filter(Column::IsInBell.eq(true))
}
