//! Wire types of users.

use haul_api::{Clearable, page_of};
use haul_entity::company::user_account;
use haul_types::{Role, Timestamp, UserStatus, WriteJson};
use poem_openapi::{Enum, Object};
use uuid::Uuid;

use crate::terminals::TerminalRef;

/// A member of the carrier's staff.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct User {
    /// Assigned by the server; never changes.
    pub id: Uuid,
    /// The person's email address, in lowercase; it cannot be changed.
    pub email: String,
    /// The person's name, 1 to 120 characters.
    pub full_name: String,
    /// E.164, such as `+13125550123`.
    pub phone: Option<String>,
    pub role: Role,
    /// The role as `get_user_by_email` names it.
    pub user_type: UserType,
    pub status: UserStatus,
    /// Why an Admin suspended the person; omitted if nobody did.
    pub suspended_reason: Option<String>,
    /// Where the person works. Terminal managers, and others with terminals who are not Admins, see only records of
    /// these terminals and records without one.
    pub terminals: Vec<TerminalRef>,
    /// When the latest invitation was sent, in UTC; omitted if the person was never invited.
    pub invited_at: Option<Timestamp>,
    /// When the person last opened the product, to about five minutes.
    pub last_seen_at: Option<Timestamp>,
    /// Send this version back with your change; it goes up with every change.
    pub version: i32,
    /// When the person was added to the company, in UTC.
    pub created_at: Timestamp,
    /// When the record was last changed, in UTC.
    pub updated_at: Timestamp,
}

/// A role as `get_user_by_email` names it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Enum, WriteJson)]
#[oai(rename_all = "snake_case")]
pub enum UserType {
    SuperAdmin,
    Admin,
    TerminalManager,
    SafetyManager,
    User,
}

/// A person to invite by email.
#[derive(Clone, Debug, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct UserInvite {
    /// Where the invitation goes; the person must sign in with this address.
    pub email: String,
    /// The person's name, 1 to 120 characters.
    #[oai(validator(max_length = 120))]
    pub full_name: String,
    pub role: Role,
    /// The terminals the person works at, which limit what anyone but an Admin sees.
    #[oai(default)]
    pub terminal_ids: Vec<Uuid>,
}

/// Changes to a user: omitted fields stay, null clears.
#[derive(Clone, Debug, Object)]
#[oai(skip_serializing_if_is_none)]
pub struct UserUpdate {
    /// The version your change is based on.
    pub version: i32,
    /// The person's name, 1 to 120 characters.
    #[oai(validator(max_length = 120))]
    pub full_name: Option<String>,
    pub role: Option<Role>,
    /// All terminals that the person works at; they replace the present ones.
    pub terminal_ids: Option<Vec<Uuid>>,
    /// E.164, such as `+13125550123`.
    pub phone: Clearable<String>,
}

/// Why a user is suspended.
#[derive(Clone, Debug, Object, WriteJson)]
pub struct UserSuspend {
    /// Shown to the person.
    #[oai(validator(max_length = 500))]
    pub reason: String,
}

page_of! {
    /// A page of users.
    pub struct UserPage of User;
}

impl From<Role> for UserType {
    fn from(role: Role) -> Self {
        match role {
            Role::SuperAdmin => Self::SuperAdmin,
            Role::Admin => Self::Admin,
            Role::TerminalManager => Self::TerminalManager,
            Role::SafetyManager => Self::SafetyManager,
            Role::User => Self::User,
        }
    }
}

impl User {
    pub(super) fn new(row: user_account::Model, terminals: Vec<TerminalRef>) -> Self {
        Self {
            id: row.id,
            email: row.email,
            full_name: row.full_name,
            phone: row.phone,
            role: row.role,
            user_type: row.role.into(),
            status: row.status,
            suspended_reason: row.suspended_reason,
            terminals,
            invited_at: row.invited_at,
            last_seen_at: row.last_seen_at,
            version: row.version,
            created_at: row.created_at,
            updated_at: row.updated_at,
        }
    }
}

/// The link of an unwanted invitation.
#[derive(Clone, Debug, Object)]
pub struct InvitationRefuse {
    /// From the link.
    pub token: String,
}

/// The company no longer sends mail to the address.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
pub struct InvitationRefused {
    /// Always true; declining twice changes nothing.
    pub is_refused: bool,
}
