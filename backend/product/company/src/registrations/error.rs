//! What can go wrong with registrations.

use haul_api::{ApiError, Invalid};
use haul_types::ErrorCode;
use sea_orm::DbErr;

#[derive(Debug, thiserror::Error)]
pub enum RegistrationError {
    #[error("the account has no address")]
    NoEmail,
    #[error("already a user")]
    AlreadyUser,
    #[error("a request to join is open")]
    JoinRequestOpen,
    #[error("no such registration")]
    NotFound,
    #[error("the address is another account's")]
    AnotherEmail,
    #[error(transparent)]
    Invalid(#[from] Invalid),
    #[error(transparent)]
    Db(#[from] DbErr),
}

impl From<RegistrationError> for ApiError {
    fn from(error: RegistrationError) -> Self {
        match error {
            RegistrationError::NoEmail => Self::new(ErrorCode::EmailMissing, "Your account has no email address."),
            RegistrationError::AlreadyUser => {
                Self::new(ErrorCode::UserAlreadyExists, "You already belong to a company.")
            }
            RegistrationError::JoinRequestOpen => {
                Self::new(ErrorCode::JoinRequestOpen, "You have asked to join a company. Withdraw that request first.")
            }
            RegistrationError::NotFound => Self::not_found(),
            RegistrationError::AnotherEmail => {
                Invalid::field("userEmail", "This is not the email address that you signed in with.").into()
            }
            RegistrationError::Invalid(invalid) => invalid.into(),
            RegistrationError::Db(error) => error.into(),
        }
    }
}
