//! What can go wrong with the company's settings.

use haul_api::{ApiError, Invalid};
use haul_ports::{BlobError, TypesettingError};
use haul_types::ErrorCode;
use sea_orm::DbErr;

#[derive(Debug, thiserror::Error)]
pub enum SettingsError {
    #[error("the company is not there")]
    NotFound,
    #[error(transparent)]
    Invalid(#[from] Invalid),
    #[error(transparent)]
    Blob(#[from] BlobError),
    #[error(transparent)]
    Typesetting(#[from] TypesettingError),
    #[error(transparent)]
    Api(#[from] ApiError),
    #[error(transparent)]
    Db(#[from] DbErr),
}

impl From<SettingsError> for ApiError {
    fn from(error: SettingsError) -> Self {
        match error {
            SettingsError::NotFound => Self::not_found(),
            SettingsError::Invalid(invalid) => invalid.into(),
            SettingsError::Blob(BlobError::InvalidReceipt) => {
                Self::new(ErrorCode::ReceiptInvalid, "The upload has expired. Upload the file again.")
            }
            SettingsError::Blob(error) => {
                tracing::error!(cause = %error, "the blob store is unavailable");
                Self::unavailable()
            }
            SettingsError::Typesetting(error) => {
                tracing::error!(cause = %error, "a logo could not be tried");
                Self::unavailable()
            }
            SettingsError::Api(error) => error,
            SettingsError::Db(error) => error.into(),
        }
    }
}
