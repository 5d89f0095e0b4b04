//! What can go wrong with payment instructions.

use haul_api::{ApiError, Invalid};
use haul_types::ErrorCode;
use sea_orm::DbErr;

use crate::company::CompanyError;

#[derive(Debug, thiserror::Error)]
pub enum RemittanceError {
    #[error("no such change, or it has no bank account")]
    NotFound,
    #[error("another change waits")]
    Waiting,
    #[error("the change has taken effect")]
    InEffect,
    #[error("too many changes within a day")]
    TooOften,
    #[error(transparent)]
    Company(#[from] CompanyError),
    #[error(transparent)]
    Invalid(#[from] Invalid),
    #[error(transparent)]
    Api(#[from] ApiError),
    #[error(transparent)]
    Db(#[from] DbErr),
}

impl From<RemittanceError> for ApiError {
    fn from(error: RemittanceError) -> Self {
        match error {
            RemittanceError::NotFound => Self::not_found(),
            RemittanceError::Waiting => Self::new(
                ErrorCode::RemittanceChangeWaiting,
                "Another change is waiting to take effect. Stop it before you request a new one.",
            ),
            RemittanceError::InEffect => {
                Self::new(ErrorCode::RemittanceChangeInEffect, "This change has taken effect and can't be stopped.")
            }
            RemittanceError::TooOften => Self::new(
                ErrorCode::RemittanceChangedTooOften,
                "Too many changes were requested within a day. Try again tomorrow.",
            ),
            RemittanceError::Company(error) => error.into(),
            RemittanceError::Invalid(invalid) => invalid.into(),
            RemittanceError::Api(error) => error,
            RemittanceError::Db(error) => error.into(),
        }
    }
}
