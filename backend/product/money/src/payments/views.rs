//! Wire types of payments.

use haul_types::{Date, NamedRef, PaymentMethod, PaymentStatus, Timestamp, WriteJson};
use poem_openapi::{Enum, Object};
use uuid::Uuid;

/// Money that a customer paid.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct Payment {
    /// Assigned by the server; never changes.
    pub id: Uuid,
    pub customer: NamedRef,
    pub method: PaymentMethod,
    /// The check's number, or the trace of the transfer.
    pub reference: String,
    pub status: PaymentStatus,
    /// The day it counts from.
    pub received_on: Date,
    /// In cents of `currency`.
    pub amount_cents: i64,
    /// What doesn't pay an invoice yet and wasn't refunded, in cents; 0 for a returned or voided one.
    pub unapplied_cents: i64,
    /// What was refunded to the customer, in cents.
    pub refunded_cents: i64,
    /// Always `USD`.
    pub currency: String,
    /// What people should know about it.
    pub note: Option<String>,
    /// The invoices that it pays, those that it was taken off again included; omitted in lists.
    pub applications: Option<Vec<PaymentApplication>>,
    /// Refunds to the customer, voided ones included; omitted in lists.
    pub refunds: Option<Vec<PaymentRefund>>,
    /// The deposit that took it to the bank, by its day.
    pub deposit: Option<NamedRef>,
    /// Actions that its status allows.
    pub allowed_actions: Vec<PaymentAction>,
    /// Who recorded it.
    pub created_by: String,
    /// When it was returned or voided, in UTC.
    pub ended_at: Option<Timestamp>,
    /// Who returned or voided it.
    pub ended_by: Option<String>,
    /// Why it was returned or voided.
    pub end_reason: Option<String>,
    /// Send this version back with your change; it goes up with every change.
    pub version: i32,
    /// When it was recorded, in UTC.
    pub created_at: Timestamp,
    /// When it was last changed, in UTC.
    pub updated_at: Timestamp,
}

/// A part of a payment that pays an invoice.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct PaymentApplication {
    /// Assigned by the server; never changes.
    pub id: Uuid,
    /// By number.
    pub invoice: NamedRef,
    /// In cents of the payment's `currency`.
    pub amount_cents: i64,
    /// The discount that the customer took with it, in cents; omitted if none.
    pub discount_cents: Option<i64>,
    /// The day from which it counts.
    pub applied_on: Date,
    /// Who applied it.
    pub created_by: String,
    /// When it was taken off again, in UTC.
    pub voided_at: Option<Timestamp>,
    /// Who took it off.
    pub voided_by: Option<String>,
}

/// A part of a payment that was refunded to the customer.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct PaymentRefund {
    /// Assigned by the server; never changes.
    pub id: Uuid,
    pub method: PaymentMethod,
    /// The check's number, or the trace of the transfer.
    pub reference: String,
    /// In cents of the payment's `currency`.
    pub amount_cents: i64,
    /// The day from which it counts.
    pub refunded_on: Date,
    /// What people should know about it.
    pub note: Option<String>,
    /// Who recorded it.
    pub created_by: String,
    /// When it was voided, in UTC.
    pub voided_at: Option<Timestamp>,
    /// Who voided it.
    pub voided_by: Option<String>,
    /// Why it was voided.
    pub void_reason: Option<String>,
}

/// An action on a payment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Enum, WriteJson)]
#[oai(rename_all = "snake_case")]
pub enum PaymentAction {
    Apply,
    Unapply,
    Refund,
    Return,
    Void,
}

haul_api::page_of! {
    /// A page of payments.
    pub struct PaymentPage of Payment;
}

/// How many payments there are, and what they come to.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
pub struct PaymentCounts {
    /// Of each status that a payment has.
    pub statuses: Vec<PaymentStatusCount>,
    /// What doesn't pay an invoice yet, in cents.
    pub unapplied_cents: i64,
    /// Always `USD`.
    pub currency: String,
}

/// The payments of one status.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
pub struct PaymentStatusCount {
    pub status: PaymentStatus,
    /// How many there are.
    pub count: i64,
    /// The sum of their amounts, in cents.
    pub amount_cents: i64,
}

/// A part of a payment to apply.
#[derive(Clone, Debug, Object)]
#[oai(skip_serializing_if_is_none)]
pub struct ApplicationInput {
    /// An owed invoice of the customer.
    pub invoice_id: Uuid,
    /// In cents; with the discount no more than the invoice is owed.
    pub amount_cents: i64,
    /// The discount that the customer takes for paying early, in cents, no more than the invoice's `discount_left_cents`.
    /// It is posted as an adjustment. Refused if the payment was received after the invoice's `discount_until`.
    pub discount_cents: Option<i64>,
}

