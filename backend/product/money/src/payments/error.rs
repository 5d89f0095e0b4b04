//! What can go wrong with payments.

use haul_api::{ApiError, Invalid};
use haul_types::{ErrorCode, dollars};
use sea_orm::DbErr;

use crate::{invoices::InvoiceError, ledger::LedgerError};

#[derive(Debug, thiserror::Error)]
pub enum PaymentError {
    #[error("no such payment")]
    NotFound,
    #[error("only {0} cents are left of the payment")]
    MoreThanUnapplied(i64),
    #[error("the payment was returned or voided")]
    Ended,
    #[error("invoice {0} is not owed")]
    InvoiceNotOwed(String),
    #[error("invoice {0} is another customer's")]
    OtherCustomer(String),
    #[error("no such application stands")]
    NotApplied,
    #[error("a part of the payment was refunded")]
    Refunded,
    #[error("no such refund stands")]
    RefundVoided,
    #[error("the payment is part of a deposit")]
    Deposited,
    #[error("there is no such file, or nothing to read in it: {0}")]
    Unreadable(String),
    #[error(transparent)]
    Invalid(#[from] Invalid),
    #[error(transparent)]
    Invoice(#[from] InvoiceError),
    #[error(transparent)]
    Ledger(#[from] LedgerError),
    #[error(transparent)]
    Api(#[from] ApiError),
    #[error(transparent)]
    Db(#[from] DbErr),
}

impl From<PaymentError> for ApiError {
    fn from(error: PaymentError) -> Self {
        match error {
            PaymentError::NotFound => Self::not_found(),
            PaymentError::MoreThanUnapplied(left) => {
                let message = format!("Only {} of this payment is unapplied. Enter that much or less.", dollars(left));
                Self::new(ErrorCode::MoreThanUnapplied, message)
            }
            PaymentError::Ended => {
                Self::new(ErrorCode::PaymentEnded, "This payment was returned or voided, so it stays as it is.")
            }
            PaymentError::InvoiceNotOwed(number) => {
                let message = format!("Nothing is owed on invoice {number}. Reload to see its status.");
                Self::new(ErrorCode::InvoiceNotOwed, message)
            }
            PaymentError::OtherCustomer(number) => {
                let message = format!("Invoice {number} is another customer's. Choose invoices of the one who paid.");
                Self::new(ErrorCode::OtherCustomersInvoice, message)
            }
            PaymentError::NotApplied => {
                Self::new(ErrorCode::PaymentNotApplied, "This part of the payment was taken off. Reload to see it.")
            }
            PaymentError::Refunded => {
                Self::new(ErrorCode::PaymentRefunded, "A part of this payment was refunded. Void the refund first.")
            }
            PaymentError::RefundVoided => {
                Self::new(ErrorCode::RefundVoided, "This refund no longer stands. Reload to see it.")
            }
            PaymentError::Deposited => Self::new(
                ErrorCode::PaymentDeposited,
                "This payment is part of a deposit. Void the deposit first; if the bank took the money back, return it.",
            ),
            PaymentError::Unreadable(problem) => Invalid::field("receipt", &problem).into(),
            PaymentError::Invalid(invalid) => invalid.into(),
            PaymentError::Invoice(error) => error.into(),
            PaymentError::Ledger(error) => error.into(),
            PaymentError::Api(error) => error,
            PaymentError::Db(error) => error.into(),
        }
    }
}
