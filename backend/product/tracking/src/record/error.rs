//! What can go wrong with track and trace.

use haul_api::{ApiError, Invalid};
use haul_loads::{LoadError, documents::DocumentError};
use sea_orm::DbErr;

#[derive(Debug, thiserror::Error)]
pub enum TrackingError {
    #[error("no such record")]
    NotFound,
    #[error("nobody moves the load")]
    NotUnderWay,
    #[error("the check call is voided")]
    CheckCallVoided,
    #[error("the exception is acknowledged")]
    AlreadyAcknowledged,
    #[error("the exception is resolved")]
    AlreadyResolved,
    #[error("there is such an exception")]
    AlreadyOpen,
    #[error("the leg has no driver")]
    LegNotAssigned,
    #[error("the leg is driven")]
    LegAlreadyDriven,
    #[error("no secure random numbers")]
    NoRandomness(getrandom::Error),
    #[error(transparent)]
    Invalid(#[from] Invalid),
    #[error(transparent)]
    Load(#[from] LoadError),
    #[error(transparent)]
    Document(#[from] DocumentError),
    #[error(transparent)]
    Api(#[from] ApiError),
    #[error(transparent)]
    Db(#[from] DbErr),
}

impl From<getrandom::Error> for TrackingError {
    fn from(error: getrandom::Error) -> Self {
        Self::NoRandomness(error)
    }
}

impl From<TrackingError> for ApiError {
    fn from(error: TrackingError) -> Self {
        match error {
            TrackingError::NotFound => Self::not_found(),
            TrackingError::NotUnderWay => {
                Self::conflict("load_not_under_way", "Nobody moves this load, so there is nothing to hear of it.")
            }
            TrackingError::CheckCallVoided => {
                Self::conflict("check_call_voided", "This check call has been taken back. Log a new one.")
            }
            TrackingError::AlreadyAcknowledged => {
                Self::conflict("exception_already_acknowledged", "Somebody looks after this already.")
            }
            TrackingError::AlreadyResolved => Self::conflict("exception_already_resolved", "This has been resolved."),
            TrackingError::AlreadyOpen => {
                Self::conflict("exception_already_open", "The same is open already. Add your note to it.")
            }
            TrackingError::LegNotAssigned => {
                Self::conflict("leg_not_assigned", "This leg has no driver to send a link to.")
            }
            TrackingError::LegAlreadyDriven => Self::conflict("leg_already_driven", "This leg has been driven."),
            TrackingError::NoRandomness(error) => Self::internal(error),
            TrackingError::Invalid(invalid) => invalid.into(),
            TrackingError::Load(error) => error.into(),
            TrackingError::Document(error) => error.into(),
            TrackingError::Api(error) => error,
            TrackingError::Db(error) => error.into(),
        }
    }
}
