//! What this area registers.

use haul_api::{
    area::{Area, Operations, Record},
    authz::Access::{AnyOf, Permission as Needs, Public},
    jobs::JobKind,
    notices::NoticeSpec,
};
use haul_types::{
    NoticeKind, NoticePriority,
    Permission::{self, *},
};

/// Permissions of the records whose papers are watched, to read and to write.
const READ: &[Permission] = &[DriversRead, TrucksRead, TrailersRead, MotorCarriersRead];
const WRITE: &[Permission] = &[DriversWrite, TrucksWrite, TrailersWrite, MotorCarriersWrite];

pub const AREA: Area = Area {
    operations: &[
        Operations::of::<crate::types::TypesApi>(),
        Operations::of::<crate::items::ItemsApi>(),
        Operations::of::<crate::board::BoardApi>(),
        Operations::of::<crate::requests::DocumentRequestsApi>(),
        Operations::of::<crate::requests::DocumentSubmissionsApi>(),
        Operations::of::<crate::requests::PublicDocumentRequestApi>(),
    ],
    policy: &[
        ("list_compliance_types", AnyOf(READ)),
        ("update_compliance_type", AnyOf(WRITE)),
        ("list_compliance_items", AnyOf(READ)),
        ("read_compliance_item", AnyOf(READ)),
        ("read_compliance_checklist", AnyOf(READ)),
        ("create_compliance_item", AnyOf(WRITE)),
        ("update_compliance_item", AnyOf(WRITE)),
        ("archive_compliance_item", AnyOf(WRITE)),
        ("restore_compliance_item", AnyOf(WRITE)),
        ("read_compliance_board", AnyOf(READ)),
        ("create_document_requests", Needs(DriversWrite)),
        ("list_document_requests", Needs(DriversRead)),
        ("revoke_document_request", Needs(DriversWrite)),
        ("read_document_request_address", Needs(DriversWrite)),
        ("list_document_submissions", Needs(DriversRead)),
        ("accept_document_submission", Needs(DriversWrite)),
        ("reject_document_submission", Needs(DriversWrite)),
        ("open_public_document_request", Public),
        ("begin_public_document_upload", Public),
        ("submit_public_document", Public),
    ],
    records: &[Record::of("compliance_setting", AnyOf(READ)).telling(&[("updated", "Changed the rules for {label}")])],
    jobs: &[JobKind::of::<crate::watch::WatchPapers>()],
    notices: &[
        NoticeSpec::new(
            NoticeKind::PaperExpiring,
            NoticePriority::Warning,
            "paper of a driver, truck or trailer",
            "A paper of a driver, truck or trailer expires soon",
            Needs(DriversWrite),
        ),
        NoticeSpec::new(
            NoticeKind::DocumentSubmitted,
            NoticePriority::Information,
            "driver",
            "A driver sends a document that you asked for",
            Needs(DriversWrite),
        ),
    ],
    mails: &[&crate::requests::DOCUMENT_REQUEST, &crate::requests::DOCUMENT_REJECTION],
    notices: &[NoticeSpec::new(
        NoticeKind::PaperExpiring,
        NoticePriority::Warning,
        "paper of a driver, truck, trailer or carrier",
        "A paper of a driver, truck, trailer or carrier expires soon",
        Needs(DriversWrite),
    )],
    exports: &[crate::items::EXPORT],
    tables: crate::archived::TABLES,
    ..Area::new("compliance")
};
