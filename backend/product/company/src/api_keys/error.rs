//! What can go wrong with API keys.

use haul_api::{ApiError, Invalid};
use sea_orm::DbErr;

#[derive(Debug, thiserror::Error)]
pub enum ApiKeyError {
    #[error("no such key")]
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

impl From<getrandom::Error> for ApiKeyError {
    fn from(error: getrandom::Error) -> Self {
        Self::NoRandomness(error)
    }
}

impl From<ApiKeyError> for ApiError {
    fn from(error: ApiKeyError) -> Self {
        match error {
            ApiKeyError::NotFound => Self::not_found(),
            ApiKeyError::NoRandomness(error) => Self::internal(error),
            ApiKeyError::Invalid(invalid) => invalid.into(),
            ApiKeyError::Api(error) => error,
            ApiKeyError::Db(error) => error.into(),
        }
    }
}
