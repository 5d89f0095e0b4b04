//! Wire types of the finance dashboard.

use haul_types::{Date, WriteJson};
use poem_openapi::Object;

/// What was billed, what is still to bill, what customers owe, and what they paid.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct FinanceDashboard {
    /// Today, in the company's time zone.
    pub as_of: Date,
    /// This week's Monday.
    pub week_start_on: Date,
    /// Invoices for loads dated this week, without drafts and voided ones.
    pub billed_this_week_count: u64,
    /// Their totals as they were invoiced, in cents.
    pub billed_this_week_cents: i64,
    /// Totals of the same invoices of last week, in cents.
    pub billed_last_week_cents: i64,
    /// Loads delivered, or whose truck was ordered and not used, that are on no invoice: to be approved for billing, or
    /// approved.
    pub unbilled_count: u64,
    /// What customers agreed to pay for them, in cents.
    pub unbilled_cents: i64,
    /// Invoices that are not posted yet.
    pub draft_count: u64,
    /// Their totals, in cents.
    pub draft_cents: i64,
    /// What customers owe and paid; omitted for people limited to terminals.
    pub receivables: Option<FinanceReceivables>,
    /// Currency of every amount, always `USD`.
    pub currency: String,
}

/// What all customers owe today, as the list of receivables totals it, and what they paid.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct FinanceReceivables {
    /// All that is owed on invoices, in cents.
    pub owed_cents: i64,
    /// Invoices on which something is owed.
    pub invoice_count: u64,
    /// Owed and not past its last day, in cents.
    pub current_cents: i64,
    /// Owed for 1 to 30 days after it was due, in cents.
    pub days_1_to_30_cents: i64,
    /// Owed for 31 to 60 days after it was due, in cents.
    pub days_31_to_60_cents: i64,
    /// Owed for 61 to 90 days after it was due, in cents.
    pub days_61_to_90_cents: i64,
    /// Owed for more than 90 days after it was due, in cents.
    pub over_90_days_cents: i64,
    /// All that is past due, in cents.
    pub overdue_cents: i64,
    /// Payments that don't pay an invoice yet, in cents; not taken off what is owed.
    pub unapplied_cents: i64,
    /// Days sales outstanding: what is owed ÷ what was invoiced in the last 90 days × 90, rounded down; omitted if
    /// nothing was invoiced.
    pub days_sales_outstanding: Option<i64>,
    /// Days from invoice to payment, on average of the last year's payments, rounded down; omitted if there were none.
    pub average_days_to_pay: Option<i64>,
    /// Payments received this week, without returned and voided ones.
    pub collected_this_week_count: u64,
    /// Their amounts less what was refunded, in cents.
    pub collected_this_week_cents: i64,
    /// The same of last week, in cents.
    pub collected_last_week_cents: i64,
}
