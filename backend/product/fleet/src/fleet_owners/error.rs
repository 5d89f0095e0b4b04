//! What can go wrong with fleet owners.

use haul_api::{ApiError, Invalid};
use haul_db::unique_violation;
use sea_orm::DbErr;

#[derive(Debug, thiserror::Error)]
pub enum FleetOwnerError {
    #[error("no such fleet owner")]
    NotFound,
    #[error("stale version")]
    VersionStale,
    #[error("the address is in use")]
    EmailAlreadyUsed,
    #[error(transparent)]
    Invalid(#[from] Invalid),
    #[error(transparent)]
    Api(#[from] ApiError),
    #[error(transparent)]
    Db(DbErr),
}

impl From<DbErr> for FleetOwnerError {
    /// The database decides what is unique; this gives its answer the trade's name.
    fn from(error: DbErr) -> Self {
        match unique_violation(&error) {
            Some("fleet_owner_email_key") => Self::EmailAlreadyUsed,
            _ => Self::Db(error),
        }
    }
}

impl From<FleetOwnerError> for ApiError {
    fn from(error: FleetOwnerError) -> Self {
        match error {
            FleetOwnerError::NotFound => Self::not_found(),
            FleetOwnerError::VersionStale => Self::version_stale(),
            FleetOwnerError::EmailAlreadyUsed => {
                Self::conflict("email_already_used", "Another fleet owner has this email address.")
            }
            FleetOwnerError::Invalid(invalid) => invalid.into(),
            FleetOwnerError::Api(error) => error,
            FleetOwnerError::Db(error) => error.into(),
        }
    }
}
