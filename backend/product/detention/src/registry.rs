//! What this area registers.

use haul_api::{
    area::{Area, Operations, Record},
    authz::Access::Permission as Needs,
    jobs::JobKind,
    notices::NoticeSpec,
};
use haul_types::{NoticeKind, NoticeMail, NoticePriority, Permission::*};

pub const AREA: Area = Area {
    operations: &[Operations::of::<crate::api::DetentionApi>()],
    exports: &[crate::export::EXPORT],
    policy: &[
        // Detention
        ("list_detention", Needs(LoadsRead)),
        ("read_detention", Needs(LoadsRead)),
        ("read_detention_report", Needs(LoadsRead)),
        ("read_detention_policy", Needs(CustomersRead)),
        ("replace_detention_policy", Needs(CustomersWrite)),
        ("read_customer_detention_policy", Needs(CustomersRead)),
        ("replace_customer_detention_policy", Needs(CustomersWrite)),
        ("remove_customer_detention_policy", Needs(CustomersWrite)),
    ],
    records: &[
        Record::of("detention", Needs(LoadsRead)).telling(&[
            ("noticed", "Gave notice that free time is ending at {label}"),
            ("approved", "Claimed detention of {label}"),
            ("waived", "Waived detention of {label}"),
            ("disputed", "Recorded that detention of {label} is disputed"),
            ("reopened", "Undid the decision on detention of {label}"),
        ]),
        Record::of("detention_policy", Needs(CustomersRead)).emitting(&["replaced", "removed"]),
    ],
    jobs: &[JobKind::of::<crate::notice::GiveNotice>()],
    notices: &[NoticeSpec::new(
        NoticeKind::Detention,
        NoticePriority::Warning,
        "detention",
        "A truck's free time at a stop is ending",
        Needs(LoadsRead),
    )
    // The next morning is too late to do anything about it.
    .mailed(NoticeMail::Off)],
    tables: crate::archived::TABLES,
    ..Area::new("detention")
};
