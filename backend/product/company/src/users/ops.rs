//! The verbs of users.

use haul_api::{
    AnyOf, ApiError, Invalid, SortBy, Write,
    authz::Actor,
    changes_between, differs, jobs,
    notices::{NewNotice, notify},
    paging::{Page, PageParams, page},
    patch, same_version, searched,
};
use haul_db::{Connection, Db};
use haul_entity::{
    Owned,
    company::user_account::{ActiveModel, Column, Entity, Model},
};
use haul_types::{EmailAddress, NoticeKind, Phone, Role, UserStatus, folded};
use sea_orm::{ActiveModelTrait, ColumnTrait, IntoActiveModel, QueryFilter, Set};
use uuid::Uuid;

use super::{
    access,
    admins::{lock_admins, require_another},
    error::UserError,
    mail,
    views::{User, UserInvite, UserUpdate},
    workplaces,
};

/// Which users a list shows; without roles or statuses, all but the removed.
#[derive(Default)]
pub struct Filter {
    pub q: Option<String>,
    pub role: AnyOf<Role>,
    pub status: AnyOf<UserStatus>,
}

impl SortBy for User {
    type Column = Column;

    const FIELDS: &'static [(&'static str, Column)] = &[
        ("full_name", Column::FullNameFolded),
        ("email", Column::Email),
        ("last_seen_at", Column::LastSeenAt),
        ("created_at", Column::CreatedAt),
    ];
    const DEFAULT: &'static str = "full_name";
}

pub async fn list(
    db: &Db,
    company_id: Uuid,
    filter: Filter,
    params: &PageParams<User>,
) -> Result<Page<Model>, ApiError> {
    let mut select = Entity::owned_by(company_id);
    select = match filter.status.is_empty() {
        true => select.filter(Column::Status.ne(UserStatus::Removed)),
        false => select.filter(filter.status.on(Column::Status)),
    };
    select = select.filter(filter.role.on(Column::Role));
    select = select.filter(searched(filter.q.as_deref(), &[Column::FullNameFolded, Column::Email], &[]));
    page(db, select, params, Column::Id).await
}

async fn find(db: &impl Connection, company_id: Uuid, id: Uuid) -> Result<Model, UserError> {
    let found = Entity::find_owned(company_id, id).fetch_optional(db).await?;
    found.ok_or(UserError::NotFound)
}

/// One user as a wire object.
pub async fn read(db: &impl Connection, company_id: Uuid, id: Uuid) -> Result<User, UserError> {
    let row = find(db, company_id, id).await?;
    shown_one(db, row).await
}

/// The rows as wire objects, their terminals named with one query.
pub async fn shown(db: &impl Connection, company_id: Uuid, rows: Vec<Model>) -> Result<Vec<User>, UserError> {
    let mut terminals = workplaces::of_people(db, company_id, rows.iter().map(|row| row.id)).await?;
    Ok(rows
        .into_iter()
        .map(|row| (terminals.remove(&row.id), row))
        .map(|(at, row)| User::new(row, at.unwrap_or_default()))
        .collect())
}

pub async fn shown_one(db: &impl Connection, row: Model) -> Result<User, UserError> {
    shown(db, row.company_id, vec![row]).await?.pop().ok_or(UserError::NotFound)
}

/// Whether the actor may grant a role, or change a user who has it: no one may grant a role above their own.
pub fn may_appoint(actor: &Actor, role: Role) -> bool {
    match role {
        Role::SuperAdmin => actor.role == Some(Role::SuperAdmin),
        Role::Admin => actor.role.is_some_and(Role::is_admin),
        Role::TerminalManager | Role::SafetyManager | Role::User => true,
    }
}

/// A new user's row, for invitations, admissions and founders.
pub fn new_user(write: &Write, email: &str, full_name: &str, role: Role, status: UserStatus) -> ActiveModel {
    ActiveModel {
        id: Set(write.new_id()),
        company_id: Set(write.company_id()),
        identity_uid: Set(None),
        email: Set(email.to_owned()),
        full_name: Set(full_name.to_owned()),
        full_name_folded: Set(folded(full_name)),
        phone: Set(None),
        role: Set(role),
        status: Set(status),
        suspended_reason: Set(None),
        last_seen_at: Set(None),
        signed_in_at: Set(None),
        sessions_ended_at: Set(None),
        kept_sign_in_at: Set(None),
        invited_at: Set((status == UserStatus::Invited).then_some(write.now)),
        version: Set(1),
        created_at: Set(write.now),
        updated_at: Set(write.now),
    }
}

/// Invites a person by mail.
pub async fn invite(write: &mut Write, input: UserInvite) -> Result<User, UserError> {
    let mut invalid = Invalid::default();
    let email = invalid.parse("email", EmailAddress::parse(&input.email)).map(String::from).unwrap_or_default();
    let full_name = checked_name(&mut invalid, &input.full_name);
    invalid.finish()?;
    if !may_appoint(&write.actor, input.role) {
        return Err(UserError::RoleAboveYours);
    }
    let terminals = workplaces::for_new(write, &input.terminal_ids);
    workplaces::require_within(write, input.role, &terminals)?;
    let row = new_user(write, &email, &full_name, input.role, UserStatus::Invited);
    let row = row.insert(write.tx()).await.map_err(|error| UserError::from_write(error, &email))?;
    workplaces::replace(write, row.id, &terminals).await?;
    let mail = mail::invitation(write, &row).await?;
    jobs::send_mail(write, mail).await?;
    let user = shown_one(write.tx(), row).await?;
    write.record("user.invited", "user", user.id, &user.full_name, changes_between(None, &user));
    Ok(user)
}

