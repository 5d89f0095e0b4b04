//! What can go wrong in the portal.

use haul_api::{ApiError, Invalid};
use haul_types::ErrorCode;
use sea_orm::DbErr;

#[derive(Debug, thiserror::Error)]
pub enum OwnerPortalError {
    #[error("the link is not good")]
    LinkInvalid,
    #[error("no such owner")]
    NotFound,
    #[error("no randomness: {0}")]
    NoRandomness(getrandom::Error),
    #[error(transparent)]
    Invalid(#[from] Invalid),
    #[error(transparent)]
    Api(#[from] ApiError),
    #[error(transparent)]
    Db(#[from] DbErr),
}

impl From<getrandom::Error> for OwnerPortalError {
    fn from(error: getrandom::Error) -> Self {
        Self::NoRandomness(error)
    }
}

impl From<OwnerPortalError> for ApiError {
    fn from(error: OwnerPortalError) -> Self {
        match error {
            OwnerPortalError::LinkInvalid => {
                Self::new(ErrorCode::LinkInvalid, "This link has been used or has expired. Ask for a new one.")
            }
            OwnerPortalError::NotFound => Self::not_found(),
            OwnerPortalError::NoRandomness(error) => Self::internal(error),
            OwnerPortalError::Invalid(invalid) => invalid.into(),
            OwnerPortalError::Api(error) => error,
            OwnerPortalError::Db(error) => error.into(),
        }
    }
}
