//! What can go wrong with merges of customers.

use haul_api::ApiError;
use haul_types::ErrorCode;
use sea_orm::DbErr;

#[derive(Debug, thiserror::Error)]
pub enum CustomerError {
    #[error("no such customer")]
    NotFound,
    #[error("the customer was merged into another")]
    AlreadyMerged,
    #[error("a customer cannot be merged with itself")]
    MergedWithItself,
    #[error(transparent)]
    Api(#[from] ApiError),
    #[error(transparent)]
    Db(#[from] DbErr),
}

impl From<CustomerError> for ApiError {
    fn from(error: CustomerError) -> Self {
        match error {
            CustomerError::NotFound => Self::not_found(),
            CustomerError::AlreadyMerged => Self::new(
                ErrorCode::CustomerAlreadyMerged,
                "This customer was merged into another one, which has its loads now.",
            ),
            CustomerError::MergedWithItself => {
                Self::new(ErrorCode::CustomerMergedWithItself, "These are the same customer.")
            }
            CustomerError::Api(error) => error,
            CustomerError::Db(error) => error.into(),
        }
    }
}
