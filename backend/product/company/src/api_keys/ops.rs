//! The verbs of API keys.

use std::collections::BTreeSet;

use haul_api::{
    ApiError, Invalid, SortBy, Write,
    authz::Permission,
    changes_between,
    paging::{Page, PageParams, page},
    secrets::Secret,
};
use haul_db::{Db, Fetch};
use haul_entity::{
    Owned,
    company::api_key::{ActiveModel, Column, Entity, Model},
};
use sea_orm::{ActiveModelTrait, ColumnTrait, DbErr, IntoActiveModel, QueryFilter, Set};
use uuid::Uuid;

use super::{
    error::ApiKeyError,
    views::{ApiKey, ApiKeyCreate, ApiKeyWithSecret},
};

impl SortBy for ApiKey {
    type Column = Column;

    const FIELDS: &'static [(&'static str, Column)] =
        &[("created_at", Column::CreatedAt), ("name", Column::Name), ("last_used_at", Column::LastUsedAt)];
    const DEFAULT: &'static str = "-created_at";
}

pub async fn list(db: &Db, company_id: Uuid, params: &PageParams<ApiKey>) -> Result<Page<Model>, ApiError> {
    let select = Entity::owned_by(company_id);
    page(db, select, params, Column::Id).await
}

pub async fn create(write: &mut Write, input: ApiKeyCreate) -> Result<ApiKeyWithSecret, ApiKeyError> {
    let mut invalid = Invalid::default();
    let name = input.name.trim().to_owned();
    invalid.require((1..=120).contains(&name.chars().count()), "name", "Enter a name of at most 120 characters.");
    let permissions = checked_permissions(&mut invalid, write, &input.permissions);
    let is_to_come = input.expires_on.is_none_or(|last_day| last_day >= write.now.date());
    invalid.require(is_to_come, "expires_on", "This day is in the past.");
    invalid.finish()?;

    let secret = Secret::new()?;
    let names: Vec<_> = permissions.iter().map(|permission| permission.name()).collect();
    let row = ActiveModel {
        id: Set(write.new_id()),
        company_id: Set(write.company_id()),
        name: Set(name),
        prefix: Set(secret.prefix()),
        secret_hash: Set(secret.hash()),
        permission_names: Set(names.join(" ")),
        expires_on: Set(input.expires_on),
        last_used_at: Set(None),
        revoked_at: Set(None),
        created_by: Set(write.actor.name.clone()),
        created_by_id: Set(write.actor.id),
        terminal_ids: Set(write.actor.terminals.as_deref().map(listed)),
        created_at: Set(write.now),
    };
    let api_key = ApiKey::from(row.insert(write.tx()).await?);
    write.record("api_key.created", "api_key", api_key.id, &api_key.name, changes_between(None, &api_key));
    Ok(ApiKeyWithSecret { api_key, secret: secret.reveal() })
}

/// Revoking twice changes nothing.
pub async fn revoke(write: &mut Write, id: Uuid) -> Result<ApiKey, ApiKeyError> {
    let found = write.find_for_update::<Entity>(id).await?.ok_or(ApiKeyError::NotFound)?;
    if found.revoked_at.is_some() {
        return Ok(found.into());
    }
    Ok(revoke_found(write, found).await?)
}

/// Revokes a user's keys that exceed what the user may do now.
pub async fn revoke_beyond(write: &mut Write, maker_id: Uuid, kept: &[Permission]) -> Result<(), ApiError> {
    let keys = Entity::owned_by(write.company_id())
        .filter(Column::CreatedById.eq(maker_id))
        .filter(Column::RevokedAt.is_null())
        .fetch_all(write.tx())
        .await?;
    for key in keys {
        if kept.is_empty() || key.permissions().any(|permission| !kept.contains(&permission)) {
            revoke_found(write, key).await?;
        }
    }
    Ok(())
}

/// Limits a user's keys to the terminals that the user is limited to.
pub async fn limit_keys_of(write: &mut Write, maker_id: Uuid, terminals: Option<Vec<Uuid>>) -> Result<(), DbErr> {
    let listed = terminals.as_deref().map(listed);
    let keys = Entity::owned_by(write.company_id())
        .filter(Column::CreatedById.eq(maker_id))
        .filter(Column::RevokedAt.is_null())
        .fetch_all(write.tx())
        .await?;
    for key in keys.into_iter().filter(|key| key.terminal_ids != listed) {
        write.end_streams(key.id);
        let mut row = key.into_active_model();
        row.terminal_ids = Set(listed.clone());
        row.update(write.tx()).await?;
    }
    Ok(())
}

fn listed(terminals: &[Uuid]) -> String {
    terminals.iter().map(Uuid::to_string).collect::<Vec<_>>().join(",")
}

async fn revoke_found(write: &mut Write, found: Model) -> Result<ApiKey, ApiError> {
    write.end_streams(found.id);
    let before = ApiKey::from(found.clone());
    let mut row = found.into_active_model();
    row.revoked_at = Set(Some(write.now));
    let after = ApiKey::from(row.update(write.tx()).await?);
    write.record("api_key.revoked", "api_key", after.id, &after.name, changes_between(Some(&before), &after));
    Ok(after)
}

/// A key can't do more than its creator.
fn checked_permissions(invalid: &mut Invalid, write: &Write, names: &[String]) -> BTreeSet<Permission> {
    invalid.require(!names.is_empty(), "permissions", "Choose at least one permission.");
    let mut permissions = BTreeSet::new();
    for (index, name) in names.iter().enumerate() {
        match name.parse::<Permission>() {
            Ok(permission) if write.actor.may(permission) => {
                permissions.insert(permission);
            }
            Ok(_) => {
                invalid.push(format!("permissions.{index}"), format!("You do not have the permission {name} yourself."))
            }
            Err(_) => invalid.push(format!("permissions.{index}"), format!("There is no permission {name}.")),
        }
    }
    permissions
}
