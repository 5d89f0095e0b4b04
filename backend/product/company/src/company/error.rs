//! What can go wrong with the company.

use haul_api::{ApiError, Invalid};
use haul_types::ErrorCode;
use sea_orm::DbErr;

#[derive(Debug, thiserror::Error)]
pub enum CompanyError {
    #[error("no such company")]
    NotFound,
    #[error("the sign-in is too long ago")]
    RecentSignInNeeded(&'static str),
    #[error("another company has this DOT number")]
    DotNumberTaken,
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
            CompanyError::RecentSignInNeeded(of) => {
                Self::new(ErrorCode::RecentSignInNeeded, format!("Sign in again to change {of}."))
            }
            CompanyError::DotNumberTaken => Self::new(
                ErrorCode::DotNumberAlreadyUsed,
                "Another company is registered with this USDOT number. Check the number, or contact support.",
            ),
            CompanyError::Invalid(invalid) => invalid.into(),
            CompanyError::Api(error) => error,
            CompanyError::Db(error) => error.into(),
        }
    }
}
