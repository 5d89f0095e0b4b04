//! What each list's file has in its columns.

use chrono::{DateTime, NaiveDate, NaiveDateTime, Utc};
use haul_ports::Cell;
use haul_types::ExportList;
use serde_json::Value;

/// One column: its title and where its value stands in a row of the list's answer, as an RFC 6901 pointer.
pub struct Column {
    pub key: &'static str,
    pub title: &'static str,
    pointer: &'static str,
    kind: Kind,
}

#[derive(Clone, Copy)]
enum Kind {
    Text,
    /// Several texts, or one property of several objects, with commas between them.
    Texts(Option<&'static str>),
    Flag,
    Integer,
    Decimal,
    /// Of latitude or longitude.
    Degrees,
    Money,
    Day,
    /// A moment, written in UTC; the title says so.
    Moment,
    /// A local time such as `2026-11-20T08:00`; the column beside it names the zone.
    Local,
}

use Kind::{Day, Decimal, Degrees, Flag, Integer, Local, Moment, Money, Text, Texts};

/// The path of the list's operation.
pub fn path(list: ExportList) -> &'static str {
    match list {
        ExportList::Loads => "/api/loads",
        ExportList::Drivers => "/api/drivers",
        ExportList::Trucks => "/api/trucks",
        ExportList::Trailers => "/api/trailers",
        ExportList::Customers => "/api/customers",
        ExportList::Facilities => "/api/facilities",
        ExportList::Quotes => "/api/quotes",
        ExportList::Detention => "/api/detention",
        ExportList::ReadyToBill => "/api/ready_to_bill",
    }
}

/// What a person calls the list.
pub fn title(list: ExportList) -> &'static str {
    match list {
        ExportList::Loads => "Loads",
        ExportList::Drivers => "Drivers",
        ExportList::Trucks => "Trucks",
        ExportList::Trailers => "Trailers",
        ExportList::Customers => "Customers",
        ExportList::Facilities => "Facilities",
        ExportList::Quotes => "Quotes",
        ExportList::Detention => "Detention",
        ExportList::ReadyToBill => "Ready to bill",
    }
}

/// The page that shows the list, with the person's files open.
pub fn page(list: ExportList) -> &'static str {
    match list {
        ExportList::Loads => "/apps/loads?exports=open",
        ExportList::Drivers => "/apps/safety/drivers?exports=open",
        ExportList::Trucks => "/apps/safety/trucks?exports=open",
        ExportList::Trailers => "/apps/safety/trucks?tab=trailers&exports=open",
        ExportList::Quotes => "/apps/quotation?exports=open",
        ExportList::Detention => "/apps/loads/detention?exports=open",
        ExportList::ReadyToBill => "/apps/financial/ready-to-bill?exports=open",
        ExportList::Customers => "/apps/customers?exports=open",
        ExportList::Facilities => "/apps/facilities?exports=open",
    }
}

pub fn columns(list: ExportList) -> &'static [Column] {
    match list {
        ExportList::Loads => LOADS,
        ExportList::Drivers => DRIVERS,
        ExportList::Trucks => TRUCKS,
        ExportList::Trailers => TRAILERS,
        ExportList::Customers => CUSTOMERS,
        ExportList::Facilities => FACILITIES,
        ExportList::Quotes => QUOTES,
        ExportList::Detention => DETENTION,
        ExportList::ReadyToBill => READY_TO_BILL,
    }
}

const fn column(key: &'static str, title: &'static str, pointer: &'static str, kind: Kind) -> Column {
    Column { key, title, pointer, kind }
}

const LOADS: &[Column] = &[
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
    column("currency", "Currency", "/currency", Text),
    column("has_pod", "POD", "/is_pod_present", Flag),
    column("has_rate_confirmation", "Rate confirmation", "/is_rate_confirmation_present", Flag),
    column("next_due_at", "Next stop due (UTC)", "/next_stop/scheduled_at", Moment),
    column("delivered_at", "Delivered (UTC)", "/delivered_at", Moment),
    column("created_at", "Entered (UTC)", "/created_at", Moment),
];

