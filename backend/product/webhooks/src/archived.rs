//! The tables of this area in an archive of the company.

use haul_api::tables::Table;
use haul_entity::webhooks::webhook_endpoint;
use haul_types::Permission::*;

pub const TABLES: &[Table] = &[
    Table::of::<webhook_endpoint::Entity>(&[WebhooksRead], "Addresses that are told of changes, without secrets."),
    Table::left_out("webhook_delivery", "attempts to send changes, kept for a while"),
    Table::left_out("webhook_event", "changes as they were sent; tables/audit_event.csv has them all"),
];
