//! Wire types of role grants.

use haul_api::authz::Section;
use haul_types::{Role, WriteJson};
use poem_openapi::Object;

/// Whether a role has a section.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
pub struct RoleGrant {
    pub role: Role,
    pub section: Section,
    /// Every company's default; it can't be taken away.
    pub is_default: bool,
    /// The role has it here, by default or because the company granted it.
    pub is_granted: bool,
}

/// Every role with every section.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
pub struct RoleGrantList {
    /// One entry for each pair of role and section.
    pub items: Vec<RoleGrant>,
}

/// Who may do one thing.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
pub struct RolePermission {
    /// Such as `loads:read`.
    pub permission: String,
    /// What it allows, in one sentence.
    pub description: String,
    /// The sections that contain it.
    pub sections: Vec<Section>,
    /// The roles that have one of those sections in your company.
    pub roles: Vec<Role>,
}

/// Every permission with the roles that have it.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
pub struct RolePermissionList {
    /// In the order of the sections.
    pub items: Vec<RolePermission>,
}
