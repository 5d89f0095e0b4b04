//! What can go wrong with the ownerships of trucks.

use haul_api::{ApiError, Invalid};
use haul_db::unique_violation;
use haul_types::ErrorCode;
use sea_orm::DbErr;

#[derive(Debug, thiserror::Error)]
pub enum TruckError {
    #[error("no such truck")]
    NotFound,
    #[error("two ownerships share a day")]
    OwnershipOverlaps,
    #[error(transparent)]
    Invalid(#[from] Invalid),
    #[error(transparent)]
    Api(#[from] ApiError),
    #[error(transparent)]
    Db(DbErr),
}

impl From<DbErr> for TruckError {
    /// The database decides what is unique; this turns its error into business terms.
    fn from(error: DbErr) -> Self {
        match unique_violation(&error) {
            Some("truck_ownership_starts_on_key") => Self::OwnershipOverlaps,
            _ => Self::Db(error),
        }
    }
}

impl From<TruckError> for ApiError {
    fn from(error: TruckError) -> Self {
        match error {
            TruckError::NotFound => Self::not_found(),
            TruckError::OwnershipOverlaps => {
                Self::new(ErrorCode::OwnershipOverlaps, "Another ownership of this truck covers some of these days.")
            }
            TruckError::Invalid(invalid) => invalid.into(),
            TruckError::Api(error) => error,
            TruckError::Db(error) => error.into(),
        }
    }
}
