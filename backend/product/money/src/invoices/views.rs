//! Wire types of invoices.

use haul_types::{
    AdjustmentKind, AdjustmentReason, ChargeBasis, ChargeCode, Date, DisputeOutcome, InvoiceDelivery, InvoiceGrouping,
    InvoiceOrigin, InvoiceStatus, MessageStatus, NamedRef, PaymentMethod, Timestamp, WriteJson,
};
use poem_openapi::{Enum, Object};
use uuid::Uuid;

use super::write_offs::views::WriteOffRequest;

/// What a customer owes for loads, or owed before.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct Invoice {
    /// Assigned by the server; never changes.
    pub id: Uuid,
    /// Unique in your company and never reused, unless it is that of an opening balance that was voided.
    pub number: String,
    pub status: InvoiceStatus,
    pub origin: InvoiceOrigin,
    /// The customer's reference for an opening balance, such as a PO number.
    pub reference: Option<String>,
    pub customer: NamedRef,
    /// The day it is dated; a draft's becomes the day it is posted.
    pub invoiced_on: Date,
    /// The last day to pay it.
    pub due_on: Date,
    /// It is owed, and that day is over.
    pub is_overdue: bool,
    /// Days from `invoiced_on` to `due_on`, days off aside; 0 for due on receipt.
    pub payment_terms_days: i32,
    /// What the customer may deduct when it pays early, in hundredths of a percent: 200 for 2%; omitted if nothing.
    pub discount_basis_points: Option<i32>,
    /// Days from `invoiced_on` to `discount_until`, days off aside.
    pub discount_days: Option<i32>,
    /// The last day on which a payment takes the discount.
    pub discount_until: Option<Date>,
    /// The discount for paying early, in cents.
    pub discount_cents: Option<i64>,
    /// What is left of the discount after what payments and adjustments took, in cents.
    pub discount_left_cents: Option<i64>,
    /// Name and address of the customer, one line of text each, as they were when it was created.
    pub bill_to: String,
    /// Whom and where to pay, one line of text each, as it was when it was created.
    pub remit_to: String,
    /// Where it goes by mail; omitted if the customer has no address.
    pub email: Option<String>,
    /// How the customer wants its invoices now.
    pub delivery: InvoiceDelivery,
    /// The name or address of the customer's portal.
    pub portal: Option<String>,
    /// How many loads are on it; none on an opening balance.
    pub load_count: i32,
    /// The sum of its lines, or what was owed when it was an opening balance, in cents of `currency`.
    pub total_cents: i64,
    /// Debits less credits, discounts, short pays and write-offs, in cents.
    pub adjusted_cents: i64,
    /// What payments pay, in cents.
    pub paid_cents: i64,
    /// What is still owed, in cents; 0 for a draft and a voided one.
    pub balance_cents: i64,
    /// What the customer doesn't want to pay, in cents: its open disputes.
    pub disputed_cents: i64,
    /// Always `USD`.
    pub currency: String,
    /// Of the latest mail; omitted if none was sent.
    pub mail_status: Option<MessageStatus>,
    /// Why the latest mail was not sent.
    pub mail_problem: Option<String>,
    /// When it was last sent, or marked as sent, in UTC.
    pub sent_at: Option<Timestamp>,
    /// The address that it is or was sent to, or where a person submitted it.
    pub sent_to: Option<String>,
    /// Who created it.
    pub created_by: String,
    /// When it was posted, in UTC.
    pub posted_at: Option<Timestamp>,
    /// Who posted it.
    pub posted_by: Option<String>,
    /// When it was voided, in UTC.
    pub voided_at: Option<Timestamp>,
    /// Who voided it.
    pub voided_by: Option<String>,
    /// Why it was voided.
    pub void_reason: Option<String>,
    /// Its lines in order, none for an opening balance; omitted in lists.
    pub lines: Option<Vec<InvoiceLine>>,
    /// What pays it, voided ones included; omitted in lists, and empty for people limited to terminals.
    pub payments: Option<Vec<InvoicePayment>>,
    /// What else changed its balance, voided ones included; omitted in lists.
    pub adjustments: Option<Vec<InvoiceAdjustment>>,
    /// What the customer doesn't want or didn't want to pay; omitted in lists.
    pub disputes: Option<Vec<InvoiceDispute>>,
    /// Write-offs that people asked for, decided or not; omitted in lists.
    pub write_off_requests: Option<Vec<WriteOffRequest>>,
    /// Actions that its status allows.
    pub allowed_actions: Vec<InvoiceAction>,
    /// Send this version back with your change; it goes up with every change.
    pub version: i32,
    /// When it was created, in UTC.
    pub created_at: Timestamp,
    /// When it was last changed, in UTC.
    pub updated_at: Timestamp,
}

