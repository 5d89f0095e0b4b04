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
        ("list_audit_actions", Needs(AuditRead)),
        ("read_audit_settings", Needs(AuditRead)),
        ("replace_audit_settings", Needs(CompanyWrite)),
        ("verify_audit_chain", Needs(AuditRead)),
        // Notices
        ("list_notices", Staff),
        ("archive_notice", Staff),
        ("mark_notices_read", Staff),
        ("create_live_ticket", Member),
    ],
    records: &[
        Record::of("audit_settings", Needs(AuditRead))
            .telling(&[("replaced", "Changed how long the audit log keeps addresses")]),
        Record::personal("notice"),
    ],
    exports: &[crate::audit::EXPORT],
    jobs: &[
        JobKind::of::<crate::jobs::KeepBlob>(),
        JobKind::of::<crate::jobs::ReleaseBlob>(),
        JobKind::of::<crate::jobs::SendMail>(),
    ],
    retention: &[
        |db, now| Box::pin(crate::jobs::sweep_base(db, now)),
        |db, now| Box::pin(crate::audit::sweep(db, now)),
    ],
    ..Area::new("base")
};
