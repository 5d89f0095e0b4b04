//! The verbs of notices. Each is limited to the user as well as the company.

use haul_db::{Db, Fetch};
use haul_entity::{
    Owned,
    base::notice::{ActiveModel, Column, Entity, Model},
    company::{role_grant, user_account},
};
use haul_types::{NoticeKind, Role, Section, UserStatus};
use sea_orm::{
    ActiveModelTrait, ColumnTrait, EntityTrait, IntoActiveModel, PaginatorTrait, QueryFilter, QuerySelect, Select, Set,
    sea_query::Expr,
};
use uuid::Uuid;

use super::views::{Notice, NoticeBox};
use crate::{
    ApiError, SortBy, Write,
    authz::Actor,
    paging::{Page, PageParams, page},
    sight::limits_of,
};

/// A notice to send.
#[derive(Clone, Debug)]
pub struct NewNotice {
    pub kind: NoticeKind,
    pub title: String,
    pub body: Option<String>,
    pub path: Option<String>,
}

/// Notifies one user of the write's company, in the write's transaction.
pub async fn notify(write: &mut Write, user_id: Uuid, notice: NewNotice) -> Result<(), ApiError> {
    let id = write.new_id();
    let row = ActiveModel {
        id: Set(id),
        company_id: Set(write.company_id()),
        user_id: Set(user_id),
        kind: Set(notice.kind),
        title: Set(notice.title),
        body: Set(notice.body),
        path: Set(notice.path),
        created_at: Set(write.now),
        read_at: Set(None),
        archived_at: Set(None),
    };
    row.insert(write.tx()).await?;
    write.tell(user_id, "notice", id);
    Ok(())
}

/// Notifies every active Admin of the write's company; returns their ids.
pub async fn notify_admins(write: &mut Write, notice: NewNotice) -> Result<Vec<user_account::Model>, ApiError> {
    let admins = user_account::Entity::owned_by(write.company_id())
        .filter(user_account::Column::Status.eq(UserStatus::Active))
        .filter(user_account::Column::Role.is_in([Role::SuperAdmin, Role::Admin]))
        .fetch_all(write.tx())
        .await?;
    for admin in &admins {
        notify(write, admin.id, notice.clone()).await?;
    }
    Ok(admins)
}

/// Notifies everyone in the write's company who has a section, and sees records of the terminal if there is one.
pub async fn notify_section(
    write: &mut Write,
    section: Section,
    terminal_id: Option<Uuid>,
    notice: NewNotice,
) -> Result<(), ApiError> {
    let grants = role_grant::Entity::owned_by(write.company_id())
        .filter(role_grant::Column::Section.eq(section))
        .fetch_all(write.tx())
        .await?;
    let roles = grants.into_iter().map(|grant| grant.role).chain([Role::SuperAdmin, Role::Admin]);
    let users = user_account::Entity::owned_by(write.company_id())
        .filter(user_account::Column::Status.eq(UserStatus::Active))
        .filter(user_account::Column::Role.is_in(roles))
        .fetch_all(write.tx())
        .await?;
    for user in users {
        let limits = limits_of(write.tx(), &user).await?;
        let sees = |terminal: Uuid| limits.as_ref().is_none_or(|own| own.contains(&terminal));
        if terminal_id.is_none_or(sees) {
            notify(write, user.id, notice.clone()).await?;
        }
    }
    Ok(())
}

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
    let mut row = found.into_active_model();
    row.archived_at = Set(Some(write.now));
    let row = row.update(write.tx()).await?;
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
        .exec(write.tx())
        .await?;
    if let Some(reader_id) = write.actor.id {
        write.tell(reader_id, "notice", reader_id);
    }
    Ok(())
}

fn mine(actor: &Actor) -> Select<Entity> {
    Entity::owned_by(actor.company_id).filter(Column::UserId.eq(actor.id.unwrap_or_default()))
}