/// One charge of a load, as it was invoiced.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct InvoiceLine {
    /// Assigned by the server; never changes.
    pub id: Uuid,
    /// By number.
    pub load: NamedRef,
    /// The load's charge; it may have been removed since the invoice was voided.
    pub charge_id: Uuid,
    pub code: ChargeCode,
    /// What the charge is for.
    pub description: Option<String>,
    pub basis: ChargeBasis,
    /// Decimal with 3 places.
    pub quantity: String,
    /// Decimal with 4 places.
    pub rate: String,
    /// In cents of the invoice's `currency`.
    pub amount_cents: i64,
    /// Who approved the load for billing.
    pub approved_by: Option<String>,
}

/// A part of a payment that pays an invoice.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct InvoicePayment {
    /// The application's id.
    pub id: Uuid,
    /// By reference, such as the check's number.
    pub payment: NamedRef,
    pub method: PaymentMethod,
    /// In cents of the invoice's `currency`.
    pub amount_cents: i64,
    /// The day from which it counts.
    pub applied_on: Date,
    /// Who applied it.
    pub created_by: String,
    /// When it was taken off again, in UTC.
    pub voided_at: Option<Timestamp>,
}

/// What changed an invoice's balance other than a payment.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct InvoiceAdjustment {
    /// Assigned by the server; never changes.
    pub id: Uuid,
    pub kind: AdjustmentKind,
    pub reason: AdjustmentReason,
    /// What people should know about it.
    pub note: Option<String>,
    /// In cents of the invoice's `currency`, always positive; only a debit adds to what is owed.
    pub amount_cents: i64,
    /// The day from which it counts.
    pub adjusted_on: Date,
    /// Who entered it, or approved it if another person asked.
    pub created_by: String,
    /// Who asked for it, if that was another person.
    pub requested_by: Option<String>,
    /// When it was voided, in UTC.
    pub voided_at: Option<Timestamp>,
    /// Who voided it.
    pub voided_by: Option<String>,
    /// Why it was voided.
    pub void_reason: Option<String>,
}

/// A part of an invoice that its customer doesn't want to pay.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct InvoiceDispute {
    /// Assigned by the server; never changes.
    pub id: Uuid,
    pub reason: AdjustmentReason,
    /// In cents of the invoice's `currency`.
    pub amount_cents: i64,
    /// What the customer says.
    pub note: Option<String>,
    /// The detention whose case file is the evidence.
    pub detention_id: Option<Uuid>,
    /// When to ask again.
    pub follow_up_on: Option<Date>,
    /// The day on which it was opened.
    pub opened_on: Date,
    /// Who opened it.
    pub opened_by: String,
    /// When it was closed, in UTC; omitted while it is open.
    pub closed_at: Option<Timestamp>,
    /// Who closed it.
    pub closed_by: Option<String>,
    pub outcome: Option<DisputeOutcome>,
    /// What was agreed.
    pub close_note: Option<String>,
}

/// An action on an invoice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Enum, WriteJson)]
#[oai(rename_all = "snake_case")]
pub enum InvoiceAction {
    Post,
    Send,
    MarkSent,
    Adjust,
    Dispute,
    Void,
}

haul_api::page_of! {
    /// A page of invoices.
    pub struct InvoicePage of Invoice;
}

/// Several invoices.
#[derive(Clone, Debug, Object, WriteJson)]
pub struct InvoiceList {
    /// In the order of their numbers.
    pub items: Vec<Invoice>,
}

/// How many invoices there are, and what they come to.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
pub struct InvoiceCounts {
    /// Of each status that an invoice has.
    pub statuses: Vec<InvoiceStatusCount>,
    /// Owed invoices after their last day.
    pub overdue_count: i64,
    /// What is still owed on them, in cents.
    pub overdue_cents: i64,
    /// What is owed on all invoices, in cents.
    pub owed_cents: i64,
    /// Owed invoices with a write-off that waits for approval.
    pub write_off_request_count: i64,
    /// Always `USD`.
    pub currency: String,
}

/// The invoices of one status.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
pub struct InvoiceStatusCount {
    pub status: InvoiceStatus,
    /// How many there are.
    pub count: i64,
    /// The sum of their totals, in cents.
    pub total_cents: i64,
    /// What is still owed on them, in cents.
    pub balance_cents: i64,
}

