//! What can go wrong with users.

use haul_api::{ApiError, Invalid};
use haul_db::unique_violation;
use haul_types::ErrorCode;
use sea_orm::DbErr;

#[derive(Debug, thiserror::Error)]
pub enum UserError {
    #[error("no such user")]
    NotFound,
    #[error("the address {0} is a user's")]
    AlreadyExists(String),
    #[error("a company keeps one Admin")]
    LastAdmin,
    #[error("people do not suspend themselves")]
    CannotSuspendYourself,
    #[error("the role is above the actor's")]
    RoleAboveYours,
    #[error("the person sees more than the actor")]
    SeesMoreThanYou,
    #[error("not suspended")]
    NotSuspended,
    #[error("has not signed in yet")]
    NotActive,
    #[error("not invited, or no longer")]
    NotInvited,
    #[error("the invitation was sent a moment ago")]
    InvitationJustSent,
    #[error("the invitation was accepted")]
    AlreadyJoined,
    #[error(transparent)]
    Invalid(#[from] Invalid),
    #[error(transparent)]
    Api(#[from] ApiError),
    #[error(transparent)]
    Db(#[from] DbErr),
}

impl UserError {
    /// The database decides what is unique and what exists; this turns its errors into business terms.
    pub(super) fn from_write(error: DbErr, email: &str) -> Self {
        if unique_violation(&error) == Some("user_account_email_key") {
            return Self::AlreadyExists(email.to_owned());
        }
        Self::Db(error)
    }
}

impl From<UserError> for ApiError {
    fn from(error: UserError) -> Self {
        match error {
            UserError::NotFound => Self::not_found(),
            UserError::AlreadyJoined => Self::new(
                ErrorCode::AlreadyJoined,
                "This invitation was accepted. Ask the company to remove the account.",
            ),
            UserError::AlreadyExists(email) => {
                Self::new(ErrorCode::UserAlreadyExists, format!("{email} is already one of your users."))
            }
            UserError::LastAdmin => {
                Self::new(ErrorCode::LastAdmin, "This is your company's last Admin. Make another user an Admin first.")
            }
            UserError::CannotSuspendYourself => {
                Self::new(ErrorCode::CannotSuspendYourself, "You cannot suspend or remove yourself.")
            }
            UserError::RoleAboveYours => Self::new(
                ErrorCode::RoleAboveYours,
                "Only Admins can add or change Admins, and only SuperAdmins can add or change SuperAdmins.",
            ),
            UserError::SeesMoreThanYou => Self::new(
                ErrorCode::TerminalsBeyondYours,
                "You are limited to your terminals, so you can only add and change people who work at those.",
            ),
            UserError::NotInvited => Self::new(
                ErrorCode::UserNotInvited,
                "This person has no open invitation: it was accepted, refused or withdrawn.",
            ),
            UserError::InvitationJustSent => Self::new(
                ErrorCode::InvitationJustSent,
                "The invitation was sent less than five minutes ago. Give the mail a moment to arrive.",
            ),
            UserError::NotSuspended => Self::new(ErrorCode::UserNotSuspended, "This user is not suspended."),
            UserError::NotActive => Self::new(ErrorCode::UserNotActive, "Only an active user can be suspended."),
            UserError::Invalid(invalid) => invalid.into(),
            UserError::Api(error) => error,
            UserError::Db(error) => error.into(),
        }
    }
}
