//! The list as a file.

use haul_api::exports::{
    ExportedList,
    Kind::{Integer, Moment, Money, Text, Texts},
    column,
};
use haul_types::ExportList;

pub const EXPORT: ExportedList = ExportedList {
    list: ExportList::ReadyToBill,
    path: "/api/ready_to_bill",
    title: "Ready to bill",
    page: "/apps/financial/ready-to-bill?exports=open",
    columns: &[
        column("load", "Load", "/number", Text),
        column("customer", "Customer", "/customer/name", Text),
        column("customer_reference", "Customer reference", "/customer_reference", Text),
        column("origin_city", "Pickup city", "/origin/city", Text),
        column("origin_state", "Pickup state", "/origin/state", Text),
        column("destination_city", "Delivery city", "/destination/city", Text),
        column("destination_state", "Delivery state", "/destination/state", Text),
        column("delivered_at", "Delivered (UTC)", "/delivered_at", Moment),
        column("days_waiting", "Days waiting", "/days_waiting", Integer),
        column("billing_status", "Billing status", "/billing_status", Text),
        column("blockers", "Missing", "/blockers", Texts(Some("message"))),
        column("total", "Total", "/total_cents", Money),
        column("pending", "Pending", "/pending_cents", Money),
        column("rate_confirmation", "Rate confirmation", "/rate_confirmation_cents", Money),
        column("rate_difference", "Difference", "/rate_difference_cents", Money),
        column("currency", "Currency", "/currency", Text),
    ],
};
