//! What this area registers.

use haul_api::{
    area::{Area, Operations},
    authz::Access::{AnyOf, Permission as Needs},
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
    ],
    policy: &[
        ("list_compliance_types", AnyOf(READ)),
        ("list_compliance_items", AnyOf(READ)),
        ("read_compliance_item", AnyOf(READ)),
        ("read_compliance_checklist", AnyOf(READ)),
        ("create_compliance_item", AnyOf(WRITE)),
        ("update_compliance_item", AnyOf(WRITE)),
        ("archive_compliance_item", AnyOf(WRITE)),
        ("restore_compliance_item", AnyOf(WRITE)),
        ("read_compliance_board", AnyOf(READ)),
    ],
    jobs: &[JobKind::of::<crate::watch::WatchPapers>()],
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
