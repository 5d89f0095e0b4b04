//! What can go wrong with the ledger.

use haul_api::{ApiError, Invalid};
use haul_db::unique_violation;
use haul_types::{Date, ErrorCode};
use sea_orm::DbErr;

#[derive(Debug, thiserror::Error)]
pub enum LedgerError {
    #[error("the month of {0} is closed")]
    PeriodClosed(Date),
    #[error("the month is closed already")]
    PeriodAlreadyClosed,
    #[error("the month is open")]
    PeriodNotClosed,
    #[error("the month is not over")]
    PeriodNotOver,
    #[error("the fact is in the ledger already")]
    PostedAlready,
    /// A flaw of the program: nobody can enter such a posting.
    #[error("a posting that doesn't balance: {0}")]
    Unbalanced(String),
    #[error(transparent)]
    Invalid(#[from] Invalid),
    #[error(transparent)]
    Api(#[from] ApiError),
    #[error(transparent)]
    Db(DbErr),
}

impl From<DbErr> for LedgerError {
    fn from(error: DbErr) -> Self {
        match unique_violation(&error) {
            Some("posting_fact_key" | "posting_reverses_key") => Self::PostedAlready,
            _ => Self::Db(error),
        }
    }
}

impl From<LedgerError> for ApiError {
    fn from(error: LedgerError) -> Self {
        match error {
            LedgerError::PeriodClosed(day) => {
                let month = day.format("%B %Y");
                let message = format!("{month} is closed. Use a day of an open month, or reopen {month}.");
                Self::new(ErrorCode::PeriodClosed, message)
            }
            LedgerError::PeriodAlreadyClosed => Self::new(ErrorCode::PeriodAlreadyClosed, "This month is closed."),
            LedgerError::PeriodNotClosed => Self::new(ErrorCode::PeriodNotClosed, "This month is open."),
            LedgerError::PeriodNotOver => {
                Self::new(ErrorCode::PeriodNotOver, "This month isn't over. Close it once it is.")
            }
            LedgerError::PostedAlready => {
                Self::new(ErrorCode::PostedAlready, "This is in the ledger already. Reload to see it.")
            }
            LedgerError::Unbalanced(_) => Self::internal(error),
            LedgerError::Invalid(invalid) => invalid.into(),
            LedgerError::Api(error) => error,
            LedgerError::Db(error) => error.into(),
        }
    }
}
