//! Wire types of the ledger.

use haul_entity::money::ledger_account;
use haul_types::{
    AccountKind, AccountRole, ChargeCode, Date, NamedRef, PeriodStatus, PostingFact, PostingSource, Timestamp,
    WriteJson,
};
use poem_openapi::Object;
use uuid::Uuid;

/// An account of the ledger.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
pub struct LedgerAccount {
    /// Assigned by the server; never changes.
    pub id: Uuid,
    /// Such as `1100`.
    pub number: String,
    /// Such as `Accounts receivable`.
    pub name: String,
    pub kind: AccountKind,
    /// What is posted to it.
    pub role: AccountRole,
}

impl From<ledger_account::Model> for LedgerAccount {
    fn from(row: ledger_account::Model) -> Self {
        Self { id: row.id, number: row.number, name: row.name, kind: row.kind, role: row.role }
    }
}

/// The accounts, by number. Empty until something is posted.
#[derive(Clone, Debug, Object, WriteJson)]
pub struct LedgerAccountList {
    /// All of them.
    pub items: Vec<LedgerAccount>,
}

/// What is on one account.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
pub struct AccountBalance {
    pub account: LedgerAccount,
    /// All debits, in cents.
    pub debit_cents: i64,
    /// All credits, in cents.
    pub credit_cents: i64,
    /// Debits less credits, in cents.
    pub balance_cents: i64,
}

/// What is on all accounts at the end of a day.
#[derive(Clone, Debug, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct TrialBalance {
    /// The first day that counts; omitted if all of them do.
    pub from: Option<Date>,
    /// The last day that counts.
    pub as_of: Date,
    /// By the accounts' numbers.
    pub items: Vec<AccountBalance>,
    /// All debits, in cents.
    pub debit_cents: i64,
    /// All credits, in cents; always the same as the debits.
    pub credit_cents: i64,
    /// Always `USD`.
    pub currency: String,
}

/// One line of a posting.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct LedgerLine {
    /// Assigned by the server; never changes.
    pub id: Uuid,
    /// The posting; its lines add up to nothing.
    pub posting_id: Uuid,
    /// The day it counts for.
    pub posted_on: Date,
    pub account: LedgerAccount,
    /// In cents; omitted for a credit.
    pub debit_cents: Option<i64>,
    /// In cents; omitted for a debit.
    pub credit_cents: Option<i64>,
    /// Always `USD`.
    pub currency: String,
    pub source: PostingSource,
    pub fact: PostingFact,
    /// One sentence for a person.
    pub memo: String,
    /// The posting that this one undoes.
    pub reverses_id: Option<Uuid>,
    /// By number.
    pub invoice: Option<NamedRef>,
    /// By reference, such as the check's number.
    pub payment: Option<NamedRef>,
    /// The load that the amount comes from, by number.
    pub load: Option<NamedRef>,
    /// The charge that the amount comes from; it may have been removed since its invoice was voided.
    pub charge_id: Option<Uuid>,
    pub charge_code: Option<ChargeCode>,
    /// Who approved the load for billing.
    pub approved_by: Option<String>,
    /// Who posted it.
    pub posted_by: String,
    /// When it was posted, in UTC.
    pub created_at: Timestamp,
}

haul_api::page_of! {
    /// A page of the journal.
    pub struct LedgerLinePage of LedgerLine;
}

/// A month of the ledger.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct AccountingPeriod {
    /// The first of the month.
    pub starts_on: Date,
    /// The last of the month.
    pub ends_on: Date,
    /// The month is over, so it can be closed.
    pub is_over: bool,
    pub status: PeriodStatus,
    /// Who closed it; omitted while it is open.
    pub closed_by: Option<String>,
    /// When it was closed, in UTC; omitted while it is open.
    pub closed_at: Option<Timestamp>,
    /// Why it was last reopened.
    pub reopened_because: Option<String>,
    /// Send this version back with your change; it goes up with every change.
    pub version: i32,
}

/// The months from the first posting to the current one, the latest first.
#[derive(Clone, Debug, Object, WriteJson)]
pub struct AccountingPeriodList {
    /// All of them.
    pub items: Vec<AccountingPeriod>,
}

/// What is still open in a month and before it.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
pub struct PeriodChecklist {
    /// The first of the month.
    pub starts_on: Date,
    /// Delivered loads that are on no invoice.
    pub unbilled_loads: ChecklistLine,
    /// Invoices that aren't in the ledger yet.
    pub draft_invoices: ChecklistLine,
    /// Payments that don't pay an invoice yet; the amount is what is left of them.
    pub unapplied_payments: ChecklistLine,
    /// Always `USD`.
    pub currency: String,
}

/// How many are open, and what they come to.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
pub struct ChecklistLine {
    /// How many there are.
    pub count: i64,
    /// In cents.
    pub amount_cents: i64,
}

/// A month to close.
#[derive(Clone, Debug, Object)]
pub struct PeriodClose {
    /// The first of the month.
    pub starts_on: Date,
    /// The version your change is based on.
    pub version: i32,
}

/// A month to reopen.
#[derive(Clone, Debug, Object)]
pub struct PeriodReopen {
    /// The first of the month.
    pub starts_on: Date,
    /// The version your change is based on.
    pub version: i32,
    /// Why, at most 500 characters.
    #[oai(validator(max_length = 500))]
    pub reason: String,
}
