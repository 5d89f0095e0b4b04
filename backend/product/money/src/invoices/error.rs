//! What can go wrong with invoices.

use haul_api::{ApiError, Invalid};
use haul_company::{company::CompanyError, remittance::RemittanceError};
use haul_db::unique_violation;
use haul_loads::LoadError;
use haul_papers::PaperError;
use haul_types::{ErrorCode, MAX_CENTS, dollars};
use sea_orm::DbErr;

use crate::ledger::LedgerError;

#[derive(Debug, thiserror::Error)]
pub enum InvoiceError {
    #[error("no such invoice")]
    NotFound,
    #[error("load {0} is not approved")]
    LoadNotApproved(String),
    #[error("a load is on an invoice: {0:?}")]
    LoadOnInvoice(Option<String>),
    #[error("the sample load is not invoiced")]
    SampleLoad,
    #[error("the loads add up to more than an invoice can be")]
    TooLarge,
    #[error("the invoice is not a draft")]
    NotDraft,
    #[error("the invoice is not owed")]
    NotOwed,
    #[error("the invoice is voided")]
    Voided,
    #[error("the invoice is an opening balance")]
    OpeningBalance,
    #[error("the invoice has payments")]
    HasPayments,
    #[error("invoice {number} is owed {owed_cents} cents only")]
    MoreThanOwed { number: String, owed_cents: i64 },
    #[error("no such dispute is open")]
    DisputeClosed,
    #[error("no such adjustment stands")]
    NoAdjustment,
    #[error("the limit of write-offs is {limit_cents} cents")]
    WriteOffLimit { limit_cents: i64 },
    #[error("a request to write off is open")]
    WriteOffRequestOpen,
    #[error("no such request to write off is open")]
    WriteOffRequestClosed,
    #[error("the caller asked for the write-off")]
    WriteOffNeedsAnotherPerson,
    #[error("another person asked for the write-off")]
    NotYourRequest,
    #[error(transparent)]
    Invalid(#[from] Invalid),
    #[error(transparent)]
    Load(#[from] LoadError),
    #[error(transparent)]
    Ledger(#[from] LedgerError),
    #[error(transparent)]
    Paper(#[from] PaperError),
    #[error(transparent)]
    Company(#[from] CompanyError),
    #[error(transparent)]
    Remittance(#[from] RemittanceError),
    #[error(transparent)]
    Api(#[from] ApiError),
    #[error(transparent)]
    Db(DbErr),
}

impl From<DbErr> for InvoiceError {
    fn from(error: DbErr) -> Self {
        match unique_violation(&error) {
            Some("invoice_line_charge_key") => Self::LoadOnInvoice(None),
            Some("write_off_request_open_key") => Self::WriteOffRequestOpen,
            _ => Self::Db(error),
        }
    }
}

impl From<InvoiceError> for ApiError {
    fn from(error: InvoiceError) -> Self {
        match error {
            InvoiceError::NotFound => Self::not_found(),
            InvoiceError::LoadNotApproved(number) => Self::new(
                ErrorCode::LoadNotApproved,
                format!("Load {number} is not approved for billing. Approve it first."),
            ),
            InvoiceError::LoadOnInvoice(number) => {
                let which = number.map_or("One of these loads".to_owned(), |number| format!("Load {number}"));
                Self::new(ErrorCode::LoadOnInvoice, format!("{which} is on an invoice already. Void that one first."))
            }
            InvoiceError::SampleLoad => Self::new(
                ErrorCode::SampleLoadNotBilled,
                "The sample load is not invoiced, because an invoice stays in the ledger.",
            ),
            InvoiceError::TooLarge => {
                let message = format!("An invoice can be at most {}. Invoice fewer loads at once.", dollars(MAX_CENTS));
                Self::new(ErrorCode::InvoiceTooLarge, message)
            }
            InvoiceError::NotDraft => {
                Self::new(ErrorCode::InvoiceNotDraft, "This invoice is no longer a draft. Reload to see it.")
            }
            InvoiceError::NotOwed => {
                Self::new(ErrorCode::InvoiceNotOwed, "That takes an invoice that is owed. Reload to see its status.")
            }
            InvoiceError::Voided => Self::new(ErrorCode::InvoiceVoided, "This invoice is voided."),
            InvoiceError::OpeningBalance => Self::new(
                ErrorCode::OpeningBalanceHasNoPaper,
                "This invoice was made in another system, so there is no PDF of it here. Send a statement instead: it lists the \
                 invoice.",
            ),
            InvoiceError::HasPayments => {
                let message = "Payments or a write-off are on this invoice. Take them off first.";
                Self::new(ErrorCode::InvoiceHasPayments, message)
            }
            InvoiceError::MoreThanOwed { number, owed_cents } => {
                let owed = dollars(owed_cents);
                let message = format!("Invoice {number} is owed {owed}. Enter no more than that.");
                Self::new(ErrorCode::MoreThanOwed, message)
            }
            InvoiceError::DisputeClosed => {
                Self::new(ErrorCode::DisputeClosed, "This dispute is closed. Reload to see how it ended.")
            }
            InvoiceError::NoAdjustment => {
                Self::new(ErrorCode::AdjustmentVoided, "This adjustment no longer stands. Reload to see it.")
            }
            InvoiceError::WriteOffLimit { limit_cents } => {
                let limit = dollars(limit_cents);
                let message =
                    format!("You can write off up to {limit} on an invoice. Ask for approval to write off more.");
                Self::new(ErrorCode::WriteOffLimitExceeded, message)
            }
            InvoiceError::WriteOffRequestOpen => Self::new(
                ErrorCode::WriteOffRequestOpen,
                "A write-off of this invoice is already waiting for approval.",
            ),
            InvoiceError::WriteOffRequestClosed => Self::new(
                ErrorCode::WriteOffRequestClosed,
                "This request is no longer open. Reload to see what became of it.",
            ),
            InvoiceError::WriteOffNeedsAnotherPerson => Self::new(
                ErrorCode::WriteOffNeedsAnotherPerson,
                "You asked for this write-off. Another person has to approve it.",
            ),
            InvoiceError::NotYourRequest => {
                Self::new(ErrorCode::NotYourRequest, "Another person asked for this write-off. Reject it instead.")
            }
            InvoiceError::Invalid(invalid) => invalid.into(),
            InvoiceError::Load(error) => error.into(),
            InvoiceError::Ledger(error) => error.into(),
            InvoiceError::Paper(error) => error.into(),
            InvoiceError::Company(error) => error.into(),
            InvoiceError::Remittance(error) => error.into(),
            InvoiceError::Api(error) => error,
            InvoiceError::Db(error) => error.into(),
        }
    }
}
