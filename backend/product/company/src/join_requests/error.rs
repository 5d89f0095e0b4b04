//! What can go wrong with requests to join.

use haul_api::{ApiError, Invalid};
use haul_db::unique_violation;
use sea_orm::DbErr;

#[derive(Debug, thiserror::Error)]
pub enum JoinRequestError {
    #[error("no such request")]
    NotFound,
    #[error("decided already")]
    AlreadyDecided,
    #[error("already a user")]
    AlreadyUser,
    #[error("the role is above the actor's")]
    RoleAboveYours,
    #[error(transparent)]
    Invalid(#[from] Invalid),
    #[error(transparent)]
    Api(#[from] ApiError),
    #[error(transparent)]
    Db(#[from] DbErr),
}

impl JoinRequestError {
    /// The person may have come to a company by another way meanwhile.
    pub(super) fn from_admission(error: DbErr) -> Self {
        match unique_violation(&error) {
            Some(_) => Self::AlreadyUser,
            None => Self::Db(error),
        }
    }
}

impl From<JoinRequestError> for ApiError {
    fn from(error: JoinRequestError) -> Self {
        match error {
            JoinRequestError::NotFound => Self::not_found(),
            JoinRequestError::AlreadyDecided => {
                Self::conflict("join_request_decided", "This request has been decided or withdrawn already.")
            }
            JoinRequestError::AlreadyUser => {
                Self::conflict("user_already_exists", "This person already is a user of a company.")
            }
            JoinRequestError::RoleAboveYours => {
                Self::conflict("role_above_yours", "Only an Admin appoints Admins, and only a SuperAdmin SuperAdmins.")
            }
            JoinRequestError::Invalid(invalid) => invalid.into(),
            JoinRequestError::Api(error) => error,
            JoinRequestError::Db(error) => error.into(),
        }
    }
}
