//! Wire types of people's sessions.

use haul_entity::company::user_session;
use haul_types::{Timestamp, WriteJson};
use poem_openapi::Object;
use uuid::Uuid;

/// A sign-in of a person that still works.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct PersonSession {
    /// The session's id.
    pub id: Uuid,
    /// Whether this request belongs to it.
    pub is_current: bool,
    /// The latest `User-Agent` of the browser or program; omitted if it sent none, or if you may not end the
    /// session.
    pub device: Option<String>,
    /// The IP address it was last used from; omitted if you may not end the session.
    pub address: Option<String>,
    /// How the person signed in, as the identity provider calls it, such as `password` or `google.com`.
    pub provider: Option<String>,
    /// The second factor of this sign-in, as the identity provider calls it, such as `phone` or `totp`; omitted if
    /// there was none.
    pub second_factor: Option<String>,
    /// When the person proved their identity, in UTC.
    pub signed_in_at: Timestamp,
    /// When it was first used, in UTC.
    pub created_at: Timestamp,
    /// When it was last used, to about five minutes, in UTC.
    pub last_used_at: Timestamp,
}

/// The sessions of a person, last used first.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
pub struct PersonSessionList {
    /// Those that still work.
    pub items: Vec<PersonSession>,
}

/// How many sessions were ended.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
pub struct SessionsRevoked {
    /// Known sessions that worked until now.
    pub revoked_count: u64,
}

impl PersonSession {
    /// For those who could not end it.
    pub(super) fn without_place(self) -> Self {
        Self { device: None, address: None, ..self }
    }

    pub(super) fn new(row: user_session::Model, current: Option<Timestamp>) -> Self {
        Self {
            id: row.id,
            is_current: current == Some(row.signed_in_at),
            device: row.device,
            address: row.address,
            provider: row.provider,
            second_factor: row.second_factor,
            signed_in_at: row.signed_in_at,
            created_at: row.created_at,
            last_used_at: row.last_used_at,
        }
    }
}
