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
    /// Your id as a user of the company.
    pub id: Uuid,
    /// The address you sign in with; it cannot be changed here.
    pub email: String,
    /// Your name as colleagues see it, 1 to 120 characters.
    pub full_name: String,
    /// E.164, such as `+13125550123`.
    pub phone: Option<String>,
    pub role: Role,
    /// Where you work. Unless you are an Admin, you see only records of these terminals and records without one.
    pub terminals: Vec<TerminalRef>,
    /// Your company's legal name.
    pub company_name: String,
    /// When you last opened the product, to about five minutes.
    pub last_seen_at: Option<Timestamp>,
    /// Send this version back with your change; it goes up with every change.
    pub version: i32,
    /// When you were added to the company, in UTC.
    pub created_at: Timestamp,
    /// When your record was last changed, in UTC.
    pub updated_at: Timestamp,
}

/// Changes to your record: omitted fields stay, null clears.
#[derive(Clone, Debug, Object)]
#[oai(skip_serializing_if_is_none)]
pub struct ProfileUpdate {
    /// The version your change is based on.
    pub version: i32,
    /// Your name as colleagues see it, 1 to 120 characters.
    #[oai(validator(max_length = 120))]
    pub full_name: Option<String>,
    /// E.164, such as `+13125550123`.
    pub phone: Clearable<String>,
}
