//! The list as a file.

use haul_api::exports::{
    ExportedList,
    Kind::{Day, Flag, Integer, Moment, Money, Text},
    column,
};
use haul_types::ExportList;

pub const EXPORT: ExportedList = ExportedList {
    list: ExportList::Invoices,
    path: "/api/invoices",
    title: "Invoices",
    page: "/apps/financial/invoices?exports=open",
    columns: &[
        column("number", "Invoice", "/number", Text),
        column("status", "Status", "/status", Text),
        column("origin", "Origin", "/origin", Text),
        column("reference", "Reference", "/reference", Text),
        column("customer", "Customer", "/customer/name", Text),
        column("invoiced_on", "Date", "/invoiced_on", Day),
        column("due_on", "Due", "/due_on", Day),
        column("is_overdue", "Overdue", "/is_overdue", Flag),
        column("payment_terms_days", "Payment terms (days)", "/payment_terms_days", Integer),
        column("load_count", "Loads", "/load_count", Integer),
        column("total", "Total", "/total_cents", Money),
        column("adjusted", "Adjusted", "/adjusted_cents", Money),
        column("paid", "Paid", "/paid_cents", Money),
        column("balance", "Balance", "/balance_cents", Money),
        column("disputed", "Disputed", "/disputed_cents", Money),
        column("currency", "Currency", "/currency", Text),
        column("mail_status", "Mail", "/mail_status", Text),
        column("mail_problem", "Mail problem", "/mail_problem", Text),
        column("sent_at", "Sent (UTC)", "/sent_at", Moment),
        column("sent_to", "Sent to", "/sent_to", Text),
        column("created_by", "Created by", "/created_by", Text),
        column("posted_by", "Posted by", "/posted_by", Text),
        column("posted_at", "Posted (UTC)", "/posted_at", Moment),
        column("voided_by", "Voided by", "/voided_by", Text),
        column("voided_at", "Voided (UTC)", "/voided_at", Moment),
        column("void_reason", "Void reason", "/void_reason", Text),
        column("created_at", "Created (UTC)", "/created_at", Moment),
    ],
};
