//! What can go wrong with number formats.

use haul_api::{ApiError, Invalid};
use sea_orm::DbErr;

#[derive(Debug, thiserror::Error)]
pub enum NumberFormatError {
    #[error(transparent)]
    Invalid(#[from] Invalid),
    #[error(transparent)]
    Api(#[from] ApiError),
    #[error(transparent)]
    Db(#[from] DbErr),
}

impl From<NumberFormatError> for ApiError {
    fn from(error: NumberFormatError) -> Self {
        match error {
            NumberFormatError::Invalid(invalid) => invalid.into(),
            NumberFormatError::Api(error) => error,
            NumberFormatError::Db(error) => error.into(),
        }
    }
}
