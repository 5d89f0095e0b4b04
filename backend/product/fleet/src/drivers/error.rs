//! What can go wrong with drivers.

use haul_api::{ApiError, Invalid};
use haul_db::unique_violation;
use sea_orm::DbErr;

#[derive(Debug, thiserror::Error)]
pub enum DriverError {
    #[error("no such driver")]
    NotFound,
    #[error("stale version")]
    VersionStale,
    #[error("the code is in use")]
    CodeAlreadyUsed,
    #[error(transparent)]
    Invalid(#[from] Invalid),
    #[error(transparent)]
    Api(#[from] ApiError),
    #[error(transparent)]
    Db(DbErr),
}

impl From<DbErr> for DriverError {
    /// The database decides what is unique; this gives its answer the trade's name.
    fn from(error: DbErr) -> Self {
        match unique_violation(&error) {
            Some("driver_code_key") => Self::CodeAlreadyUsed,
            _ => Self::Db(error),
        }
    }
}

impl From<DriverError> for ApiError {
    fn from(error: DriverError) -> Self {
        match error {
            DriverError::NotFound => Self::not_found(),
            DriverError::VersionStale => Self::version_stale(),
            DriverError::CodeAlreadyUsed => Self::conflict("driver_code_already_used", "Another driver has this code."),
            DriverError::Invalid(invalid) => invalid.into(),
            DriverError::Api(error) => error,
            DriverError::Db(error) => error.into(),
        }
    }
}
