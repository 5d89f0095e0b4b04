//! What can go wrong with requests to join.

use haul_api::{ApiError, Invalid};
use haul_db::unique_violation;
use haul_types::ErrorCode;
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
    /// The person may have joined a company another way in the meantime.
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
                Self::new(ErrorCode::JoinRequestDecided, "This request has already been decided or withdrawn.")
            }
            JoinRequestError::AlreadyUser => {
                Self::new(ErrorCode::UserAlreadyExists, "This person already belongs to a company.")
            }
            JoinRequestError::RoleAboveYours => Self::new(
                ErrorCode::RoleAboveYours,
                "Only Admins can add Admins, and only SuperAdmins can add SuperAdmins.",
            ),
            JoinRequestError::Invalid(invalid) => invalid.into(),
            JoinRequestError::Api(error) => error,
            JoinRequestError::Db(error) => error.into(),
        }
    }
}