/// A payment to record.
#[derive(Clone, Debug, Object)]
#[oai(skip_serializing_if_is_none)]
pub struct PaymentCreate {
    /// Who paid.
    pub customer_id: Uuid,
    pub method: PaymentMethod,
    /// The check's number, or the trace of the transfer, at most 100 characters.
    #[oai(validator(max_length = 100))]
    pub reference: String,
    /// In an open month, and not in the future.
    pub received_on: Date,
    /// In cents.
    pub amount_cents: i64,
    /// At most 500 characters.
    #[oai(validator(max_length = 500))]
    pub note: Option<String>,
    /// The invoices that it pays; what is left over stays unapplied.
    #[oai(default, validator(max_items = 500))]
    pub applications: Vec<ApplicationInput>,
}

/// Invoices that a payment pays.
#[derive(Clone, Debug, Object)]
pub struct PaymentApply {
    /// The version your change is based on.
    pub version: i32,
    /// Together no more than is unapplied.
    #[oai(validator(min_items = 1, max_items = 500))]
    pub applications: Vec<ApplicationInput>,
}

/// A part of a payment to take off its invoice.
#[derive(Clone, Debug, Object)]
pub struct PaymentUnapply {
    /// The version your change is based on.
    pub version: i32,
    /// The application.
    pub application_id: Uuid,
}

/// A refund to record.
#[derive(Clone, Debug, Object)]
#[oai(skip_serializing_if_is_none)]
pub struct PaymentRefundCreate {
    /// The version your change is based on.
    pub version: i32,
    pub method: PaymentMethod,
    /// The check's number, or the trace of the transfer, at most 100 characters.
    #[oai(validator(max_length = 100))]
    pub reference: String,
    /// In cents; no more than is unapplied.
    pub amount_cents: i64,
    /// In an open month, and not in the future; today if omitted.
    pub refunded_on: Option<Date>,
    /// At most 500 characters.
    #[oai(validator(max_length = 500))]
    pub note: Option<String>,
}

/// A refund to take back.
#[derive(Clone, Debug, Object)]
pub struct PaymentRefundVoid {
    /// The version your change is based on.
    pub version: i32,
    /// The refund.
    pub refund_id: Uuid,
    /// At most 500 characters.
    #[oai(validator(max_length = 500))]
    pub reason: String,
}

/// Why a payment no longer counts.
#[derive(Clone, Debug, Object)]
pub struct PaymentEnd {
    /// The version your change is based on.
    pub version: i32,
    /// At most 500 characters.
    #[oai(validator(max_length = 500))]
    pub reason: String,
}

/// A ticket for the upload of a remittance.
#[derive(Clone, Debug, Object, WriteJson)]
pub struct RemittanceUpload {
    /// Send the file's bytes here; the response has the receipt.
    pub upload_url: String,
    /// When the ticket expires, in UTC.
    pub expires_at: Timestamp,
    /// The most bytes that a file may have.
    pub max_bytes: u64,
}

/// A remittance to read.
#[derive(Clone, Debug, Object)]
pub struct RemittanceMatch {
    /// The receipt of the upload.
    pub receipt: String,
}

/// What a remittance says was paid, and the invoices that it means.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
pub struct MatchedRemittance {
    /// One for each check or transfer, in the order of the file.
    pub payments: Vec<RemittancePayment>,
    /// Titles of columns that were not recognized.
    pub ignored_columns: Vec<String>,
    /// Always `USD`.
    pub currency: String,
}

/// A check or transfer of a remittance.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct RemittancePayment {
    /// The check's number, or the trace of the transfer; omitted if the file doesn't say.
    pub reference: Option<String>,
    /// Who owes most of its invoices; omitted if none was found.
    pub customer: Option<NamedRef>,
    pub method: Option<PaymentMethod>,
    /// The day that the file names.
    pub paid_on: Option<Date>,
    /// What the file states, or else the sum of its rows, in cents.
    pub amount_cents: i64,
    pub lines: Vec<RemittanceLine>,
    /// A payment of this customer with this reference that is recorded already.
    pub recorded: Option<NamedRef>,
}

/// A row of a remittance.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct RemittanceLine {
    /// As in a spreadsheet: the header is usually 1.
    pub row_number: i32,
    /// The number that the file names.
    pub number: Option<String>,
    /// In cents; negative for what was taken off.
    pub amount_cents: i64,
    /// The invoice that it means.
    pub invoice: Option<NamedRef>,
    /// What is owed on that invoice, in cents.
    pub owed_cents: Option<i64>,
    /// The last day on which a payment takes that invoice's discount; omitted if nothing is left of it.
    pub discount_until: Option<Date>,
    /// What is left of that discount, in cents.
    pub discount_left_cents: Option<i64>,
    /// Why nothing can be applied to an invoice.
    pub problem: Option<String>,
}
