//! Wire types of receivables.

use haul_types::{CollectionStage, Date, NamedRef, WriteJson};
use poem_openapi::Object;

/// What one customer owes.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct Receivable {
    pub customer: NamedRef,
    /// Owed invoices that are not due before the day after, in cents.
    pub current_cents: i64,
    /// Owed for 1 to 30 days after it was due, in cents.
    pub days_1_to_30_cents: i64,
    /// Owed for 31 to 60 days after it was due, in cents.
    pub days_31_to_60_cents: i64,
    /// Owed for 61 to 90 days after it was due, in cents.
    pub days_61_to_90_cents: i64,
    /// Owed for more than 90 days after it was due, in cents.
    pub over_90_days_cents: i64,
    /// All that is owed on invoices, in cents.
    pub owed_cents: i64,
    /// What the customer doesn't want to pay today, in cents: open disputes of these invoices.
    pub disputed_cents: i64,
    /// Payments that don't pay an invoice yet, in cents.
    pub unapplied_cents: i64,
    /// How many invoices are owed.
    pub invoice_count: i64,
    /// The first day on which one of them was or is due.
    pub oldest_due_on: Option<Date>,
    /// Days from invoice to payment, on average of the last year's payments; omitted if there were none.
    pub average_days_to_pay: Option<i64>,
    /// The most that the customer may owe, in cents; omitted if there is no limit.
    pub credit_limit_cents: Option<i64>,
    /// The customer is on credit hold.
    pub is_on_credit_hold: bool,
    pub stage: CollectionStage,
    /// When the customer was last contacted about it.
    pub last_contact_on: Option<Date>,
    /// When to follow up.
    pub follow_up_on: Option<Date>,
    /// The day by which the customer promised to pay last.
    pub promised_on: Option<Date>,
    /// How much the customer promised then, in cents.
    pub promised_cents: Option<i64>,
    /// What came in since that promise, in cents.
    pub promise_paid_cents: Option<i64>,
    /// The day of the promise is over, and less than that came in.
    pub is_promise_broken: bool,
}

/// What customers owe at the end of a day.
#[derive(Clone, Debug, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct ReceivableList {
    /// The last day that counts.
    pub as_of: Date,
    /// Who owes the most comes first.
    pub items: Vec<Receivable>,
    /// Send it as `cursor` for the next page; omitted on the last one.
    pub next_cursor: Option<String>,
    /// How many customers owe or have money unapplied.
    pub total_count: u64,
    pub totals: ReceivableTotals,
    /// Always `USD`.
    pub currency: String,
}

/// What all customers owe.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct ReceivableTotals {
    /// In cents.
    pub current_cents: i64,
    /// In cents.
    pub days_1_to_30_cents: i64,
    /// In cents.
    pub days_31_to_60_cents: i64,
    /// In cents.
    pub days_61_to_90_cents: i64,
    /// In cents.
    pub over_90_days_cents: i64,
    /// All that is owed on invoices, in cents; the balance of accounts receivable.
    pub owed_cents: i64,
    /// Payments that don't pay an invoice yet, in cents.
    pub unapplied_cents: i64,
    /// Customers to follow up with by that day.
    pub follow_up_count: i64,
    /// Customers who broke their last promise.
    pub broken_promise_count: i64,
    /// Days sales outstanding: what is owed, as days of what was invoiced in the 90 days before, opening balances of these
    /// days included; omitted if nothing was.
    pub days_sales_outstanding: Option<i64>,
}
