//! What can go wrong with the company's documents.

use haul_api::{ApiError, Invalid};
use haul_ports::BlobError;
use haul_types::ErrorCode;
use sea_orm::DbErr;

#[derive(Debug, thiserror::Error)]
pub enum CompanyDocumentError {
    #[error("no such document")]
    NotFound,
    #[error("the upload belongs to a document already")]
    ReceiptUsed,
    #[error("too many documents")]
    Full,
    #[error("a bank letter names the account")]
    BankLetterClosed,
    #[error("the paper carries payment instructions")]
    PaymentPaperClosed,
    #[error(transparent)]
    Invalid(#[from] Invalid),
    #[error(transparent)]
    Blob(#[from] BlobError),
    #[error(transparent)]
    Api(#[from] ApiError),
    #[error(transparent)]
    Db(#[from] DbErr),
}

impl From<CompanyDocumentError> for ApiError {
    fn from(error: CompanyDocumentError) -> Self {
        match error {
            CompanyDocumentError::NotFound => Self::not_found(),
            CompanyDocumentError::ReceiptUsed => Self::new(
                ErrorCode::ReceiptAlreadyUsed,
                "This upload already belongs to a document. Upload the file again.",
            ),
            CompanyDocumentError::Full => Self::new(
                ErrorCode::CompanyDocumentsFull,
                "You have as many documents as you can have. Archive one that you no longer need.",
            ),
            CompanyDocumentError::BankLetterClosed => {
                Self::new(ErrorCode::PermissionMissing, "You need the permission banking:reveal for a bank letter.")
            }
            CompanyDocumentError::PaymentPaperClosed => Self::new(
                ErrorCode::PermissionMissing,
                "You need the permission banking:write for bank letters and notices of assignment.",
            ),
            CompanyDocumentError::Invalid(invalid) => invalid.into(),
            CompanyDocumentError::Blob(BlobError::InvalidReceipt) => {
                Self::new(ErrorCode::ReceiptInvalid, "This upload is no longer valid. Upload the file again.")
            }
            CompanyDocumentError::Blob(BlobError::Unavailable(cause)) => {
                tracing::warn!(cause, "blob store unavailable");
                Self::unavailable()
            }
            CompanyDocumentError::Api(error) => error,
            CompanyDocumentError::Db(error) => error.into(),
        }
    }
}
