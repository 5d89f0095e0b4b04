//! What can go wrong with loads.

use haul_api::{ApiError, Invalid, ProblemField};
use haul_db::unique_violation;
use haul_types::{StopEventKind, Timestamp, dollars};
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
    pub fn code(self) -> &'static str {
        match self {
            Self::NotDispatchable => "load_not_dispatchable",
            Self::NotAssigned => "load_not_assigned",
            Self::AlreadyDelivered => "load_already_delivered",
            Self::AlreadyPickedUp => "load_already_picked_up",
            Self::AlreadyStarted => "load_already_started",
            Self::NotDraft => "load_not_draft",
            Self::NotOnHold => "load_not_on_hold",
            Self::AlreadyOnHold => "load_already_on_hold",
            Self::NotCancelled => "load_not_cancelled",
            Self::Cancelled => "load_cancelled",
            Self::FinanciallyLocked => "load_financially_locked",
            Self::Invoiced => "load_invoiced",
            Self::NotApproved => "load_not_approved",
            Self::NotToBill => "load_not_to_bill",
            Self::BillingHeldUp => "billing_held_up",
            Self::BillingNotHeldUp => "billing_not_held_up",
            Self::NotSentBack => "load_not_sent_back",
            Self::NotReadyToBill => "load_not_ready_to_bill",
            Self::StopAlreadyVisited => "stop_already_visited",
            Self::TooFewStops => "load_needs_two_stops",
            Self::LegAlreadyDriven => "leg_already_driven",
            Self::NotDispatched => "leg_not_dispatched",
            Self::LastLeg => "leg_is_the_last",
            Self::LegsMeetHere => "legs_meet_here",
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
                Self::conflict("customer_reference_already_used", message)
            }
            LoadError::CreditNotAccepted(warning) => {
                Self::conflict("credit_not_accepted", format!("{warning} Accept the risk to continue."))
            }
            LoadError::CreditNeedsApproval(warning) => {
                let message = format!("{warning} Ask a user with credit approval to do this.");
                Self::conflict("credit_needs_approval", message)
            }
            LoadError::NotReadyToBill(missing) => Self::conflict(Refusal::NotReadyToBill.code(), missing.join(" ")),
            LoadError::ChargesUndecided(open) => {
                let message = format!("Approve or deny each pending charge first: {}.", open.join(", "));
                Self::conflict("charges_undecided", message)
            }
            LoadError::RateConfirmationDiffers { total_cents, confirmed_cents } => {
                let (total, confirmed) = (dollars(total_cents), dollars(confirmed_cents));
                let message = format!("The charges total {total}, the rate confirmation {confirmed}.");
                Self::conflict("rate_confirmation_differs", message)
            }
            LoadError::Refused(refusal) => Self::conflict(refusal.code(), refusal.to_string()),
            LoadError::LocalTime { path, error } => {
                let code = match error {
                    LocalTimeError::Unreadable => "validation_failed",
                    LocalTimeError::Missing => "local_time_missing",
                    LocalTimeError::Ambiguous => "local_time_ambiguous",
                };
                let field = ProblemField { path, message: error.to_string() };
                Self::unprocessable_fields(code, error.to_string(), vec![field])
            }
            LoadError::AssignmentBlocked(verdicts) => {
                refused_assignment("assignment_blocked", "This assignment is not allowed.", verdicts)
            }
            LoadError::AssignmentNeedsConfirmation(verdicts) => {
                refused_assignment("assignment_needs_confirmation", "Confirm these warnings to assign.", verdicts)
            }
            LoadError::EventAlreadyRecorded(kind) => {
                let message = format!("It is already recorded that the truck {}. Void it to correct it.", words(kind));
                Self::conflict("event_already_recorded", message)
            }
            LoadError::EventInFuture => {
                Self::unprocessable("event_in_future", "This time is in the future. Record what has happened.")
            }
            LoadError::EventOutOfOrder { other, facility, at } => {
                let at = at.utc().format("%Y-%m-%d %H:%M UTC");
                let message =
                    format!("This contradicts what is recorded: the truck {} at {facility} at {at}.", words(other));
                Self::unprocessable("event_out_of_order", message)
            }
            LoadError::Invalid(invalid) => invalid.into(),
            LoadError::Api(error) => error,
            LoadError::Db(error) => error.into(),
        }
    }
}

fn refused_assignment(code: &str, message: &str, verdicts: Vec<AssignmentVerdict>) -> ApiError {
    let field = |verdict: AssignmentVerdict| ProblemField {
        path: verdict.subject.field().to_owned(),
        message: verdict.message,
    };
    ApiError::unprocessable_fields(code, message, verdicts.into_iter().map(field).collect())
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
