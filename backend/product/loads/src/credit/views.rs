//! Wire types of customers' credit.

use haul_types::{CreditState, Strictness, WriteJson};
use poem_openapi::Object;

/// Where a customer stands against its credit limit.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct CustomerCredit {
    pub state: CreditState,
    pub limit_cents: Option<i64>,
    /// Loads that are booked, moved or billed and not paid, in cents; charges that wait for the customer included.
    pub used_cents: i64,
    /// What is left of the limit, in cents; negative beyond it. Left out without a limit.
    pub available_cents: Option<i64>,
    /// Always `USD`.
    pub currency: String,
    /// One sentence about what somebody should know; left out while all is well.
    pub warning: Option<String>,
    /// Beyond the limit or on hold: `warn` asks whoever books, dispatches or quotes to accept it, `block` asks for somebody with
    /// the permission `credit:approve`.
    pub strictness: Strictness,
    /// The caller may accept it.
    pub may_accept: bool,
}
