//! The list as a file.

use haul_api::exports::{
    ExportedList,
    Kind::{Day, Moment, Money, Text},
    column,
};
use haul_types::ExportList;

pub const EXPORT: ExportedList = ExportedList {
    list: ExportList::Payments,
    path: "/api/payments",
    title: "Payments",
    page: "/apps/financial/payments?exports=open",
    columns: &[
        column("received_on", "Received", "/received_on", Day),
        column("customer", "Customer", "/customer/name", Text),
        column("method", "Method", "/method", Text),
        column("reference", "Reference", "/reference", Text),
        column("status", "Status", "/status", Text),
        column("amount", "Amount", "/amount_cents", Money),
        column("unapplied", "Unapplied", "/unapplied_cents", Money),
        column("refunded", "Refunded", "/refunded_cents", Money),
        column("deposited", "Deposited", "/deposit/name", Text),
        column("currency", "Currency", "/currency", Text),
        column("note", "Note", "/note", Text),
        column("created_by", "Recorded by", "/created_by", Text),
        column("ended_by", "Returned or voided by", "/ended_by", Text),
        column("ended_at", "Returned or voided (UTC)", "/ended_at", Moment),
        column("end_reason", "Reason", "/end_reason", Text),
        column("created_at", "Recorded (UTC)", "/created_at", Moment),
    ],
};
