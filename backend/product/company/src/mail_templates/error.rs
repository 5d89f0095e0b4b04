//! What can go wrong with email templates.

use haul_api::{ApiError, Invalid};
use sea_orm::DbErr;

#[derive(Debug, thiserror::Error)]
pub enum MailTemplateError {
    #[error("no area sends this mail")]
    NotFound,
    #[error(transparent)]
    Invalid(#[from] Invalid),
    #[error(transparent)]
    Api(#[from] ApiError),
    #[error(transparent)]
    Db(#[from] DbErr),
}

impl From<MailTemplateError> for ApiError {
    fn from(error: MailTemplateError) -> Self {
        match error {
            MailTemplateError::NotFound => Self::not_found(),
            MailTemplateError::Invalid(invalid) => invalid.into(),
            MailTemplateError::Api(error) => error,
            MailTemplateError::Db(error) => error.into(),
        }
    }
}
