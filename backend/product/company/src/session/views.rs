//! Wire types of the session.

use haul_api::authz::Section;
use haul_types::{Role, Timestamp, WriteJson};
use poem_openapi::Object;
use uuid::Uuid;

use super::status::SessionStatus;
use crate::users::UserType;

/// The signed-in user and what they may open.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct Session {
    pub status: SessionStatus,
    /// The address you sign in with; empty if the account has none.
    pub email: String,
    /// Your name; omitted if it isn't known yet.
    pub full_name: Option<String>,
    pub role: Option<Role>,
    /// The role as `get_user_by_email` names it.
    pub user_type: Option<UserType>,
    /// Your id as a user of the company; omitted if you belong to none.
    pub user_id: Option<Uuid>,
    pub company: Option<SessionCompany>,
    /// Sections you may open.
    pub sections: Vec<Section>,
    /// What you may do, such as `loads:read`.
    pub permissions: Vec<String>,
    /// The page to start on.
    pub landing_path: String,
    /// Your open request to join a company.
    pub join_request: Option<SessionJoinRequest>,
    /// Why an Admin suspended you; omitted unless you are suspended.
    pub suspended_reason: Option<String>,
}

/// The company of a session.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
pub struct SessionCompany {
    /// The company's id.
    pub id: Uuid,
    /// The company's legal name.
    pub legal_name: String,
    /// The company's USDOT number, digits only.
    pub dot_number: String,
    /// Confirmed by the operator of this server.
    pub is_dot_proven: bool,
    /// IANA name.
    pub time_zone: String,
}

/// An open request to join.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
pub struct SessionJoinRequest {
    /// The request's id.
    pub id: Uuid,
    /// The legal name of the company you asked to join.
    pub company_name: String,
    /// When the request reached the company, in UTC.
    pub created_at: Timestamp,
}

/// The specification's user record.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
pub struct UserRecord {
    /// The person's name.
    pub full_name: String,
    pub user_type: UserType,
}

impl Session {
    /// A person without a company.
    pub(super) fn without_company(status: SessionStatus, email: String, full_name: Option<String>) -> Self {
        Self {
            status,
            email,
            full_name,
            role: None,
            user_type: None,
            user_id: None,
            company: None,
            sections: Vec::new(),
            permissions: Vec::new(),
            landing_path: crate::session::landing::landing_path(status, None, &[]).to_owned(),
            join_request: None,
            suspended_reason: None,
        }
    }
}
