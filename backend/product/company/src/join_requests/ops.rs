//! The verbs of requests to join.

use haul_api::{
    AnyOf, ApiError, Invalid, SortBy, Write, changes_between, jobs,
    notices::{NewNotice, notify_admins},
    paging::{Page, PageParams, page},
};
use haul_db::{Connection, Db, Fetch};
use haul_entity::{
    Owned,
    company::join_request::{ActiveModel, Column, Entity, Model},
};
use haul_types::{JoinRequestStatus, NoticeKind, Role, UserStatus, folded};
use sea_orm::{ActiveModelTrait, ColumnTrait, DbErr, EntityTrait, IntoActiveModel, QueryFilter, Set};
use uuid::Uuid;

use super::{LIST_PATH, error::JoinRequestError, mail, views::JoinRequest};
use crate::users::{may_appoint, new_user, workplaces};

impl SortBy for JoinRequest {
    type Column = Column;

    const FIELDS: &'static [(&'static str, Column)] =
        &[("created_at", Column::CreatedAt), ("full_name", Column::FullNameFolded)];
    const DEFAULT: &'static str = "created_at";
}

pub(super) async fn list(
    db: &Db,
    company_id: Uuid,
    status: AnyOf<JoinRequestStatus>,
    params: &PageParams<JoinRequest>,
) -> Result<Page<Model>, ApiError> {
    let select = Entity::owned_by(company_id).filter(status.on(Column::Status));
    page(db, select, params, Column::Id).await
}

/// The open request of an identity provider's account, at any company.
pub async fn find_open(db: &impl Connection, identity_uid: &str) -> Result<Option<Model>, DbErr> {
    Entity::find()
        .filter(Column::IdentityUid.eq(identity_uid))
        .filter(Column::Status.eq(JoinRequestStatus::Open))
        .fetch_optional(db)
        .await
}

/// Opens a request at the write's company and notifies its Admins in the product and by mail.
pub async fn open(
    write: &mut Write,
    identity_uid: &str,
    email: &str,
    full_name: &str,
) -> Result<Model, JoinRequestError> {
    let row = ActiveModel {
        id: Set(write.new_id()),
        company_id: Set(write.company_id()),
        identity_uid: Set(identity_uid.to_owned()),
        email: Set(email.to_owned()),
        full_name: Set(full_name.to_owned()),
        full_name_folded: Set(folded(full_name)),
        status: Set(JoinRequestStatus::Open),
        reason: Set(None),
        decided_at: Set(None),
        decided_by: Set(None),
        version: Set(1),
        created_at: Set(write.now),
        updated_at: Set(write.now),
    };
    let request = row.insert(write.tx()).await?;
    let notice = NewNotice {
        kind: NoticeKind::JoinRequest,
        matter: request.id.to_string(),
        title: format!("{full_name} wants to join"),
        body: Some(email.to_owned()),
        path: Some(LIST_PATH.to_owned()),
    };
    for admin in notify_admins(write, notice).await? {
        jobs::send_mail(write, mail::join_requested(write, &admin, &request)).await?;
    }
    let view = JoinRequest::from(request.clone());
    write.record("join_request.opened", "join_request", view.id, &view.full_name, changes_between(None, &view));
    Ok(request)
}

/// Makes the person a user.
pub(super) async fn admit(write: &mut Write, id: Uuid, role: Role) -> Result<JoinRequest, JoinRequestError> {
    if !may_appoint(&write.actor, role) {
        return Err(JoinRequestError::RoleAboveYours);
    }
    let terminals = workplaces::for_new(write, &[]);
    workplaces::require_within(write, role, &terminals).map_err(ApiError::from)?;
    let before = find_open_for_update(write, id).await?;
    let mut user = new_user(write, &before.email, &before.full_name, role, UserStatus::Active);
    user.identity_uid = Set(Some(before.identity_uid.clone()));
    let user = user.insert(write.tx()).await.map_err(JoinRequestError::from_admission)?;
    workplaces::replace(write, user.id, &terminals).await.map_err(ApiError::from)?;
    write.record("user.admitted", "user", user.id, &user.full_name, Vec::new());
    let after = decide(write, before, JoinRequestStatus::Admitted, None).await?;
    jobs::send_mail(write, mail::admitted(write, &after).await?).await?;
    Ok(after.into())
}

pub(super) async fn reject(
    write: &mut Write,
    id: Uuid,
    reason: Option<String>,
) -> Result<JoinRequest, JoinRequestError> {
    let reason = reason.map(|reason| reason.trim().to_owned()).filter(|reason| !reason.is_empty());
    let mut invalid = Invalid::default();
    let is_short = reason.as_ref().is_none_or(|reason| reason.chars().count() <= 500);
    invalid.require(is_short, "reason", "Use at most 500 characters.");
    invalid.finish()?;
    let before = find_open_for_update(write, id).await?;
    let after = decide(write, before, JoinRequestStatus::Rejected, reason).await?;
    jobs::send_mail(write, mail::rejected(write, &after).await?).await?;
    Ok(after.into())
}

/// The person withdraws the request.
pub async fn withdraw(write: &mut Write, id: Uuid) -> Result<(), JoinRequestError> {
    let before = find_open_for_update(write, id).await?;
    decide(write, before, JoinRequestStatus::Withdrawn, None).await?;
    Ok(())
}

async fn find_open_for_update(write: &Write, id: Uuid) -> Result<Model, JoinRequestError> {
    let found = write.find_for_update::<Entity>(id).await?.ok_or(JoinRequestError::NotFound)?;
    if found.status == JoinRequestStatus::Open { Ok(found) } else { Err(JoinRequestError::AlreadyDecided) }
}

async fn decide(
    write: &mut Write,
    before: Model,
    status: JoinRequestStatus,
    reason: Option<String>,
) -> Result<Model, JoinRequestError> {
    let mut row = before.clone().into_active_model();
    row.status = Set(status);
    row.reason = Set(reason);
    row.decided_at = Set(Some(write.now));
    row.decided_by = Set(Some(write.actor.name.clone()));
    row.version = Set(before.version + 1);
    row.updated_at = Set(write.now);
    let after = row.update(write.tx()).await?;
    let changes = changes_between(Some(&JoinRequest::from(before)), &JoinRequest::from(after.clone()));
    write.record(format!("join_request.{}", status.as_str()), "join_request", after.id, &after.full_name, changes);
    Ok(after)
}
