//! What can go wrong with the company.

use haul_api::{ApiError, Invalid};
use sea_orm::DbErr;

#[derive(Debug, thiserror::Error)]
pub enum CompanyError {
    #[error("no such company")]
    NotFound,
    #[error(transparent)]
    Invalid(#[from] Invalid),
    #[error(transparent)]
    Api(#[from] ApiError),
    #[error(transparent)]
    Db(#[from] DbErr),
}

impl From<CompanyError> for ApiError {
    fn from(error: CompanyError) -> Self {
        match error {
            CompanyError::NotFound => Self::not_found(),
            CompanyError::Invalid(invalid) => invalid.into(),
            CompanyError::Api(error) => error,
            CompanyError::Db(error) => error.into(),
        }
    }
}
