//! Wire types of deposits.

use haul_types::{Date, NamedRef, PaymentMethod, PaymentStatus, Timestamp, WriteJson};
use poem_openapi::Object;
use uuid::Uuid;

/// Payments deposited at the bank together.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct Deposit {
    /// Assigned by the server; never changes.
    pub id: Uuid,
    /// The day from which it is at the bank.
    pub deposited_on: Date,
    /// The number of the deposit slip, or the bank's reference.
    pub reference: Option<String>,
    /// How many payments it has.
    pub payment_count: i32,
    /// The sum of its payments, in cents of `currency`.
    pub amount_cents: i64,
    /// Always `USD`.
    pub currency: String,
    /// Its payments by reference; omitted in lists, and none of a voided one.
    pub payments: Option<Vec<DepositedPayment>>,
    /// Who made it.
    pub created_by: String,
    /// When it was voided, in UTC.
    pub voided_at: Option<Timestamp>,
    /// Who voided it.
    pub voided_by: Option<String>,
    /// Why it was voided.
    pub void_reason: Option<String>,
    /// Send this version back with your change; it goes up with every change.
    pub version: i32,
    /// When it was made, in UTC.
    pub created_at: Timestamp,
    /// When it was last changed, in UTC.
    pub updated_at: Timestamp,
}

/// A payment of a deposit.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
pub struct DepositedPayment {
    /// The payment's id.
    pub id: Uuid,
    pub customer: NamedRef,
    pub method: PaymentMethod,
    /// The check's number, or the trace of the transfer.
    pub reference: String,
    pub status: PaymentStatus,
    /// In cents of the deposit's `currency`.
    pub amount_cents: i64,
}

haul_api::page_of! {
    /// A page of deposits.
    pub struct DepositPage of Deposit;
}

/// A deposit to make.
#[derive(Clone, Debug, Object)]
#[oai(skip_serializing_if_is_none)]
pub struct DepositCreate {
    /// In an open month, not in the future, and not before its payments were received.
    pub deposited_on: Date,
    /// The number of the deposit slip, or the bank's reference, at most 100 characters.
    #[oai(validator(max_length = 100))]
    pub reference: Option<String>,
    /// Payments that no deposit has, 1 to 500.
    #[oai(validator(min_items = 1, max_items = 500))]
    pub payment_ids: Vec<Uuid>,
}

/// Why a deposit is voided.
#[derive(Clone, Debug, Object)]
pub struct DepositVoid {
    /// The version your change is based on.
    pub version: i32,
    /// At most 500 characters.
    #[oai(validator(max_length = 500))]
    pub reason: String,
}
