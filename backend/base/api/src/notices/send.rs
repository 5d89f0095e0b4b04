//! Notifying people, in the transaction of what happened: one open notice for a person and a matter.

use std::collections::BTreeSet;

use haul_db::Fetch;
use haul_entity::{
    Owned,
    base::notice::{ActiveModel, Column, Entity, Model},
    company::{role_grant, user_account},
};
use haul_types::{NoticeKind, NoticeMail, Role, Section, Timestamp, UserStatus};
use sea_orm::{
    ActiveModelTrait, ColumnTrait, EntityTrait, IntoActiveModel, QueryFilter, QueryOrder, QuerySelect, Set,
    sea_query::OnConflict,
};
use uuid::Uuid;

use super::{
    plan::plan,
    spec::{NoticeSpec, Repeat},
    views::NoticeWish,
    wishes::Wishes,
};
use crate::{ApiError, Write, workplaces::limits_of};

/// A notice to send.
#[derive(Clone, Debug)]
pub struct NewNotice {
    pub kind: NoticeKind,
    /// What it is about, such as a load's id. A person has at most one open notice of a kind and matter.
    pub matter: String,
    pub title: String,
    pub body: Option<String>,
    pub path: Option<String>,
}

impl NewNotice {
    fn key(&self) -> String {
        open_key(self.kind, &self.matter)
    }
}

fn open_key(kind: NoticeKind, matter: &str) -> String {
    format!("{}:{matter}", kind.as_str())
}

/// Notifies one user of the write's company, unless the user caused it or wants no such notices.
pub async fn notify(write: &mut Write, user_id: Uuid, notice: NewNotice) -> Result<(), ApiError> {
    // On the heap: it ends long chains of calls, whose futures would outgrow a thread's stack.
    Box::pin(send(write, user_id, notice)).await
}

async fn send(write: &mut Write, user_id: Uuid, notice: NewNotice) -> Result<(), ApiError> {
    let spec = write.ctx.product.notice(notice.kind)?;
    if !spec.is_answer && write.actor.id == Some(user_id) {
        return Ok(());
    }
    let wishes = Wishes::read(write.tx(), write.company_id(), user_id).await?;
    let wish = wishes.of_kind(spec);
    if !wish.is_in_bell && wish.mail == NoticeMail::Off {
        return Ok(());
    }
    let open = Entity::owned_by(write.company_id())
        .filter(Column::UserId.eq(user_id))
        .filter(Column::OpenKey.eq(notice.key()))
        .lock_exclusive()
        .fetch_optional(write.tx())
        .await?;
    let is_dropped = open.is_some() && spec.repeat == Repeat::IsDropped;
    if is_dropped {
        return Ok(());
    }
    let mailed_at = open.as_ref().and_then(|row| row.mailed_at);
    let mail_due_at = match wish.mail {
        NoticeMail::Off => None,
        mail => {
            let hours = wishes.hours(write.tx(), write.company_id()).await?;
            hours.mail_at(mail, spec.priority, write.now, mailed_at)
        }
    };
    // Mail that is due already does not wait for the next digest.
    let overdue = open.as_ref().and_then(|row| row.mail_due_at).filter(|at| *at <= write.now);
    let mail_due_at = mail_due_at.map(|at| overdue.unwrap_or(at));
    // Before the row: it asks whether another notice has such a job.
    if let Some(at) = mail_due_at {
        plan(write, user_id, at).await?;
    }
    let id = match open {
        Some(row) => refresh(write, row, notice, &wish, mail_due_at).await?,
        None => insert(write, user_id, notice, (spec, &wish), mail_due_at).await?,
    };
    write.tell(user_id, "notice", id);
    Ok(())
}

async fn refresh(
    write: &Write,
    row: Model,
    notice: NewNotice,
    wish: &NoticeWish,
    mail_due_at: Option<Timestamp>,
) -> Result<Uuid, ApiError> {
    let mut row = row.into_active_model();
    row.title = Set(notice.title);
    row.body = Set(notice.body);
    row.path = Set(notice.path);
    row.created_at = Set(write.now);
    row.read_at = Set(None);
    row.is_in_bell = Set(wish.is_in_bell);
    row.mail_due_at = Set(mail_due_at);
    Ok(row.update(write.tx()).await?.id)
}

