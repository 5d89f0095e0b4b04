//! Wire types of the portal's sign-in and profile.

use haul_api::Clearable;
use haul_types::{Address, Timestamp, WriteJson};
use poem_openapi::Object;
use uuid::Uuid;

use crate::sessions::SessionToken;

/// Where to send a sign-in link.
#[derive(Clone, Debug, Object, WriteJson)]
pub struct OwnerLoginRequest {
    /// The address the carrier has for you; the response is the same for an unknown one.
    pub email: String,
}

/// The token of a sign-in link.
#[derive(Clone, Debug, Object, WriteJson)]
pub struct OwnerLoginVerify {
    /// From the link; works once, within 20 minutes.
    pub token: String,
}

/// A session, or carriers to choose from.
#[derive(Clone, Debug, Default, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct OwnerVerified {
    /// Present if the address owns trucks at one carrier.
    pub session: Option<OwnerSessionToken>,
    /// Present if it owns trucks at several carriers.
    pub choices: Option<Vec<OwnerChoice>>,
    /// Send it with the choice, within ten minutes.
    pub choice_token: Option<String>,
}

/// What to send as `Authorization: JWT <token>`.
#[derive(Clone, Debug, Object, WriteJson)]
pub struct OwnerSessionToken {
    /// Identifies the session; keep it secret.
    pub token: String,
    /// When the session ends unless it is renewed, in UTC.
    pub expires_at: Timestamp,
}

/// A carrier where the address owns trucks.
#[derive(Clone, Debug, Object, WriteJson)]
pub struct OwnerChoice {
    /// Your id at this carrier; send it to choose the carrier.
    pub fleet_owner_id: Uuid,
    /// The carrier's legal name.
    pub carrier_name: String,
}

/// The chosen carrier.
#[derive(Clone, Debug, Object, WriteJson)]
pub struct OwnerChoose {
    /// From the response that listed the carriers; works once, within ten minutes.
    pub choice_token: String,
    /// Your id at the chosen carrier.
    pub fleet_owner_id: Uuid,
}

/// The owner signed in to the portal.
#[derive(Clone, Debug, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct OwnerSession {
    /// Your id at the carrier.
    pub fleet_owner_id: Uuid,
    /// Your name in the carrier's records.
    pub name: String,
    /// The address that sign-in links go to.
    pub email: String,
    /// The carrier's legal name.
    pub carrier_name: String,
    /// When the session ends unless it is renewed, in UTC.
    pub expires_at: Timestamp,
    /// A new token, once half of the session's time has passed.
    pub token: Option<String>,
}

/// How to sign out.
#[derive(Clone, Debug, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct OwnerLogout {
    /// On every device.
    pub everywhere: Option<bool>,
}

/// Your record at the carrier.
#[derive(Clone, Debug, PartialEq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct OwnerProfile {
    /// Your id at the carrier.
    pub fleet_owner_id: Uuid,
    /// Your name in the carrier's records; the carrier changes it.
    pub name: String,
    /// The business that owns the trucks.
    pub company_name: Option<String>,
    /// Where sign-in links go; the carrier changes it.
    pub email: String,
    /// E.164, such as `+13125550123`.
    pub phone: Option<String>,
    pub address: Option<Address>,
    /// The carrier's legal name.
    pub carrier_name: String,
    /// Send this version back with your change; it goes up with every change.
    pub version: i32,
    /// When you or the carrier last changed it, in UTC.
    pub updated_at: Timestamp,
}

/// Changes to your record: omitted fields stay, null clears.
#[derive(Clone, Debug, Object)]
#[oai(skip_serializing_if_is_none)]
pub struct OwnerProfileUpdate {
    /// The version your change is based on.
    pub version: i32,
    /// E.164, such as `+13125550123`.
    pub phone: Clearable<String>,
    /// Your postal address; null removes it.
    pub address: Clearable<Address>,
}

impl From<SessionToken> for OwnerSessionToken {
    fn from(session: SessionToken) -> Self {
        Self { token: session.token, expires_at: session.expires_at }
    }
}
