//! Wire types of the portal's sign-in and profile.

use haul_api::Clearable;
use haul_types::{Address, Timestamp, WriteJson};
use poem_openapi::Object;
use uuid::Uuid;

use crate::sessions::SessionToken;

/// Where to send a sign-in link.
#[derive(Clone, Debug, Object, WriteJson)]
pub struct OwnerLoginRequest {
    pub email: String,
}

/// The token of a sign-in link.
#[derive(Clone, Debug, Object, WriteJson)]
pub struct OwnerLoginVerify {
    pub token: String,
}

/// A session, or carriers to choose from.
#[derive(Clone, Debug, Default, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct OwnerVerified {
    /// There when the address owns trucks at one carrier.
    pub session: Option<OwnerSessionToken>,
    /// There when it owns trucks at several.
    pub choices: Option<Vec<OwnerChoice>>,
    /// Send it back with the choice, within ten minutes.
    pub choice_token: Option<String>,
}

/// What to send as `Authorization: JWT <token>`.
#[derive(Clone, Debug, Object, WriteJson)]
pub struct OwnerSessionToken {
    pub token: String,
    pub expires_at: Timestamp,
}

/// A carrier under which the address owns trucks.
#[derive(Clone, Debug, Object, WriteJson)]
pub struct OwnerChoice {
    pub fleet_owner_id: Uuid,
    pub carrier_name: String,
}

/// The carrier that was chosen.
#[derive(Clone, Debug, Object, WriteJson)]
pub struct OwnerChoose {
    pub choice_token: String,
    pub fleet_owner_id: Uuid,
}

/// Whoever is signed in to the portal.
#[derive(Clone, Debug, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct OwnerSession {
    pub fleet_owner_id: Uuid,
    pub name: String,
    pub email: String,
    pub carrier_name: String,
    pub expires_at: Timestamp,
    /// A fresh token to go on with, once half of the session's time is over.
    pub token: Option<String>,
}

/// How to sign out.
#[derive(Clone, Debug, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct OwnerLogout {
    /// On every device.
    pub everywhere: Option<bool>,
}

/// You, as the carrier knows you.
#[derive(Clone, Debug, PartialEq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct OwnerProfile {
    pub fleet_owner_id: Uuid,
    pub name: String,
    /// Of the business that the trucks belong to.
    pub company_name: Option<String>,
    /// Where sign-in links go; the carrier changes it.
    pub email: String,
    /// E.164, such as `+13125550123`.
    pub phone: Option<String>,
    pub address: Option<Address>,
    pub carrier_name: String,
    /// Send it back with a change; it grows with each one.
    pub version: i32,
    pub updated_at: Timestamp,
}

/// Changes to your record: what is left out stays, null clears.
#[derive(Clone, Debug, Object)]
#[oai(skip_serializing_if_is_none)]
pub struct OwnerProfileUpdate {
    /// The version that the change was made on.
    pub version: i32,
    pub phone: Clearable<String>,
    pub address: Clearable<Address>,
}

impl From<SessionToken> for OwnerSessionToken {
    fn from(session: SessionToken) -> Self {
        Self { token: session.token, expires_at: session.expires_at }
    }
}