const DRIVERS: &[Column] = &[
    column("code", "Code", "/code", Text),
    column("first_name", "First name", "/first_name", Text),
    column("last_name", "Last name", "/last_name", Text),
    column("kind", "Kind", "/kind", Text),
    column("state", "State", "/state", Text),
    column("phone", "Phone", "/phone", Text),
    column("email", "Email", "/email", Text),
    column("hired_on", "Hired", "/hired_on", Day),
    column("license_state", "License state", "/license_state", Text),
    column("license_class", "License class", "/license_class", Text),
    column("license_expires_on", "License expires", "/license_expires_on", Day),
    column("endorsements", "Endorsements", "/endorsements", Texts(None)),
    column("medical_expires_on", "Medical card expires", "/medical_expires_on", Day),
    column("terminal", "Terminal", "/terminal/name", Text),
    column("fleet_owner", "Fleet owner", "/fleet_owner/name", Text),
    column("current_load", "Current load", "/current_load/number", Text),
];

const TRUCKS: &[Column] = &[
    column("unit_number", "Unit", "/unit_number", Text),
    column("status", "Status", "/status", Text),
    column("status_reason", "Reason", "/status_reason", Text),
    column("ownership", "Ownership", "/ownership", Text),
    column("fleet_owner", "Fleet owner", "/fleet_owner/name", Text),
    column("vin", "VIN", "/vin", Text),
    column("year", "Year", "/year", Integer),
    column("make", "Make", "/make", Text),
    column("model", "Model", "/model", Text),
    column("plate", "Plate", "/plate", Text),
    column("plate_state", "Plate state", "/plate_state", Text),
    column("registration_expires_on", "Registration expires", "/registration_expires_on", Day),
    column("annual_inspection_expires_on", "Annual inspection expires", "/annual_inspection_expires_on", Day),
    column("insurance_expires_on", "Insurance expires", "/insurance_expires_on", Day),
    column("odometer_miles", "Odometer (mi)", "/odometer_miles", Integer),
    column("terminal", "Terminal", "/terminal/name", Text),
    column("usual_driver", "Usual driver", "/usual_driver/name", Text),
    column("current_load", "Current load", "/current_load/number", Text),
];

const TRAILERS: &[Column] = &[
    column("unit_number", "Unit", "/unit_number", Text),
    column("kind", "Kind", "/kind", Text),
    column("status", "Status", "/status", Text),
    column("status_reason", "Reason", "/status_reason", Text),
    column("vin", "VIN", "/vin", Text),
    column("length_feet", "Length (ft)", "/length_feet", Integer),
    column("year", "Year", "/year", Integer),
    column("make", "Make", "/make", Text),
    column("model", "Model", "/model", Text),
    column("plate", "Plate", "/plate", Text),
    column("plate_state", "Plate state", "/plate_state", Text),
    column("registration_expires_on", "Registration expires", "/registration_expires_on", Day),
    column("annual_inspection_expires_on", "Annual inspection expires", "/annual_inspection_expires_on", Day),
    column("terminal", "Terminal", "/terminal/name", Text),
    column("current_load", "Current load", "/current_load/number", Text),
];

const CUSTOMERS: &[Column] = &[
    column("name", "Name", "/name", Text),
    column("kind", "Kind", "/kind", Text),
    column("docket_number", "Docket number", "/docket_number", Text),
    column("phone", "Phone", "/phone", Text),
    column("email", "Email", "/email", Text),
    column("billing_email", "Billing email", "/billing_email", Text),
    column("line1", "Street", "/address/line1", Text),
    column("city", "City", "/address/city", Text),
    column("state", "State", "/address/state", Text),
    column("postal_code", "ZIP", "/address/postal_code", Text),
    column("payment_terms_days", "Payment terms (days)", "/payment_terms_days", Integer),
    column("credit_limit", "Credit limit", "/credit_limit_cents", Money),
    column("is_on_credit_hold", "Credit hold", "/is_on_credit_hold", Flag),
    column("required_references", "Required references", "/required_references", Texts(None)),
    column("required_documents", "Required documents", "/required_documents", Texts(None)),
    column("contacts", "Contacts", "/contacts", Texts(Some("name"))),
    column("notes", "Notes", "/notes", Text),
    column("created_at", "Entered (UTC)", "/created_at", Moment),
];

