//! What can go wrong with detention.

use haul_api::{ApiError, Invalid};
use haul_types::{DetentionStatus, ErrorCode};
use sea_orm::DbErr;

use crate::action::DetentionAction;

#[derive(Debug, thiserror::Error)]
pub enum DetentionError {
    #[error("no such record")]
    NotFound,
    #[error("cannot {action:?} what is {status:?}")]
    Refused { action: DetentionAction, status: DetentionStatus },
    #[error(transparent)]
    Invalid(#[from] Invalid),
    #[error(transparent)]
    Api(#[from] ApiError),
    #[error(transparent)]
    Db(#[from] DbErr),
}

impl From<DetentionError> for ApiError {
    fn from(error: DetentionError) -> Self {
        match error {
            DetentionError::NotFound => Self::not_found(),
            DetentionError::Refused { action, status } => {
                let (code, message) = refusal(action, status);
                Self::new(code, message)
            }
            DetentionError::Invalid(invalid) => invalid.into(),
            DetentionError::Api(error) => error,
            DetentionError::Db(error) => error.into(),
        }
    }
}

fn refusal(action: DetentionAction, status: DetentionStatus) -> (ErrorCode, &'static str) {
    match (status, action) {
        (DetentionStatus::Accruing, _) => {
            (ErrorCode::DetentionAccruing, "The truck is still there. Decide once it has left.")
        }
        (DetentionStatus::NotBillable, _) => {
            (ErrorCode::DetentionNotBillable, "There is nothing to claim at this stop.")
        }
        (DetentionStatus::Billed, DetentionAction::Dispute) => {
            (ErrorCode::DetentionAlreadyBilled, "This is on an invoice. Dispute the invoice.")
        }
        (DetentionStatus::Billed, _) => {
            (ErrorCode::DetentionAlreadyBilled, "This is on an invoice, so it stays as it is.")
        }
        (DetentionStatus::Pending, DetentionAction::Reopen) => {
            (ErrorCode::DetentionNotDecided, "This has not been decided yet.")
        }
        _ => (ErrorCode::DetentionAlreadyDecided, "This has been decided. Reopen it first."),
    }
}
