//! What this area registers.

use crate::{
    area::{Area, Operations, Record},
    authz::Access::{Member, Permission as Needs, Staff},
    jobs::JobKind,
};
use haul_types::Permission::*;

pub const AREA: Area = Area {
    operations: &[
        Operations::of::<crate::audit::AuditApi>(),
        Operations::of::<crate::live::LiveApi>(),
        Operations::of::<crate::notices::NoticesApi>(),
    ],
    policy: &[
        // Audit
        ("list_audit_events", Needs(AuditRead)),
        ("verify_audit_chain", Needs(AuditRead)),
        // Notices
        ("list_notices", Staff),
        ("archive_notice", Staff),
        ("mark_notices_read", Staff),
        ("create_live_ticket", Member),
    ],
    records: &[Record::personal("notice")],
    jobs: &[
        JobKind::of::<crate::jobs::KeepBlob>(),
        JobKind::of::<crate::jobs::ReleaseBlob>(),
        JobKind::of::<crate::jobs::SendMail>(),
    ],
    retention: &[|db, now| Box::pin(crate::jobs::sweep_base(db, now))],
    ..Area::new("base")
};
