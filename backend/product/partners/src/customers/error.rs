//! What can go wrong with customers.

use haul_api::{ApiError, Invalid};
use haul_db::unique_violation;
use sea_orm::DbErr;

#[derive(Debug, thiserror::Error)]
pub enum CustomerError {
    #[error("no such customer")]
    NotFound,
    #[error("stale version")]
    VersionStale,
    #[error("the customer was merged into another")]
    AlreadyMerged,
    #[error("a customer cannot be merged with itself")]
    MergedWithItself,
    #[error("the name is in use")]
    NameAlreadyUsed,
    #[error(transparent)]
    Invalid(#[from] Invalid),
    #[error(transparent)]
    Api(#[from] ApiError),
    #[error(transparent)]
    Db(DbErr),
}

impl From<DbErr> for CustomerError {
    /// The database decides what is unique; this gives its answer the trade's name.
    fn from(error: DbErr) -> Self {
        match unique_violation(&error) {
            Some("customer_name_key") => Self::NameAlreadyUsed,
            _ => Self::Db(error),
        }
    }
}

impl From<CustomerError> for ApiError {
    fn from(error: CustomerError) -> Self {
        match error {
            CustomerError::NotFound => Self::not_found(),
            CustomerError::VersionStale => Self::version_stale(),
            CustomerError::AlreadyMerged => Self::conflict(
                "customer_already_merged",
                "This customer was merged into another one, which has its loads now.",
            ),
            CustomerError::MergedWithItself => {
                Self::conflict("customer_merged_with_itself", "These are one and the same customer.")
            }
            CustomerError::NameAlreadyUsed => {
                Self::conflict("customer_name_already_used", "Another customer has this name.")
            }
            CustomerError::Invalid(invalid) => invalid.into(),
            CustomerError::Api(error) => error,
            CustomerError::Db(error) => error.into(),
        }
    }
}