async fn insert(
    write: &Write,
    user_id: Uuid,
    notice: NewNotice,
    (spec, wish): (&NoticeSpec, &NoticeWish),
    mail_due_at: Option<Timestamp>,
) -> Result<Uuid, ApiError> {
    let id = write.new_id();
    let row = ActiveModel {
        id: Set(id),
        company_id: Set(write.company_id()),
        user_id: Set(user_id),
        kind: Set(notice.kind),
        open_key: Set(Some(notice.key())),
        title: Set(notice.title),
        body: Set(notice.body),
        path: Set(notice.path),
        created_at: Set(write.now),
        read_at: Set(None),
        archived_at: Set(None),
        priority: Set(spec.priority),
        is_in_bell: Set(wish.is_in_bell),
        mail_due_at: Set(mail_due_at),
        mailed_at: Set(None),
    };
    // Another write has just sent the same notice.
    let is_told = OnConflict::columns([Column::CompanyId, Column::OpenKey, Column::UserId]).do_nothing().to_owned();
    Entity::insert(row).on_conflict(is_told).exec_without_returning(write.tx()).await?;
    Ok(id)
}

/// Notifies several users, each once.
pub async fn notify_each(
    write: &mut Write,
    user_ids: impl IntoIterator<Item = Uuid>,
    notice: NewNotice,
) -> Result<(), ApiError> {
    // In a fixed order, so that two writes never deadlock.
    for user_id in user_ids.into_iter().collect::<BTreeSet<_>>() {
        notify(write, user_id, notice.clone()).await?;
    }
    Ok(())
}

/// The company's active Admins.
pub async fn admins_of(write: &Write) -> Result<Vec<user_account::Model>, ApiError> {
    with_role(write, [Role::SuperAdmin, Role::Admin]).await
}

/// Notifies every active Admin of the write's company; returns them.
pub async fn notify_admins(write: &mut Write, notice: NewNotice) -> Result<Vec<user_account::Model>, ApiError> {
    let admins = admins_of(write).await?;
    notify_each(write, admins.iter().map(|admin| admin.id), notice).await?;
    Ok(admins)
}

/// Notifies everyone in the write's company who has a section, and sees records of the terminal if there is one, but
/// not the user who writes.
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
    let mut told = Vec::new();
    for user in with_role(write, roles).await? {
        let limits = limits_of(write.tx(), &user).await?;
        let sees = |terminal: Uuid| limits.as_ref().is_none_or(|own| own.contains(&terminal));
        if Some(user.id) != write.actor.id && terminal_id.is_none_or(sees) {
            told.push(user.id);
        }
    }
    notify_each(write, told, notice).await
}

async fn with_role(write: &Write, roles: impl IntoIterator<Item = Role>) -> Result<Vec<user_account::Model>, ApiError> {
    let users = user_account::Entity::owned_by(write.company_id())
        .filter(user_account::Column::Status.eq(UserStatus::Active))
        .filter(user_account::Column::Role.is_in(roles))
        .order_by_asc(user_account::Column::Id)
        .fetch_all(write.tx())
        .await?;
    Ok(users)
}

/// The matter is over: its open notices go to the archive, and none of them is mailed anymore. Returns whose they were.
pub async fn close_matter(write: &mut Write, kind: NoticeKind, matter: &str) -> Result<Vec<Uuid>, ApiError> {
    let open = Entity::owned_by(write.company_id())
        .filter(Column::OpenKey.eq(open_key(kind, matter)))
        .order_by_asc(Column::UserId)
        .lock_exclusive()
        .fetch_all(write.tx())
        .await?;
    close(write, open).await
}

/// Closes the open notices of a kind whose matter is not one of those that still stand.
pub async fn close_others(write: &mut Write, kind: NoticeKind, standing: &[String]) -> Result<(), ApiError> {
    let standing: BTreeSet<String> = standing.iter().map(|matter| open_key(kind, matter)).collect();
    let open = Entity::owned_by(write.company_id())
        .filter(Column::Kind.eq(kind))
        .filter(Column::OpenKey.is_not_null())
        .order_by_asc(Column::UserId)
        .lock_exclusive()
        .fetch_all(write.tx())
        .await?;
    let stands = |row: &Model| row.open_key.as_ref().is_some_and(|key| standing.contains(key));
    close(write, open.into_iter().filter(|row| !stands(row)).collect()).await?;
    Ok(())
}

async fn close(write: &mut Write, rows: Vec<Model>) -> Result<Vec<Uuid>, ApiError> {
    let mut told = Vec::new();
    for row in rows {
        let (id, user_id) = (row.id, row.user_id);
        archived(row, write.now).update(write.tx()).await?;
        write.tell(user_id, "notice", id);
        told.push(user_id);
    }
    Ok(told)
}

/// The row as archived: a later occurrence is a notice of its own.
pub(super) fn archived(row: Model, now: Timestamp) -> ActiveModel {
    let mut row = row.into_active_model();
    row.archived_at = Set(Some(now));
    row.open_key = Set(None);
    row.mail_due_at = Set(None);
    row
}
