//! What can go wrong with collecting.

use haul_api::{ApiError, Invalid};
use haul_company::{company::CompanyError, remittance::RemittanceError};
use haul_papers::PaperError;
use haul_types::ErrorCode;
use sea_orm::DbErr;

#[derive(Debug, thiserror::Error)]
pub enum CollectionError {
    #[error("no such customer")]
    NoCustomer,
    #[error("{0} owes nothing")]
    NothingOwed(String),
    #[error(transparent)]
    Invalid(#[from] Invalid),
    #[error(transparent)]
    Paper(#[from] PaperError),
    #[error(transparent)]
    Company(#[from] CompanyError),
    #[error(transparent)]
    Remittance(#[from] RemittanceError),
    #[error(transparent)]
    Api(#[from] ApiError),
    #[error(transparent)]
    Db(#[from] DbErr),
}

impl From<CollectionError> for ApiError {
    fn from(error: CollectionError) -> Self {
        match error {
            CollectionError::NoCustomer => Self::not_found(),
            CollectionError::NothingOwed(customer) => {
                let message = format!("{customer} owes nothing, so there is nothing to send.");
                Self::new(ErrorCode::InvoiceNotOwed, message)
            }
            CollectionError::Invalid(invalid) => invalid.into(),
            CollectionError::Paper(error) => error.into(),
            CollectionError::Company(error) => error.into(),
            CollectionError::Remittance(error) => error.into(),
            CollectionError::Api(error) => error,
            CollectionError::Db(error) => error.into(),
        }
    }
}