pub async fn update(write: &mut Write, id: Uuid, input: UserUpdate) -> Result<User, UserError> {
    let admins = lock_admins(write).await?;
    let before = find_for_update(write, id).await?;
    same_version(before.version, input.version)?;
    let mut invalid = Invalid::default();
    let mut row = before.clone().into_active_model();
    if let Some(full_name) = &input.full_name {
        let full_name = checked_name(&mut invalid, full_name);
        row.full_name_folded = Set(folded(&full_name));
        row.full_name = Set(full_name);
    }
    patch(&mut row.phone, input.phone, |text| invalid.parse("phone", Phone::parse(&text)).map(String::from));
    invalid.finish()?;
    if let Some(role) = input.role.filter(|role| *role != before.role) {
        require_may_change(write, &before).await?;
        if !may_appoint(&write.actor, role) {
            return Err(UserError::RoleAboveYours);
        }
        if !role.is_admin() {
            require_another(&admins, id)?;
        }
        row.role = Set(role);
        let title = format!("Your role is now {}", role.as_str());
        let matter = id.to_string();
        notify(write, id, NewNotice { kind: NoticeKind::Access, matter, title, body: None, path: None }).await?;
    }
    let old = workplaces::of_one(write, &before).await?;
    let new = input.terminal_ids.map_or_else(|| old.clone(), |ids| ids.into_iter().collect());
    if old != new || row.role.try_as_ref() != Some(&before.role) {
        workplaces::require_seeing_no_more(write.tx(), &write.actor, &before).await?;
        workplaces::require_within(write, *row.role.try_as_ref().unwrap_or(&before.role), &new)?;
    }
    if old == new && !differs(&row, &before) {
        return shown_one(write.tx(), before).await;
    }
    let shown = shown_one(write.tx(), before.clone()).await?;
    if old != new {
        workplaces::replace(write, id, &new).await?;
        access::limit(write, &before).await?;
    }
    save_shown(write, before, shown, row, "user.updated").await
}

pub async fn suspend(write: &mut Write, id: Uuid, reason: &str) -> Result<User, UserError> {
    let before = find_to_exclude(write, id).await?;
    let reason = reason.trim();
    let mut invalid = Invalid::default();
    invalid.require((1..=500).contains(&reason.chars().count()), "reason", "Say why, in at most 500 characters.");
    invalid.finish()?;
    if before.status != UserStatus::Active {
        return Err(UserError::NotActive);
    }
    let mut row = before.clone().into_active_model();
    row.status = Set(UserStatus::Suspended);
    row.suspended_reason = Set(Some(reason.to_owned()));
    save(write, before, row, "user.suspended").await
}

pub async fn reinstate(write: &mut Write, id: Uuid) -> Result<User, UserError> {
    let before = find_for_update(write, id).await?;
    require_may_change(write, &before).await?;
    if before.status != UserStatus::Suspended {
        return Err(UserError::NotSuspended);
    }
    let mut row = before.clone().into_active_model();
    row.status = Set(UserStatus::Active);
    row.suspended_reason = Set(None);
    save(write, before, row, "user.reinstated").await
}

/// Removes the person from the company; the account at the identity provider stays theirs.
pub async fn remove(write: &mut Write, id: Uuid) -> Result<User, UserError> {
    let before = find_to_exclude(write, id).await?;
    let mut row = before.clone().into_active_model();
    row.status = Set(UserStatus::Removed);
    save(write, before, row, "user.removed").await
}

async fn find_to_exclude(write: &Write, id: Uuid) -> Result<Model, UserError> {
    let admins = lock_admins(write).await?;
    let found = find_for_update(write, id).await?;
    require_another(&admins, id)?;
    if write.actor.id == Some(id) {
        return Err(UserError::CannotSuspendYourself);
    }
    require_may_change(write, &found).await?;
    Ok(found)
}

pub(super) async fn require_may_change(write: &Write, user: &Model) -> Result<(), UserError> {
    require_over(write.tx(), &write.actor, user).await
}

async fn require_over(db: &impl Connection, actor: &Actor, user: &Model) -> Result<(), UserError> {
    if !may_appoint(actor, user.role) {
        return Err(UserError::RoleAboveYours);
    }
    workplaces::require_seeing_no_more(db, actor, user).await
}

/// Whether the actor may end the person's sessions: one's own, and those of people whose access one may change.
pub async fn require_may_end(db: &impl Connection, actor: &Actor, user: &Model) -> Result<(), UserError> {
    if actor.id == Some(user.id) { Ok(()) } else { require_over(db, actor, user).await }
}

/// Reads and locks the row until the write ends. A removed user can't be changed.
pub(crate) async fn find_for_update(write: &Write, id: Uuid) -> Result<Model, UserError> {
    let found = write.find_for_update::<Entity>(id).await?;
    found.filter(|user| user.status != UserStatus::Removed).ok_or(UserError::NotFound)
}

pub(crate) async fn save(write: &mut Write, before: Model, row: ActiveModel, action: &str) -> Result<User, UserError> {
    let shown = shown_one(write.tx(), before.clone()).await?;
    save_shown(write, before, shown, row, action).await
}

/// [`save`], for a person as shown before the first change of this write.
async fn save_shown(
    write: &mut Write,
    before: Model,
    shown: User,
    mut row: ActiveModel,
    action: &str,
) -> Result<User, UserError> {
    row.version = Set(before.version + 1);
    row.updated_at = Set(write.now);
    let after = row.update(write.tx()).await.map_err(|error| UserError::from_write(error, &before.email))?;
    access::settle(write, &before, &after).await?;
    let after = shown_one(write.tx(), after).await?;
    write.record(action, "user", after.id, &after.full_name, changes_between(Some(&shown), &after));
    Ok(after)
}

pub(crate) fn checked_name(invalid: &mut Invalid, name: &str) -> String {
    invalid.person_name("full_name", name, 120)
}
