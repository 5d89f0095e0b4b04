//! What this area registers.

use crate::{
    area::{Area, Operations, Record},
    authz::Access::{Member, Permission as Needs, Staff},
    jobs::JobKind,
    notices::NoticeSpec,
};
use haul_types::{NoticeKind, NoticeMail, NoticePriority, Permission::*};

pub const AREA: Area = Area {
    operations: &[
        Operations::of::<crate::audit::AuditApi>(),
        Operations::of::<crate::live::LiveApi>(),
        Operations::of::<crate::notices::NoticesApi>(),
        Operations::of::<crate::notices::NoticeSettingsApi>(),
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
        ("read_notice_settings", Staff),
        ("replace_notice_settings", Staff),
        ("reset_notice_settings", Staff),
        ("create_live_ticket", Member),
    ],
    records: &[
        Record::of("audit_settings", Needs(AuditRead))
            .telling(&[("replaced", "Changed how long the audit log keeps addresses")]),
        Record::personal("notice").telling(&[("settings_changed", "Changed their notice settings")]),
    ],
    exports: &[crate::audit::EXPORT],
    jobs: &[
        JobKind::of::<crate::jobs::KeepBlob>(),
        JobKind::of::<crate::jobs::ReleaseBlob>(),
        JobKind::of::<crate::jobs::SendMail>(),
        JobKind::of::<crate::notices::MailNotices>(),
    ],
    notices: &[
        NoticeSpec::new(
            NoticeKind::Table,
            NoticePriority::Information,
            "import or export",
            "Your import finished, or an export failed",
            Staff,
        )
        .answering(),
        NoticeSpec::new(
            NoticeKind::Mail,
            NoticePriority::Warning,
            "company",
            "Some of the company's mail is waiting until tomorrow",
            Needs(CompanyWrite),
        )
        // That mail would have to wait, too.
        .mailed(NoticeMail::Off),
    ],
    retention: &[
        |db, now| Box::pin(crate::jobs::sweep_base(db, now)),
        |db, now| Box::pin(crate::audit::sweep(db, now)),
    ],
    tables: crate::archived::TABLES,
    ..Area::new("base")
};
