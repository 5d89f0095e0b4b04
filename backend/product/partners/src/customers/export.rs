//! The list as a file.

use haul_api::exports::{
    ExportedList,
    Kind::{Day, Flag, Integer, Moment, Money, Percent, Text, Texts},
    column,
};
use haul_types::ExportList;

pub const EXPORT: ExportedList = ExportedList {
    list: ExportList::Customers,
    path: "/api/customers",
    title: "Customers",
    page: "/apps/customers?exports=open",
    columns: &[
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
        column("discount_percent", "Discount (%)", "/discount_basis_points", Percent),
        column("discount_days", "Discount days", "/discount_days", Integer),
        column("invoice_grouping", "Invoices", "/invoice_grouping", Text),
        column("invoice_split", "Invoices by", "/invoice_split", Text),
        column("invoice_delivery", "Invoice delivery", "/invoice_delivery", Text),
        column("invoice_portal", "Invoice portal", "/invoice_portal", Text),
        column("credit_limit", "Credit limit", "/credit_limit_cents", Money),
        column("credit_source", "Credit source", "/credit_source", Text),
        column("credit_checked_on", "Credit checked", "/credit_checked_on", Day),
        column("is_on_credit_hold", "Credit hold", "/is_on_credit_hold", Flag),
        column("on_time_grace_minutes", "On-time grace (min)", "/on_time_grace_minutes", Integer),
        column("required_references", "Required references", "/required_references", Texts(None)),
        column("required_documents", "Required documents", "/required_documents", Texts(None)),
        column("invoice_packet_order", "Invoice packet order", "/invoice_packet_order", Texts(None)),
        column("contacts", "Contacts", "/contacts", Texts(Some("name"))),
        column("tracking_email", "Tracking email", "/tracking_email", Text),
        column("tracking_milestones", "Milestone emails", "/tracking_milestones", Texts(None)),
        column("tags", "Tags", "/tags", Texts(Some("name"))),
        column("notes", "Notes", "/notes", Text),
        column("created_at", "Entered (UTC)", "/created_at", Moment),
    ],
};
