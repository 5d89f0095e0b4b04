//! What can go wrong with exports.

use haul_api::{ApiError, Invalid};
use haul_ports::BlobError;
use haul_types::ErrorCode;
use sea_orm::DbErr;

#[derive(Debug, thiserror::Error)]
pub enum ExportError {
    #[error("no such export of this person")]
    NotFound,
    #[error("the file is not there yet")]
    NotDone,
    #[error("the file has expired")]
    Expired,
    #[error(transparent)]
    Blob(#[from] BlobError),
    #[error(transparent)]
    Invalid(#[from] Invalid),
    #[error(transparent)]
    Api(#[from] ApiError),
    #[error(transparent)]
    Db(#[from] DbErr),
}

impl From<ExportError> for ApiError {
    fn from(error: ExportError) -> Self {
        match error {
            ExportError::NotFound => Self::not_found(),
            ExportError::NotDone => Self::new(ErrorCode::ExportNotDone, "This file is still being written."),
            ExportError::Expired => {
                Self::new(ErrorCode::ExportExpired, "This file has expired. Export the list again.")
            }
            ExportError::Blob(error) => {
                tracing::warn!(cause = %error, "blob store unavailable");
                Self::unavailable()
            }
            ExportError::Invalid(invalid) => invalid.into(),
            ExportError::Api(error) => error,
            ExportError::Db(error) => error.into(),
        }
    }
}
