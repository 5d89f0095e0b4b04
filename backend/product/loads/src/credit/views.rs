//! Wire types of customers' credit.

use haul_types::{CreditStatus, Strictness, WriteJson};
use poem_openapi::Object;

/// Where a customer stands against its credit limit.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct CustomerCredit {
    pub status: CreditStatus,
    /// The customer's credit limit, in cents. Left out without a limit.
    pub limit_cents: Option<i64>,
    /// Booked, rolling, and billed but unpaid loads, in cents, with their pending charges.
    pub used_cents: i64,
    /// The unused part of the limit, in cents; negative when over it. Left out without a limit.
    pub available_cents: Option<i64>,
    /// Always `USD`.
    pub currency: String,
    /// One sentence to show before the next sale; left out when there is nothing to warn about.
    pub warning: Option<String>,
    /// Days from invoice to payment, on average of the last year's payments, rounded down; omitted if there were none.
    pub average_days_to_pay: Option<i64>,
    /// Over the limit or on hold: with `warn`, the person who books, dispatches or quotes can accept the risk; with `block`, only
    /// a person with the permission `credit:approve` can.
    pub strictness: Strictness,
    /// The caller can accept the risk.
    pub may_accept: bool,
}
