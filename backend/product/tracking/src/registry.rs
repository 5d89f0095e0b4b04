//! What this area registers.

use haul_api::{
    area::{Area, Hooks, Operations, Record},
    authz::Access::{Permission as Needs, Public},
    jobs::JobKind,
};
use haul_types::Permission::*;

pub const AREA: Area = Area {
    operations: &[
        Operations::of::<crate::check_calls::api::CheckCallsApi>(),
        Operations::of::<crate::links::public_api::PublicTrackingApi>(),
        Operations::of::<crate::links::driver_api::DriverTripApi>(),
        Operations::of::<crate::reading::api::TrackingApi>(),
        Operations::of::<crate::exceptions::api::TrackingExceptionsApi>(),
        Operations::of::<crate::links::api::TrackingLinksApi>(),
    ],
    policy: &[
        // Track and trace
        ("list_tracked_loads", Needs(TrackingRead)),
        ("read_tracking_summary", Needs(TrackingRead)),
        ("read_on_time_report", Needs(TrackingRead)),
        ("read_tracking_settings", Needs(TrackingRead)),
        ("replace_tracking_settings", Needs(CompanyWrite)),
        ("list_load_check_calls", Needs(TrackingRead)),
        ("create_check_call", Needs(TrackingWrite)),
        ("void_check_call", Needs(TrackingWrite)),
        ("list_tracking_exceptions", Needs(TrackingRead)),
        ("read_tracking_exception", Needs(TrackingRead)),
        ("create_tracking_exception", Needs(TrackingWrite)),
        ("update_tracking_exception", Needs(TrackingWrite)),
        ("acknowledge_tracking_exception", Needs(TrackingWrite)),
        ("resolve_tracking_exception", Needs(TrackingWrite)),
        ("list_tracking_links", Needs(TrackingRead)),
        ("create_tracking_link", Needs(TrackingWrite)),
        ("revoke_tracking_link", Needs(TrackingWrite)),
        ("list_tracking_link_views", Needs(TrackingRead)),
        ("list_driver_links", Needs(TrackingRead)),
        ("create_driver_link", Needs(TrackingWrite)),
        ("revoke_driver_link", Needs(TrackingWrite)),
        ("open_public_tracking", Public),
        ("open_public_tracking_document", Public),
        ("open_driver_trip", Public),
        ("report_driver_position", Public),
        ("report_driver_event", Public),
        ("answer_driver_trip", Public),
        ("report_driver_check_call", Public),
        ("report_driver_problem", Public),
        ("begin_driver_upload", Public),
        ("add_driver_document", Public),
    ],
    records: &[
        Record::of("check_call", Needs(TrackingRead)).telling(&[
            ("logged", "Logged a check call for load {label}"),
            ("voided", "Voided a check call for load {label}"),
        ]),
        Record::of("driver_link", Needs(TrackingRead)).telling(&[
            ("created", "Created a driver link for load {label}"),
            ("revoked", "Revoked a driver link for load {label}"),
            ("report_refused", "Refused a driver's report for load {label}"),
        ]),
        Record::of("tracking", Needs(TrackingRead)),
        Record::of("tracking_exception", Needs(TrackingRead)).telling(&[
            ("opened", "Opened exception: {label}"),
            ("reported", "Reported exception: {label}"),
            ("ended", "Resolved {label} automatically"),
            ("updated", "Updated {label}"),
            ("acknowledged", "Acknowledged {label}"),
            ("resolved", "Resolved {label}"),
        ]),
        Record::of("tracking_link", Needs(TrackingRead)).telling(&[
            ("created", "Created a customer link for load {label}"),
            ("revoked", "Revoked a customer link for load {label}"),
        ]),
        Record::of("tracking_settings", Needs(TrackingRead)).emitting(&["replaced"]),
    ],
    jobs: &[
        crate::routing::job::JOB,
        JobKind::of::<crate::standing::sync::WatchLoad>(),
        JobKind::of::<crate::exceptions::notices::AskForOwner>(),
    ],
    notices: crate::exceptions::notices::NOTICES,
    hooks: Hooks { load_settled: Some(|write, settled| Box::pin(crate::settled(write, settled))), ..Hooks::NONE },
    ..Area::new("tracking")
};
