//! What can go wrong with imports.

use haul_api::{ApiError, Invalid};
use haul_db::unique_violation;
use haul_ports::{BlobError, TablesError};
use haul_types::ErrorCode;
use sea_orm::DbErr;

#[derive(Debug, thiserror::Error)]
pub enum ImportError {
    #[error("no such import")]
    NotFound,
    #[error("the file has been imported")]
    AlreadyUsed,
    #[error("the import is not checked")]
    NotChecked,
    #[error("the file has bad rows")]
    HasBadRows(i32),
    #[error("no row can be imported")]
    NothingReady,
    #[error("nothing was imported")]
    NotImported,
    #[error(transparent)]
    Blob(#[from] BlobError),
    #[error(transparent)]
    Tables(#[from] TablesError),
    #[error(transparent)]
    Invalid(#[from] Invalid),
    #[error(transparent)]
    Api(#[from] ApiError),
    #[error(transparent)]
    Db(DbErr),
}

impl From<DbErr> for ImportError {
    fn from(error: DbErr) -> Self {
        match unique_violation(&error) {
            Some("import_blob_key") => Self::AlreadyUsed,
            _ => Self::Db(error),
        }
    }
}

impl From<ImportError> for ApiError {
    fn from(error: ImportError) -> Self {
        match error {
            ImportError::NotFound => Self::not_found(),
            ImportError::AlreadyUsed => {
                Self::new(ErrorCode::UploadAlreadyUsed, "This upload has been used. Upload the file again.")
            }
            ImportError::NotChecked => {
                Self::new(ErrorCode::ImportNotChecked, "This import is not waiting for a decision.")
            }
            ImportError::HasBadRows(count) => {
                let rows = if count == 1 { "1 row".to_owned() } else { format!("{count} rows") };
                Self::new(
                    ErrorCode::ImportHasBadRows,
                    format!("{rows} of this file cannot be imported. Correct the file or leave them out."),
                )
            }
            ImportError::NothingReady => Self::new(ErrorCode::ImportHasNoRows, "No rows in this file can be imported."),
            ImportError::NotImported => {
                Self::new(ErrorCode::ImportNotImported, "This import cannot be undone as it is now.")
            }
            ImportError::Blob(BlobError::InvalidReceipt) => {
                Self::new(ErrorCode::ReceiptInvalid, "This upload is no longer valid. Upload the file again.")
            }
            ImportError::Blob(error) => {
                tracing::warn!(cause = %error, "blob store unavailable");
                Self::unavailable()
            }
            ImportError::Tables(error) => {
                tracing::warn!(cause = %error, "tables unavailable");
                Self::unavailable()
            }
            ImportError::Invalid(invalid) => invalid.into(),
            ImportError::Api(error) => error,
            ImportError::Db(error) => error.into(),
        }
    }
}
