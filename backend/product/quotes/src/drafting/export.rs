//! The list as a file.

use haul_api::exports::{
    ExportedList,
    Kind::{Decimal, Flag, Integer, Moment, Money, Text},
    column,
};
use haul_types::ExportList;

pub const EXPORT: ExportedList = ExportedList {
    list: ExportList::Quotes,
    path: "/api/quotes",
    title: "Quotes",
    page: "/apps/quotation?exports=open",
    columns: &[
        column("number", "Quote", "/number", Text),
        column("revision", "Revision", "/revision", Integer),
        column("status", "Status", "/status", Text),
        column("kind", "Kind", "/kind", Text),
        column("customer", "Customer", "/customer/name", Text),
        column("prospect_name", "Prospect", "/prospect_name", Text),
        column("equipment", "Equipment", "/equipment", Text),
        column("origin_city", "Pickup city", "/origin/city", Text),
        column("origin_state", "Pickup state", "/origin/state", Text),
        column("destination_city", "Delivery city", "/destination/city", Text),
        column("destination_state", "Delivery state", "/destination/state", Text),
        column("pickup_at", "Pickup (UTC)", "/pickup_at", Moment),
        column("delivery_at", "Delivery (UTC)", "/delivery_at", Moment),
        column("total", "Total", "/total_cents", Money),
        column("currency", "Currency", "/currency", Text),
        column("rate_per_mile", "Rate per mile", "/rate_per_mile", Decimal),
        column("margin", "Margin", "/margin_cents", Money),
        column("margin_percent", "Margin (%)", "/margin_percent", Decimal),
        column("is_below_floor", "Below floor", "/is_below_floor", Flag),
        column("valid_until", "Valid until (UTC)", "/valid_until", Moment),
        column("sent_at", "Sent (UTC)", "/sent_at", Moment),
        column("loss_reason", "Lost because", "/loss_reason", Text),
        column("created_by", "Quoted by", "/created_by", Text),
        column("created_at", "Entered (UTC)", "/created_at", Moment),
    ],
};
