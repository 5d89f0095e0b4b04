//! The list as a file.

use haul_api::exports::{
    ExportedList,
    Kind::{Flag, Integer, Moment, Text},
    column,
};
use haul_types::ExportList;

pub const EXPORT: ExportedList = ExportedList {
    list: ExportList::Vendors,
    path: "/api/vendors",
    title: "Vendors",
    page: "/apps/financial/vendors?exports=open",
    columns: &[
        column("name", "Name", "/name", Text),
        column("kind", "Kind", "/kind", Text),
        column("contact_name", "Contact", "/contact_name", Text),
        column("phone", "Phone", "/phone", Text),
        column("email", "Email", "/email", Text),
        column("payment_terms_days", "Payment terms (days)", "/payment_terms_days", Integer),
        column("is_1099", "Gets a 1099", "/is_1099", Flag),
        column("tax_id_last4", "Tax ID ends in", "/tax_id_last4", Text),
        column("line1", "Street", "/address/line1", Text),
        column("city", "City", "/address/city", Text),
        column("state", "State", "/address/state", Text),
        column("postal_code", "ZIP", "/address/postal_code", Text),
        column("notes", "Notes", "/notes", Text),
        column("created_at", "Entered (UTC)", "/created_at", Moment),
    ],
};
