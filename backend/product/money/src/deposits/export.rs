//! The list as a file.

use haul_api::exports::{
    ExportedList,
    Kind::{Day, Integer, Moment, Money, Text},
    column,
};
use haul_types::ExportList;

pub const EXPORT: ExportedList = ExportedList {
    list: ExportList::Deposits,
    path: "/api/deposits",
    title: "Deposits",
    page: "/apps/financial/payments?tab=deposits&exports=open",
    columns: &[
        column("deposited_on", "Deposited", "/deposited_on", Day),
        column("reference", "Reference", "/reference", Text),
        column("payment_count", "Payments", "/payment_count", Integer),
        column("amount", "Amount", "/amount_cents", Money),
        column("currency", "Currency", "/currency", Text),
        column("created_by", "Made by", "/created_by", Text),
        column("voided_at", "Voided (UTC)", "/voided_at", Moment),
        column("voided_by", "Voided by", "/voided_by", Text),
        column("void_reason", "Reason", "/void_reason", Text),
        column("created_at", "Made (UTC)", "/created_at", Moment),
    ],
};
