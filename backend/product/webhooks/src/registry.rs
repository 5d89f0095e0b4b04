//! What this area registers.

use haul_api::{
    area::{Area, Hooks, Operations, Record},
    authz::Access::Permission as Needs,
    notices::NoticeSpec,
};
use haul_types::{NoticeKind, NoticePriority, Permission::*};

pub const AREA: Area = Area {
    operations: &[
        Operations::of::<crate::deliveries::WebhookDeliveriesApi>(),
        Operations::of::<crate::endpoints::WebhookEndpointsApi>(),
        Operations::of::<crate::events::WebhookEventsApi>(),
    ],
    notices: &[NoticeSpec::new(
        NoticeKind::Webhook,
        NoticePriority::Critical,
        "webhook_endpoint",
        "A webhook endpoint was suspended because nothing could be delivered",
        Needs(WebhooksWrite),
    )],
    policy: &[
        ("list_webhook_event_kinds", Needs(WebhooksRead)),
        ("read_webhook_event", Needs(WebhooksRead)),
        ("list_webhook_endpoints", Needs(WebhooksRead)),
        ("read_webhook_endpoint", Needs(WebhooksRead)),
        ("create_webhook_endpoint", Needs(WebhooksWrite)),
        ("update_webhook_endpoint", Needs(WebhooksWrite)),
        ("remove_webhook_endpoint", Needs(WebhooksWrite)),
        ("rotate_webhook_endpoint_secret", Needs(WebhooksWrite)),
        ("test_webhook_endpoint", Needs(WebhooksWrite)),
        ("replay_webhook_endpoint", Needs(WebhooksWrite)),
        ("list_webhook_deliveries", Needs(WebhooksRead)),
        ("read_webhook_delivery", Needs(WebhooksRead)),
        ("replay_webhook_delivery", Needs(WebhooksWrite)),
    ],
    records: &[Record::of("webhook_endpoint", Needs(WebhooksRead))
        .telling(&[
            ("secret_rotated", "Replaced the secret of the webhook endpoint {label}"),
            ("suspended", "Suspended the webhook endpoint {label} after days of failures"),
            ("tested", "Sent a test event to the webhook endpoint {label}"),
            ("replayed", "Sent past events again to the webhook endpoint {label}"),
        ])
        .emitting(&["created", "updated", "removed"])],
    retention: &[|db, now| Box::pin(crate::events::sweep(db, now))],
    hooks: Hooks {
        changes_recorded: Some(|write, changes| Box::pin(crate::events::follow(write, changes))),
        ..Hooks::NONE
    },
    tables: crate::archived::TABLES,
    ..Area::new("webhooks")
};