const FACILITIES: &[Column] = &[
    column("name", "Name", "/name", Text),
    column("line1", "Street", "/address/line1", Text),
    column("city", "City", "/address/city", Text),
    column("state", "State", "/address/state", Text),
    column("postal_code", "ZIP", "/address/postal_code", Text),
    column("time_zone", "Time zone", "/time_zone", Text),
    column("phone", "Phone", "/phone", Text),
    column("hours", "Hours", "/hours", Text),
    column("instructions", "Instructions", "/instructions", Text),
    column("latitude", "Latitude", "/latitude", Degrees),
    column("longitude", "Longitude", "/longitude", Degrees),
    column("created_at", "Entered (UTC)", "/created_at", Moment),
];

const QUOTES: &[Column] = &[
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
];

const DETENTION: &[Column] = &[
    column("load", "Load", "/load/number", Text),
    column("status", "Status", "/status", Text),
    column("customer", "Customer", "/customer/name", Text),
    column("facility", "Facility", "/stop/facility/name", Text),
    column("stop", "Stop", "/stop/sequence", Integer),
    column("stop_kind", "Stop type", "/stop/kind", Text),
    column("appointment", "Appointment (UTC)", "/stop/earliest_at", Moment),
    column("window_end", "Window ends (UTC)", "/stop/latest_at", Moment),
    column("arrived_at", "Arrived (UTC)", "/arrived_at", Moment),
    column("departed_at", "Departed (UTC)", "/departed_at", Moment),
    column("dwell_minutes", "Dwell (min)", "/dwell_minutes", Integer),
    column("free_until", "Free until (UTC)", "/free_until", Moment),
    column("is_late", "Late", "/is_late", Flag),
    column("billable_minutes", "Billable (min)", "/billable_minutes", Integer),
    column("amount", "Amount", "/amount_cents", Money),
    column("approved", "Approved", "/approved_cents", Money),
    column("currency", "Currency", "/currency", Text),
    column("decided_by", "Decided by", "/decided_by", Text),
    column("decision_note", "Note", "/decision_note", Text),
];

const READY_TO_BILL: &[Column] = &[
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
    column("currency", "Currency", "/currency", Text),
];

impl Column {
    /// The column's value of a row. What the list left out is empty.
    pub fn cell(&self, row: &Value) -> Cell {
        row.pointer(self.pointer).and_then(|value| self.typed(value)).unwrap_or(Cell::Empty)
    }

    fn typed(&self, value: &Value) -> Option<Cell> {
        let cell = match self.kind {
            Text => Cell::Text(value.as_str()?.to_owned()),
            Texts(property) => {
                let texts = value.as_array()?.iter().filter_map(|one| match property {
                    Some(property) => one.get(property)?.as_str(),
                    None => one.as_str(),
                });
                Cell::Text(texts.collect::<Vec<_>>().join(", "))
            }
            Flag => Cell::Text(if value.as_bool()? { "yes" } else { "no" }.to_owned()),
            Integer => Cell::Integer(value.as_i64()?),
            Decimal => Cell::Decimal(value.as_str()?.to_owned()),
            Degrees => Cell::Decimal(value.as_number()?.to_string()),
            Money => Cell::Money(value.as_i64()?),
            Day => Cell::Date(value.as_str()?.parse::<NaiveDate>().ok()?),
            Moment => Cell::DateTime(value.as_str()?.parse::<DateTime<Utc>>().ok()?.naive_utc()),
            Local => Cell::DateTime(NaiveDateTime::parse_from_str(value.as_str()?, "%Y-%m-%dT%H:%M").ok()?),
        };
        Some(cell)
    }
}
