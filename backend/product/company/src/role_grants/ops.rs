//! The verbs of role grants.

use haul_api::{
    Change, Write,
    authz::{Permission, Section},
};
use haul_db::{Connection, Fetch};
use haul_entity::{
    Owned,
    company::{
        role_grant::{ActiveModel, Column, Entity},
        user_account,
    },
};
use haul_types::{Role, UserStatus};
use sea_orm::{ActiveModelTrait, ColumnTrait, DbErr, EntityTrait, QueryFilter, Set};
use uuid::Uuid;

use super::{
    error::RoleGrantError,
    views::{RoleGrant, RoleGrantList, RolePermission, RolePermissionList},
};
use crate::users::access::trim_keys;

pub async fn list(db: &impl Connection, company_id: Uuid) -> Result<RoleGrantList, DbErr> {
    let grants = Entity::owned_by(company_id).fetch_all(db).await?;
    let cell = |role: Role, section: Section| {
        let is_default = section.is_default_of(role);
        let is_opened = grants.iter().any(|grant| grant.role == role && grant.section == section);
        RoleGrant { role, section, is_default, is_granted: is_default || is_opened }
    };
    let roles = Role::ALL.iter().copied();
    let items = roles.flat_map(|role| Section::ALL.iter().map(move |section| (role, *section)));
    Ok(RoleGrantList { items: items.map(|(role, section)| cell(role, section)).collect() })
}

/// Which roles have which permissions, from the same table that every request is checked with.
pub async fn permissions(db: &impl Connection, company_id: Uuid) -> Result<RolePermissionList, DbErr> {
    let grants = list(db, company_id).await?.items;
    let roles_of = |sections: &[Section]| {
        let has = |role: &Role| {
            grants.iter().any(|grant| grant.is_granted && grant.role == *role && sections.contains(&grant.section))
        };
        Role::ALL.iter().copied().filter(has).collect()
    };
    let item = |permission: &Permission| {
        let containing = Section::ALL.iter().copied().filter(|section| section.permissions().contains(permission));
        let sections: Vec<Section> = containing.collect();
        RolePermission {
            permission: permission.name().to_owned(),
            description: permission.description().to_owned(),
            roles: roles_of(&sections),
            sections,
        }
    };
    Ok(RolePermissionList { items: Permission::ALL.iter().map(item).collect() })
}

/// Opens a section to a role; an open one stays open.
pub async fn grant(write: &mut Write, role: Role, section: Section) -> Result<RoleGrantList, RoleGrantError> {
    if is_open(write, role, section).await? {
        return Ok(list(write.tx(), write.company_id()).await?);
    }
    let row = ActiveModel {
        company_id: Set(write.company_id()),
        role: Set(role),
        section: Set(section),
        created_at: Set(write.now),
    };
    row.insert(write.tx()).await?;
    note(write, "role.section_granted", role, None, Some(section));
    Ok(list(write.tx(), write.company_id()).await?)
}

/// Closes a section to a role; a closed one stays closed.
pub async fn revoke(write: &mut Write, role: Role, section: Section) -> Result<RoleGrantList, RoleGrantError> {
    if is_open(write, role, section).await? {
        Entity::delete_by_id((write.company_id(), role, section)).exec(write.tx()).await?;
        note(write, "role.section_revoked", role, Some(section), None);
        trim_keys_of(write, role).await?;
    }
    Ok(list(write.tx(), write.company_id()).await?)
}

/// A key can't do more than its creator.
async fn trim_keys_of(write: &mut Write, role: Role) -> Result<(), RoleGrantError> {
    let users = user_account::Entity::owned_by(write.company_id())
        .filter(user_account::Column::Role.eq(role))
        .filter(user_account::Column::Status.eq(UserStatus::Active))
        .fetch_all(write.tx())
        .await?;
    for user in users {
        write.end_streams(user.id);
        trim_keys(write, &user).await?;
    }
    Ok(())
}

/// Locks the company's row, so that two people who grant the same section at once take turns.
async fn is_open(write: &Write, role: Role, section: Section) -> Result<bool, RoleGrantError> {
    if section.is_default_of(role) {
        return Err(RoleGrantError::SectionIsDefault);
    }
    write.lock_company().await?;
    let found = Entity::owned_by(write.company_id())
        .filter(Column::Role.eq(role))
        .filter(Column::Section.eq(section))
        .fetch_optional(write.tx())
        .await?;
    Ok(found.is_some())
}

fn note(write: &mut Write, action: &str, role: Role, from: Option<Section>, to: Option<Section>) {
    let word = |section: Option<Section>| section.map(|section| section.as_str().to_owned());
    let change = Change { field: "section".to_owned(), from: word(from), to: word(to) };
    let company_id = write.company_id();
    write.record(action, "role", company_id, role.as_str(), vec![change]);
}
