//! What can go wrong with deposits.

use haul_api::{ApiError, Invalid};
use haul_types::ErrorCode;
use sea_orm::DbErr;

use crate::ledger::LedgerError;

#[derive(Debug, thiserror::Error)]
pub enum DepositError {
    #[error("no such deposit")]
    NotFound,
    #[error("the deposit is voided")]
    Voided,
    #[error("payment {0} was returned or voided")]
    PaymentEnded(String),
    #[error("payment {0} is part of a deposit")]
    PaymentDeposited(String),
    #[error("the bank took payment {0} back")]
    PaymentReturned(String),
    #[error(transparent)]
    Invalid(#[from] Invalid),
    #[error(transparent)]
    Ledger(#[from] LedgerError),
    #[error(transparent)]
    Api(#[from] ApiError),
    #[error(transparent)]
    Db(#[from] DbErr),
}

impl From<DepositError> for ApiError {
    fn from(error: DepositError) -> Self {
        match error {
            DepositError::NotFound => Self::not_found(),
            DepositError::Voided => {
                Self::new(ErrorCode::DepositVoided, "This deposit is voided. Deposit its payments again.")
            }
            DepositError::PaymentEnded(reference) => {
                let message = format!("Payment {reference} was returned or voided. Leave it out.");
                Self::new(ErrorCode::PaymentEnded, message)
            }
            DepositError::PaymentDeposited(reference) => {
                let message = format!("Payment {reference} is part of a deposit already. Leave it out.");
                Self::new(ErrorCode::PaymentDeposited, message)
            }
            DepositError::PaymentReturned(reference) => {
                let message = format!("The bank returned payment {reference}, so this deposit can't be voided.");
                Self::new(ErrorCode::DepositReturned, message)
            }
            DepositError::Invalid(invalid) => invalid.into(),
            DepositError::Ledger(error) => error.into(),
            DepositError::Api(error) => error,
            DepositError::Db(error) => error.into(),
        }
    }
}
