//! Wire types of requests to join.

use haul_api::page_of;
use haul_entity::company::join_request;
use haul_types::{JoinRequestStatus, Role, Timestamp, WriteJson};
use poem_openapi::Object;
use uuid::Uuid;

/// A person who wants to join your company.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct JoinRequest {
    /// Assigned by the server; never changes.
    pub id: Uuid,
    /// Verified by the identity provider.
    pub email: String,
    /// As the person entered it.
    pub full_name: String,
    pub status: JoinRequestStatus,
    /// Why it was rejected.
    pub reason: Option<String>,
    /// When the request reached your company, in UTC.
    pub created_at: Timestamp,
    /// When it was admitted, rejected or withdrawn, in UTC; omitted while it is open.
    pub decided_at: Option<Timestamp>,
    /// Name of the user who decided.
    pub decided_by: Option<String>,
    /// Goes up with every change; decisions don't need it.
    pub version: i32,
}

/// The role for the person you admit.
#[derive(Clone, Debug, Object, WriteJson)]
pub struct JoinRequestAdmit {
    /// The person's role.
    pub role: Role,
}

/// The reason for a rejection.
#[derive(Clone, Debug, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct JoinRequestReject {
    /// Sent to the person.
    #[oai(validator(max_length = 500))]
    pub reason: Option<String>,
}

page_of! {
    /// A page of requests, oldest first.
    pub struct JoinRequestPage of JoinRequest;
}

impl From<join_request::Model> for JoinRequest {
    fn from(row: join_request::Model) -> Self {
        Self {
            id: row.id,
            email: row.email,
            full_name: row.full_name,
            status: row.status,
            reason: row.reason,
            created_at: row.created_at,
            decided_at: row.decided_at,
            decided_by: row.decided_by,
            version: row.version,
        }
    }
}
