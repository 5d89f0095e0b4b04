//! What can go wrong with documents.

use haul_api::{ApiError, Invalid};
use haul_db::unique_violation;
use haul_ports::BlobError;
use haul_types::ErrorCode;
use sea_orm::DbErr;

use crate::LoadError;

#[derive(Debug, thiserror::Error)]
pub enum DocumentError {
    #[error("no such document")]
    NotFound,
    #[error("the load is approved for billing")]
    FinanciallyLocked,
    #[error("the receipt was used")]
    ReceiptAlreadyUsed,
    #[error(transparent)]
    Blob(#[from] BlobError),
    #[error(transparent)]
    Load(#[from] LoadError),
    #[error(transparent)]
    Invalid(#[from] Invalid),
    #[error(transparent)]
    Api(#[from] ApiError),
    #[error(transparent)]
    Db(DbErr),
}

impl From<DbErr> for DocumentError {
    /// The database decides what is unique; this turns its error into business terms.
    fn from(error: DbErr) -> Self {
        match unique_violation(&error) {
            Some("document_blob_id_key") => Self::ReceiptAlreadyUsed,
            _ => Self::Db(error),
        }
    }
}

impl From<DocumentError> for ApiError {
    fn from(error: DocumentError) -> Self {
        match error {
            DocumentError::NotFound => Self::not_found(),
            DocumentError::FinanciallyLocked => {
                let message =
                    "This load is approved for billing, so its documents can't be changed. You can still add more.";
                Self::new(ErrorCode::LoadFinanciallyLocked, message)
            }
            DocumentError::ReceiptAlreadyUsed => {
                Self::new(ErrorCode::ReceiptAlreadyUsed, "This upload already belongs to a document.")
            }
            DocumentError::Blob(BlobError::InvalidReceipt) => {
                Self::new(ErrorCode::ReceiptInvalid, "This upload is no longer valid. Upload the file again.")
            }
            DocumentError::Blob(BlobError::Unavailable(cause)) => {
                tracing::warn!(cause, "blob store unavailable");
                Self::unavailable()
            }
            DocumentError::Load(error) => error.into(),
            DocumentError::Invalid(invalid) => invalid.into(),
            DocumentError::Api(error) => error,
            DocumentError::Db(error) => error.into(),
        }
    }
}
