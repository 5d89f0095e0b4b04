//! What can go wrong with reminders.

use haul_api::{ApiError, Invalid};
use haul_types::ErrorCode;
use sea_orm::DbErr;

use crate::collections::CollectionError;

#[derive(Debug, thiserror::Error)]
pub enum ReminderError {
    #[error("no invoice of {0} has reached a step")]
    NotDue(String),
    #[error("{0}")]
    OnHold(String),
    #[error(transparent)]
    Invalid(#[from] Invalid),
    #[error(transparent)]
    Collection(#[from] CollectionError),
    #[error(transparent)]
    Api(#[from] ApiError),
    #[error(transparent)]
    Db(#[from] DbErr),
}

impl From<ReminderError> for ApiError {
    fn from(error: ReminderError) -> Self {
        match error {
            ReminderError::NotDue(customer) => {
                let message = format!("No invoice of {customer} has reached a step of the reminders.");
                Self::new(ErrorCode::ReminderNotDue, message)
            }
            ReminderError::OnHold(why) => Self::new(ErrorCode::ReminderOnHold, why),
            ReminderError::Invalid(invalid) => invalid.into(),
            ReminderError::Collection(error) => error.into(),
            ReminderError::Api(error) => error,
            ReminderError::Db(error) => error.into(),
        }
    }
}
