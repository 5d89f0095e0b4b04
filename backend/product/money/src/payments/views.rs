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
    /// What doesn't pay an invoice yet, in cents; 0 for a returned or voided one.
    pub unapplied_cents: i64,
    /// Always `USD`.
    pub currency: String,
    /// What people should know about it.
    pub note: Option<String>,
    /// The invoices that it pays, those that it was taken off again included; omitted in lists.
    pub applications: Option<Vec<PaymentApplication>>,
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
    /// The day from which it counts.
    pub applied_on: Date,
    /// Who applied it.
    pub created_by: String,
    /// When it was taken off again, in UTC.
    pub voided_at: Option<Timestamp>,
    /// Who took it off.
    pub voided_by: Option<String>,
}

/// An action on a payment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Enum, WriteJson)]
#[oai(rename_all = "snake_case")]
pub enum PaymentAction {
    Apply,
    Unapply,
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
pub struct ApplicationInput {
    /// An owed invoice of the customer.
    pub invoice_id: Uuid,
    /// In cents; no more than the invoice is owed.
    pub amount_cents: i64,
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

/// Why a payment no longer counts.
#[derive(Clone, Debug, Object)]
pub struct PaymentEnd {
    /// The version your change is based on.
    pub version: i32,
    /// At most 500 characters.
    #[oai(validator(max_length = 500))]
    pub reason: String,
}