/// Loads to invoice.
#[derive(Clone, Debug, Object)]
#[oai(skip_serializing_if_is_none)]
pub struct InvoiceCreate {
    /// Loads approved for billing, of any customers; 1 to 500.
    #[oai(validator(min_items = 1, max_items = 500))]
    pub load_ids: Vec<Uuid>,
    /// How they become invoices; as each customer wants if omitted.
    pub grouping: Option<InvoiceGrouping>,
}

/// What creating invoices would make.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
pub struct InvoicePreviewList {
    /// By customer.
    pub items: Vec<InvoicePreview>,
    /// The sum of all of them, in cents.
    pub total_cents: i64,
    /// Always `USD`.
    pub currency: String,
}

/// An invoice that would be made.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
pub struct InvoicePreview {
    pub customer: NamedRef,
    /// Its loads, by number.
    pub loads: Vec<NamedRef>,
    /// How many lines it would have.
    pub line_count: i64,
    /// In cents.
    pub total_cents: i64,
    /// If it is posted today.
    pub due_on: Date,
}

/// How to post an invoice.
#[derive(Clone, Debug, Object)]
#[oai(skip_serializing_if_is_none)]
pub struct InvoicePost {
    /// The version your change is based on.
    pub version: i32,
    /// The day it is dated, in an open month and not in the future; today if omitted.
    pub invoiced_on: Option<Date>,
}

/// How to send an invoice.
#[derive(Clone, Debug, Object)]
#[oai(skip_serializing_if_is_none)]
pub struct InvoiceSend {
    /// The version your change is based on.
    pub version: i32,
    /// Where to send it; the invoice's own address if omitted.
    pub email: Option<String>,
    /// A personal message, at most 2,000 characters.
    #[oai(validator(max_length = 2_000))]
    pub message: Option<String>,
}

/// Where an invoice was submitted.
#[derive(Clone, Debug, Object)]
pub struct InvoiceMarkSent {
    /// The version your change is based on.
    pub version: i32,
    /// Such as the customer's portal and its confirmation number, at most 200 characters.
    #[oai(validator(max_length = 200))]
    pub sent_to: String,
}

/// Why an invoice is voided.
#[derive(Clone, Debug, Object)]
pub struct InvoiceVoid {
    /// The version your change is based on.
    pub version: i32,
    /// At most 500 characters.
    #[oai(validator(max_length = 500))]
    pub reason: String,
}

/// What changes the balance of an invoice.
#[derive(Clone, Debug, Object)]
#[oai(skip_serializing_if_is_none)]
pub struct InvoiceAdjust {
    /// The version your change is based on.
    pub version: i32,
    pub kind: AdjustmentKind,
    pub reason: AdjustmentReason,
    /// In cents, always positive.
    pub amount_cents: i64,
    /// The day from which it counts, in an open month and not in the future; today if omitted.
    pub adjusted_on: Option<Date>,
    /// At most 500 characters.
    #[oai(validator(max_length = 500))]
    pub note: Option<String>,
}

/// An adjustment to take back.
#[derive(Clone, Debug, Object)]
pub struct InvoiceAdjustmentVoid {
    /// The version your change is based on.
    pub version: i32,
    /// The adjustment.
    pub adjustment_id: Uuid,
    /// At most 500 characters.
    #[oai(validator(max_length = 500))]
    pub reason: String,
}

/// What a customer doesn't want to pay.
#[derive(Clone, Debug, Object)]
#[oai(skip_serializing_if_is_none)]
pub struct InvoiceDisputeOpen {
    /// The version your change is based on.
    pub version: i32,
    pub reason: AdjustmentReason,
    /// In cents; with other open disputes no more than is owed.
    pub amount_cents: i64,
    /// What the customer says, at most 500 characters.
    #[oai(validator(max_length = 500))]
    pub note: Option<String>,
    /// Detention of a load on the invoice, whose case file is the evidence.
    pub detention_id: Option<Uuid>,
    /// When to ask again.
    pub follow_up_on: Option<Date>,
}

/// How a dispute ended.
#[derive(Clone, Debug, Object)]
#[oai(skip_serializing_if_is_none)]
pub struct InvoiceDisputeClose {
    /// The version your change is based on.
    pub version: i32,
    /// The dispute.
    pub dispute_id: Uuid,
    pub outcome: DisputeOutcome,
    /// What was agreed, at most 500 characters.
    #[oai(validator(max_length = 500))]
    pub note: Option<String>,
}
