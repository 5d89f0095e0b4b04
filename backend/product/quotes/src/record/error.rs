//! What can go wrong with quotes.

use haul_api::{ApiError, Invalid};
use haul_loads::LoadError;
use haul_papers::PaperError;
use haul_types::{ErrorCode, QuoteStatus};
use sea_orm::DbErr;

use super::status::QuoteAction;

#[derive(Debug, thiserror::Error)]
pub enum QuoteError {
    #[error("no such record")]
    NotFound,
    #[error("{action:?} is not allowed in {status:?}")]
    NotAllowed { action: QuoteAction, status: QuoteStatus },
    #[error("the margin is below the floor")]
    NeedsApproval,
    #[error("the quote has expired")]
    ValidityOver,
    #[error("the prospect is not a customer yet")]
    NeedsCustomer,
    #[error("the customer can no longer answer")]
    NotOpen,
    #[error("the fuel surcharge is up to date")]
    FuelIsCurrent,
    #[error("there is a program called {0}")]
    ProgramNameAlreadyUsed(String),
    #[error("no randomness: {0}")]
    NoRandomness(getrandom::Error),
    #[error(transparent)]
    Invalid(#[from] Invalid),
    #[error(transparent)]
    Load(#[from] LoadError),
    #[error(transparent)]
    Paper(#[from] PaperError),
    #[error(transparent)]
    Api(#[from] ApiError),
    #[error(transparent)]
    Db(DbErr),
}

impl From<getrandom::Error> for QuoteError {
    fn from(error: getrandom::Error) -> Self {
        Self::NoRandomness(error)
    }
}

impl From<DbErr> for QuoteError {
    fn from(error: DbErr) -> Self {
        match error {
            DbErr::RecordNotUpdated => Self::Api(ApiError::version_stale()),
            error => Self::Db(error),
        }
    }
}

impl From<QuoteError> for ApiError {
    fn from(error: QuoteError) -> Self {
        match error {
            QuoteError::NotFound => Self::not_found(),
            QuoteError::NotAllowed { action, status } => {
                Self::new(ErrorCode::QuoteActionNotAllowed, format!("{} {}", said_of(status), cannot(action)))
            }
            QuoteError::NeedsApproval => Self::new(
                ErrorCode::QuoteNeedsApproval,
                "The margin is below your company's floor. Ask for approval before you send it.",
            ),
            QuoteError::ValidityOver => {
                Self::new(ErrorCode::QuoteValidityOver, "The quote has expired. Give it a later end.")
            }
            QuoteError::NeedsCustomer => Self::new(
                ErrorCode::QuoteNeedsCustomer,
                "This quote is for a prospect. Choose the customer that it has become.",
            ),
            QuoteError::NotOpen => Self::new(ErrorCode::QuoteNotOpen, "This quote can no longer be answered."),
            QuoteError::FuelIsCurrent => Self::new(
                ErrorCode::QuoteFuelIsCurrent,
                "The fuel surcharge was computed with the latest price of diesel already.",
            ),
            QuoteError::ProgramNameAlreadyUsed(name) => {
                Self::new(ErrorCode::FuelProgramNameAlreadyUsed, format!("Another fuel program is called {name}."))
            }
            QuoteError::NoRandomness(error) => Self::internal(error),
            QuoteError::Invalid(invalid) => invalid.into(),
            QuoteError::Load(error) => error.into(),
            QuoteError::Paper(error) => error.into(),
            QuoteError::Api(error) => error,
            QuoteError::Db(error) => error.into(),
        }
    }
}

fn said_of(status: QuoteStatus) -> &'static str {
    match status {
        QuoteStatus::Draft => "This quote is a draft.",
        QuoteStatus::PendingApproval => "This quote is waiting for approval.",
        QuoteStatus::Approved => "This quote is approved.",
        QuoteStatus::Sent | QuoteStatus::Viewed => "This quote is with the customer.",
        QuoteStatus::Accepted => "This quote has been accepted.",
        QuoteStatus::Converted => "A load has been booked from this quote.",
        QuoteStatus::Declined => "The customer has declined this quote.",
        QuoteStatus::Lost => "This quote is lost.",
        QuoteStatus::Expired => "This quote has expired.",
        QuoteStatus::Withdrawn => "This quote has been withdrawn.",
        QuoteStatus::Superseded => "A newer version has replaced this quote.",
    }
}

fn cannot(action: QuoteAction) -> &'static str {
    match action {
        QuoteAction::Edit => "Only drafts can be changed: revise it instead.",
        QuoteAction::RequestApproval => "It needs no approval: save it again to recalculate it with today's costs.",
        QuoteAction::Approve => "There is nothing to approve.",
        QuoteAction::Return => "It cannot go back to a draft.",
        QuoteAction::Send => "It cannot be sent.",
        QuoteAction::Accept => "It cannot be accepted.",
        QuoteAction::MarkLost => "It cannot be marked as lost.",
        QuoteAction::Reopen => "It cannot be reopened.",
        QuoteAction::Withdraw => "It cannot be withdrawn.",
        QuoteAction::Revise => "It cannot be revised.",
        QuoteAction::Requote => "Only a draft or an offered quote with a fuel program follows the price of diesel.",
        QuoteAction::Duplicate => "It cannot be duplicated.",
        QuoteAction::Convert => "Only an accepted quote becomes a load.",
    }
}
