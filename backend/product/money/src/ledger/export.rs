//! The journal and the accounts as files.

use haul_api::exports::{
    ExportedList,
    Kind::{Day, Moment, Money, Text},
    column,
};
use haul_types::ExportList;

/// The trial balance; with a first day, what a month's revenue comes from.
pub const BALANCES: ExportedList = ExportedList {
    list: ExportList::AccountBalances,
    path: "/api/ledger/trial_balance",
    title: "Trial balance",
    page: "/apps/financial/ledger?tab=balance&exports=open",
    columns: &[
        column("account_number", "Account", "/account/number", Text),
        column("account", "Account name", "/account/name", Text),
        column("kind", "Kind", "/account/kind", Text),
        column("debit", "Debit", "/debit_cents", Money),
        column("credit", "Credit", "/credit_cents", Money),
        column("balance", "Balance", "/balance_cents", Money),
    ],
};

/// The journal.
pub const EXPORT: ExportedList = ExportedList {
    list: ExportList::LedgerLines,
    path: "/api/ledger/lines",
    title: "Journal",
    page: "/apps/financial/ledger?exports=open",
    columns: &[
        column("posted_on", "Date", "/posted_on", Day),
        column("posting", "Posting", "/posting_id", Text),
        column("account_number", "Account", "/account/number", Text),
        column("account", "Account name", "/account/name", Text),
        column("debit", "Debit", "/debit_cents", Money),
        column("credit", "Credit", "/credit_cents", Money),
        column("currency", "Currency", "/currency", Text),
        column("memo", "Memo", "/memo", Text),
        column("source", "Source", "/source", Text),
        column("fact", "Fact", "/fact", Text),
        column("reverses", "Reverses", "/reverses_id", Text),
        column("invoice", "Invoice", "/invoice/name", Text),
        column("payment", "Payment", "/payment/name", Text),
        column("load", "Load", "/load/name", Text),
        column("charge", "Charge", "/charge_code", Text),
        column("approved_by", "Load approved by", "/approved_by", Text),
        column("posted_by", "Posted by", "/posted_by", Text),
        column("created_at", "Posted (UTC)", "/created_at", Moment),
    ],
};
