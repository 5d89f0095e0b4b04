//! What can go wrong with loads.

use haul_api::{ApiError, Invalid, ProblemField};
use haul_db::unique_violation;
use haul_types::{ErrorCode, StopEventKind, Timestamp, dollars};
use sea_orm::DbErr;

use super::{assignment_views::AssignmentVerdict, local_time::LocalTimeError};

#[derive(Debug, thiserror::Error)]
pub enum LoadError {
    #[error("no such load")]
    NotFound,
    #[error("something is missing for the invoice")]
    NotReadyToBill(Vec<String>),
    #[error("charges are pending")]
    ChargesUndecided(Vec<String>),
    #[error("the charges come to something else than the rate confirmation")]
    RateConfirmationDiffers { total_cents: i64, confirmed_cents: i64 },
    #[error("the customer's credit is used up: {0}")]
    CreditNotAccepted(String),
    #[error("the customer's credit needs an approval: {0}")]
    CreditNeedsApproval(String),
    #[error("the customer's reference is on load {0:?}")]
    CustomerReferenceAlreadyUsed(Option<String>),
    #[error("the load is not in a state for this: {0}")]
    Refused(Refusal),
    #[error("the local time at {path} is no single moment")]
    LocalTime { path: String, error: LocalTimeError },
    #[error("assignment blocked")]
    AssignmentBlocked(Vec<AssignmentVerdict>),
    #[error("assignment needs confirmation")]
    AssignmentNeedsConfirmation(Vec<AssignmentVerdict>),
    #[error("{0:?} is recorded at this stop")]
    EventAlreadyRecorded(StopEventKind),
    #[error("the event is in the future")]
    EventInFuture,
    #[error("the event contradicts {other:?} at {at}")]
    EventOutOfOrder { other: StopEventKind, facility: String, at: Timestamp },
    #[error(transparent)]
    Invalid(#[from] Invalid),
    #[error(transparent)]
    Api(#[from] ApiError),
    #[error(transparent)]
    Db(DbErr),
}

/// Why a load's state forbids an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    #[error("This load is canceled, not used, on hold or still a draft, so nothing can happen to it on the road.")]
    NotDispatchable,
    #[error("Assign a driver and a truck first.")]
    NotAssigned,
    #[error("This load has been delivered.")]
    AlreadyDelivered,
    #[error("This load has been picked up. It can only be delivered or returned.")]
    AlreadyPickedUp,
    #[error("This load is already under way.")]
    AlreadyStarted,
    #[error("This load is not a draft.")]
    NotDraft,
    #[error("This load is not on hold.")]
    NotOnHold,
    #[error("This load is already on hold.")]
    AlreadyOnHold,
    #[error("This load's truck has broken down.")]
    AlreadyBrokenDown,
    #[error("This load's truck has not broken down.")]
    NotBrokenDown,
    #[error("This load's truck has not set out.")]
    NotUnderWay,
    #[error("This load is not canceled.")]
    NotCancelled,
    #[error("This load is canceled or was not used. Reopen it first.")]
    Cancelled,
    #[error("This load is approved for billing, so its revenue is read-only.")]
    FinanciallyLocked,
    #[error("This load is on an invoice. Void the invoice first.")]
    Invoiced,
    #[error("This load is not approved for billing.")]
    NotApproved,
    #[error("Only a load that was delivered, or not used, can be billed.")]
    NotToBill,
    #[error("Billing of this load is on hold or flagged. Resume it first.")]
    BillingHeldUp,
    #[error("Billing of this load is not on hold.")]
    BillingNotHeldUp,
    #[error("This load was not sent back by billing.")]
    NotSentBack,
    #[error("Something is still missing for this load's invoice.")]
    NotReadyToBill,
    #[error("This leg is already completed.")]
    LegAlreadyDriven,
    #[error("Send the work to the driver first.")]
    NotDispatched,
    #[error("This is the last leg, so there is no next leg to join.")]
    LastLeg,
    #[error("The truck has been at this stop, so it stays where it is.")]
    StopAlreadyVisited,
    #[error("A load needs at least two stops.")]
    TooFewStops,
    #[error("A leg of this load starts and ends there. Join the legs first.")]
    LegsMeetHere,
}

impl Refusal {
    pub fn code(self) -> ErrorCode {
        match self {
            Self::NotDispatchable => ErrorCode::LoadNotDispatchable,
            Self::NotAssigned => ErrorCode::LoadNotAssigned,
            Self::AlreadyDelivered => ErrorCode::LoadAlreadyDelivered,
            Self::AlreadyPickedUp => ErrorCode::LoadAlreadyPickedUp,
            Self::AlreadyStarted => ErrorCode::LoadAlreadyStarted,
            Self::NotDraft => ErrorCode::LoadNotDraft,
            Self::NotOnHold => ErrorCode::LoadNotOnHold,
            Self::AlreadyOnHold => ErrorCode::LoadAlreadyOnHold,
            Self::AlreadyBrokenDown => ErrorCode::LoadAlreadyBrokenDown,
            Self::NotBrokenDown => ErrorCode::LoadNotBrokenDown,
            Self::NotUnderWay => ErrorCode::LoadNotUnderWay,
            Self::NotCancelled => ErrorCode::LoadNotCancelled,
            Self::Cancelled => ErrorCode::LoadCancelled,
            Self::FinanciallyLocked => ErrorCode::LoadFinanciallyLocked,
            Self::Invoiced => ErrorCode::LoadInvoiced,
            Self::NotApproved => ErrorCode::LoadNotApproved,
            Self::NotToBill => ErrorCode::LoadNotToBill,
            Self::BillingHeldUp => ErrorCode::BillingHeldUp,
            Self::BillingNotHeldUp => ErrorCode::BillingNotHeldUp,
            Self::NotSentBack => ErrorCode::LoadNotSentBack,
            Self::NotReadyToBill => ErrorCode::LoadNotReadyToBill,
            Self::StopAlreadyVisited => ErrorCode::StopAlreadyVisited,
            Self::TooFewStops => ErrorCode::LoadNeedsTwoStops,
            Self::LegAlreadyDriven => ErrorCode::LegAlreadyDriven,
            Self::NotDispatched => ErrorCode::LegNotDispatched,
            Self::LastLeg => ErrorCode::LegIsTheLast,
            Self::LegsMeetHere => ErrorCode::LegsMeetHere,
        }
    }
}

impl From<Refusal> for LoadError {
    fn from(refusal: Refusal) -> Self {
        Self::Refused(refusal)
    }
}

impl From<DbErr> for LoadError {
    /// The database decides what is unique; this turns its error into business terms.
    fn from(error: DbErr) -> Self {
        if matches!(error, DbErr::RecordNotUpdated) {
            return Self::Api(ApiError::version_stale());
        }
        match unique_violation(&error) {
            Some("load_customer_reference_key") => Self::CustomerReferenceAlreadyUsed(None),
            _ => Self::Db(error),
        }
    }
}

impl From<LoadError> for ApiError {
    fn from(error: LoadError) -> Self {
        match error {
            LoadError::NotFound => Self::not_found(),
            LoadError::CustomerReferenceAlreadyUsed(number) => {
                let which = number.map_or("another load".to_owned(), |number| format!("load {number}"));
                let message = format!("This customer's reference is already on {which}.");
                Self::new(ErrorCode::CustomerReferenceAlreadyUsed, message)
            }
            LoadError::CreditNotAccepted(warning) => {
                Self::new(ErrorCode::CreditNotAccepted, format!("{warning} Accept the risk to continue."))
            }
            LoadError::CreditNeedsApproval(warning) => {
                let message = format!("{warning} Ask a user with credit approval to do this.");
                Self::new(ErrorCode::CreditNeedsApproval, message)
            }
            LoadError::NotReadyToBill(missing) => Self::new(Refusal::NotReadyToBill.code(), missing.join(" ")),
            LoadError::ChargesUndecided(open) => {
                let message = format!("Approve or deny each pending charge first: {}.", open.join(", "));
                Self::new(ErrorCode::ChargesUndecided, message)
            }
            LoadError::RateConfirmationDiffers { total_cents, confirmed_cents } => {
                let (total, confirmed) = (dollars(total_cents), dollars(confirmed_cents));
                let message = format!("The charges total {total}, the rate confirmation {confirmed}.");
                Self::new(ErrorCode::RateConfirmationDiffers, message)
            }
            LoadError::Refused(refusal) => Self::new(refusal.code(), refusal.to_string()),
            LoadError::LocalTime { path, error } => {
                let code = match error {
                    LocalTimeError::Unreadable => ErrorCode::ValidationFailed,
                    LocalTimeError::Missing => ErrorCode::LocalTimeMissing,
                    LocalTimeError::Ambiguous => ErrorCode::LocalTimeAmbiguous,
                };
                let field = ProblemField { path, message: error.to_string() };
                Self::with_fields(code, error.to_string(), vec![field])
            }
            LoadError::AssignmentBlocked(verdicts) => {
                refused_assignment(ErrorCode::AssignmentBlocked, "This assignment is not allowed.", verdicts)
            }
            LoadError::AssignmentNeedsConfirmation(verdicts) => refused_assignment(
                ErrorCode::AssignmentNeedsConfirmation,
                "Confirm these warnings to assign.",
                verdicts,
            ),
            LoadError::EventAlreadyRecorded(kind) => {
                let message = format!("It is already recorded that the truck {}. Void it to correct it.", words(kind));
                Self::new(ErrorCode::EventAlreadyRecorded, message)
            }
            LoadError::EventInFuture => {
                Self::new(ErrorCode::EventInFuture, "This time is in the future. Record what has happened.")
            }
            LoadError::EventOutOfOrder { other, facility, at } => {
                let at = at.utc().format("%Y-%m-%d %H:%M UTC");
                let message =
                    format!("This contradicts what is recorded: the truck {} at {facility} at {at}.", words(other));
                Self::new(ErrorCode::EventOutOfOrder, message)
            }
            LoadError::Invalid(invalid) => invalid.into(),
            LoadError::Api(error) => error,
            LoadError::Db(error) => error.into(),
        }
    }
}

fn refused_assignment(code: ErrorCode, message: &str, verdicts: Vec<AssignmentVerdict>) -> ApiError {
    let field = |verdict: AssignmentVerdict| ProblemField {
        path: verdict.subject.field().to_owned(),
        message: verdict.message,
    };
    ApiError::with_fields(code, message, verdicts.into_iter().map(field).collect())
}

/// What the truck did, as part of a sentence.
pub fn words(kind: StopEventKind) -> &'static str {
    match kind {
        StopEventKind::Arrived => "arrived",
        StopEventKind::CheckedIn => "checked in",
        StopEventKind::Docked => "docked",
        StopEventKind::Loaded => "was loaded",
        StopEventKind::Unloaded => "was unloaded",
        StopEventKind::Departed => "departed",
    }
}
