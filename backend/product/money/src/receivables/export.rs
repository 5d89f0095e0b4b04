//! The list as a file.

use haul_api::exports::{
    ExportedList,
    Kind::{Day, Flag, Integer, Money, Text},
    column,
};
use haul_types::ExportList;

pub const EXPORT: ExportedList = ExportedList {
    list: ExportList::Receivables,
    path: "/api/receivables",
    title: "Receivables",
    page: "/apps/financial/receivables?exports=open",
    columns: &[
        column("customer", "Customer", "/customer/name", Text),
        column("current", "Current", "/current_cents", Money),
        column("days_1_to_30", "1-30 days", "/days_1_to_30_cents", Money),
        column("days_31_to_60", "31-60 days", "/days_31_to_60_cents", Money),
        column("days_61_to_90", "61-90 days", "/days_61_to_90_cents", Money),
        column("over_90_days", "Over 90 days", "/over_90_days_cents", Money),
        column("owed", "Owed", "/owed_cents", Money),
        column("disputed", "Disputed", "/disputed_cents", Money),
        column("unapplied", "Unapplied", "/unapplied_cents", Money),
        column("invoice_count", "Invoices", "/invoice_count", Integer),
        column("oldest_due_on", "Oldest due", "/oldest_due_on", Day),
        column("average_days_to_pay", "Days to pay", "/average_days_to_pay", Integer),
        column("credit_limit", "Credit limit", "/credit_limit_cents", Money),
        column("is_on_credit_hold", "Credit hold", "/is_on_credit_hold", Flag),
        column("stage", "Stage", "/stage", Text),
        column("last_contact_on", "Last contact", "/last_contact_on", Day),
        column("follow_up_on", "Follow up", "/follow_up_on", Day),
        column("promised_on", "Promised by", "/promised_on", Day),
        column("promised", "Promised", "/promised_cents", Money),
        column("promise_paid", "Paid since", "/promise_paid_cents", Money),
        column("is_promise_broken", "Broken promise", "/is_promise_broken", Flag),
    ],
};
