//! The list as a file.

use haul_api::exports::{
    ExportedList,
    Kind::{Decimal, Flag, Integer, Local, Moment, Money, Text},
    column,
};
use haul_types::ExportList;

pub const EXPORT: ExportedList = ExportedList {
    list: ExportList::Loads,
    path: "/api/loads",
    title: "Loads",
    page: "/apps/loads?exports=open",
    columns: &[
        column("number", "Load", "/number", Text),
        column("status", "Status", "/status", Text),
        column("billing_status", "Billing status", "/billing_status", Text),
        column("timeliness", "Timeliness", "/timeliness", Text),
        column("customer", "Customer", "/customer/name", Text),
        column("customer_reference", "Customer reference", "/customer_reference", Text),
        column("equipment", "Equipment", "/equipment", Text),
        column("origin", "Pickup facility", "/origin/facility_name", Text),
        column("origin_city", "Pickup city", "/origin/city", Text),
        column("origin_state", "Pickup state", "/origin/state", Text),
        column("pickup_local", "Pickup time", "/origin/local", Local),
        column("pickup_zone", "Pickup time zone", "/origin/time_zone", Text),
        column("destination", "Delivery facility", "/destination/facility_name", Text),
        column("destination_city", "Delivery city", "/destination/city", Text),
        column("destination_state", "Delivery state", "/destination/state", Text),
        column("delivery_local", "Delivery time", "/destination/local", Local),
        column("delivery_zone", "Delivery time zone", "/destination/time_zone", Text),
        column("stop_count", "Stops", "/stop_count", Integer),
        column("driver", "Driver", "/driver/name", Text),
        column("truck", "Truck", "/truck/name", Text),
        column("trailer", "Trailer", "/trailer/name", Text),
        column("loaded_miles", "Loaded miles", "/loaded_miles", Decimal),
        column("rate_per_mile", "Rate per mile", "/rate_per_mile", Decimal),
        column("total", "Total", "/total_cents", Money),
        column("pending", "Pending", "/pending_cents", Money),
        column("currency", "Currency", "/currency", Text),
        column("has_pod", "POD", "/is_pod_present", Flag),
        column("has_rate_confirmation", "Rate confirmation", "/is_rate_confirmation_present", Flag),
        column("next_due_at", "Next stop due (UTC)", "/next_stop/scheduled_at", Moment),
        column("delivered_at", "Delivered (UTC)", "/delivered_at", Moment),
        column("created_at", "Entered (UTC)", "/created_at", Moment),
    ],
};
