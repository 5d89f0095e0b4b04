//! What can go wrong with track and trace.

use haul_api::{ApiError, Invalid};
use haul_loads::{LoadError, documents::DocumentError};
use haul_types::ErrorCode;
use sea_orm::DbErr;

#[derive(Debug, thiserror::Error)]
pub enum TrackingError {
    #[error("no such record")]
    NotFound,
    #[error("the load has no crew on the road")]
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
    #[error("the link has all the documents that it takes")]
    TooManyDocuments,
    #[error("the load is not delivered")]
    NotDelivered,
    #[error("the link no longer works")]
    LinkOver,
    #[error("the recipient has no address")]
    NoAddress,
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
                Self::new(ErrorCode::LoadNotUnderWay, "This load is not under way, so there is nothing to record.")
            }
            TrackingError::CheckCallVoided => {
                Self::new(ErrorCode::CheckCallVoided, "This check call was voided. Log a new one.")
            }
            TrackingError::AlreadyAcknowledged => {
                Self::new(ErrorCode::ExceptionAlreadyAcknowledged, "Someone is already handling this.")
            }
            TrackingError::AlreadyResolved => Self::new(ErrorCode::ExceptionAlreadyResolved, "This has been resolved."),
            TrackingError::AlreadyOpen => {
                Self::new(ErrorCode::ExceptionAlreadyOpen, "The same exception is already open. Add your note to it.")
            }
            TrackingError::LegNotAssigned => {
                Self::new(ErrorCode::LegNotAssigned, "This leg has no driver to send a link to.")
            }
            TrackingError::LegAlreadyDriven => Self::new(ErrorCode::LegAlreadyDriven, "This leg is already completed."),
            TrackingError::TooManyDocuments => Self::new(
                ErrorCode::DriverDocumentsFull,
                "This link takes no more documents. Ask dispatch for a new one.",
            ),
            TrackingError::NotDelivered => Self::new(
                ErrorCode::LoadNotDelivered,
                "This load is not delivered, so it has no proof of delivery yet.",
            ),
            TrackingError::LinkOver => {
                Self::new(ErrorCode::DriverLinkOver, "This link no longer works. Create a new one.")
            }
            TrackingError::NoAddress => Self::new(
                ErrorCode::RecipientWithoutAddress,
                "There is no address that a message can be sent to. Add one, or copy the link.",
            ),
            TrackingError::NoRandomness(error) => Self::internal(error),
            TrackingError::Invalid(invalid) => invalid.into(),
            TrackingError::Load(error) => error.into(),
            TrackingError::Document(error) => error.into(),
            TrackingError::Api(error) => error,
            TrackingError::Db(error) => error.into(),
        }
    }
}
