//! What can go wrong with trailers.

use haul_api::{ApiError, Invalid};
use haul_db::unique_violation;
use sea_orm::DbErr;

#[derive(Debug, thiserror::Error)]
pub enum TrailerError {
    #[error("no such trailer")]
    NotFound,
    #[error("stale version")]
    VersionStale,
    #[error("the unit number is in use")]
    UnitNumberAlreadyUsed,
    #[error("the VIN is in use")]
    VinAlreadyUsed,
    #[error(transparent)]
    Invalid(#[from] Invalid),
    #[error(transparent)]
    Api(#[from] ApiError),
    #[error(transparent)]
    Db(DbErr),
}

impl From<DbErr> for TrailerError {
    /// The database decides what is unique; this gives its answer the trade's name.
    fn from(error: DbErr) -> Self {
        match unique_violation(&error) {
            Some("trailer_unit_number_key") => Self::UnitNumberAlreadyUsed,
            Some("trailer_vin_key") => Self::VinAlreadyUsed,
            _ => Self::Db(error),
        }
    }
}

impl From<TrailerError> for ApiError {
    fn from(error: TrailerError) -> Self {
        match error {
            TrailerError::NotFound => Self::not_found(),
            TrailerError::VersionStale => Self::version_stale(),
            TrailerError::UnitNumberAlreadyUsed => {
                Self::conflict("unit_number_already_used", "Another trailer has this unit number.")
            }
            TrailerError::VinAlreadyUsed => Self::conflict("vin_already_used", "Another trailer has this VIN."),
            TrailerError::Invalid(invalid) => invalid.into(),
            TrailerError::Api(error) => error,
            TrailerError::Db(error) => error.into(),
        }
    }
}
