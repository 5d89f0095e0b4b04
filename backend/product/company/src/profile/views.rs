//! Wire types of the profile.

use haul_api::Clearable;
use haul_types::{Role, Timestamp, WriteJson};
use poem_openapi::Object;
use uuid::Uuid;

use crate::terminals::TerminalRef;

/// You, as your company knows you.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct Profile {
    pub id: Uuid,
    pub email: String,
    pub full_name: String,
    /// E.164, such as `+13125550123`.
    pub phone: Option<String>,
    pub role: Role,
    pub terminal: Option<TerminalRef>,
    pub company_name: String,
    /// When you last opened the product, to about five minutes.
    pub last_seen_at: Option<Timestamp>,
    /// Send this version back with your change; it goes up with every change.
    pub version: i32,
    pub created_at: Timestamp,
    pub updated_at: Timestamp,
}

/// Changes to your record: omitted fields stay, null clears.
#[derive(Clone, Debug, Object)]
#[oai(skip_serializing_if_is_none)]
pub struct ProfileUpdate {
    /// The version your change is based on.
    pub version: i32,
    pub full_name: Option<String>,
    pub phone: Clearable<String>,
}
