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
