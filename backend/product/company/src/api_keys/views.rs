//! Wire types of API keys.

use haul_api::authz::{Permission, Section};
use haul_api::page_of;
use haul_entity::company::api_key;
use haul_types::{Date, Timestamp, WriteJson};
use poem_openapi::Object;
use uuid::Uuid;

/// A program's access to your company's data.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct ApiKey {
    /// Assigned by the server; never changes.
    pub id: Uuid,
    /// What it is for, 1 to 120 characters.
    pub name: String,
    /// The first characters of the secret, to tell keys apart.
    pub prefix: String,
    /// What the key may do, such as `loads:read`.
    pub permissions: Vec<String>,
    /// Last day of validity, in UTC.
    pub expires_on: Option<Date>,
    /// When a program last used it, to about five minutes.
    pub last_used_at: Option<Timestamp>,
    /// When it was revoked, in UTC; omitted unless it was.
    pub revoked_at: Option<Timestamp>,
    /// Name of the user who made it.
    pub created_by: String,
    /// When it was created, in UTC.
    pub created_at: Timestamp,
}

/// A key to create.
#[derive(Clone, Debug, Object)]
#[oai(skip_serializing_if_is_none)]
pub struct ApiKeyCreate {
    /// What it is for.
    #[oai(validator(max_length = 120))]
    pub name: String,
    /// At least one; only permissions you have yourself.
    pub permissions: Vec<String>,
    /// Last day of validity, in UTC; omit for a key that works until revoked.
    pub expires_on: Option<Date>,
}

/// A new key with its secret, which is shown only now.
#[derive(Clone, Debug, Object, WriteJson)]
pub struct ApiKeyWithSecret {
    pub api_key: ApiKey,
    /// Send it as `Authorization: Bearer haul_…`.
    pub secret: String,
}

page_of! {
    /// A page of API keys.
    pub struct ApiKeyPage of ApiKey;
}

/// A permission that a key may have.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
pub struct PermissionInfo {
    /// Such as `loads:read`.
    pub permission: String,
    /// The first section that contains it.
    pub section: Section,
    /// What it allows, in a few words.
    pub description: String,
}

/// Every permission.
#[derive(Clone, Debug, Object, WriteJson)]
pub struct PermissionList {
    /// All permissions that exist, including ones that you don't have.
    pub items: Vec<PermissionInfo>,
}

impl From<api_key::Model> for ApiKey {
    fn from(row: api_key::Model) -> Self {
        Self {
            permissions: row.permissions().map(|permission| permission.name().to_owned()).collect(),
            id: row.id,
            name: row.name,
            prefix: row.prefix,
            expires_on: row.expires_on,
            last_used_at: row.last_used_at,
            revoked_at: row.revoked_at,
            created_by: row.created_by,
            created_at: row.created_at,
        }
    }
}

impl PermissionList {
    pub(super) fn all() -> Self {
        let info = |permission: Permission| {
            let section = Section::ALL.iter().find(|section| section.permissions().contains(&permission))?;
            Some(PermissionInfo {
                permission: permission.name().to_owned(),
                section: *section,
                description: permission.description().to_owned(),
            })
        };
        Self { items: Permission::ALL.iter().copied().filter_map(info).collect() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_permission_is_in_a_section() {
        assert_eq!(PermissionList::all().items.len(), Permission::ALL.len());
    }
}
