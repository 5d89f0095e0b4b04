//! What this area registers.

use haul_api::{
    area::{Area, Operations, Record},
    authz::Access::Permission as Needs,
    jobs::JobKind,
};
use haul_types::Permission::*;

pub const AREA: Area = Area {
    operations: &[
        Operations::of::<crate::accidents::AccidentsApi>(),
        Operations::of::<crate::inspections::RoadsideInspectionsApi>(),
        Operations::of::<crate::sheets::SafetySheetsApi>(),
        Operations::of::<crate::binder::AuditBindersApi>(),
        Operations::of::<crate::holds::LegalHoldsApi>(),
        Operations::of::<crate::retention::RetentionApi>(),
    ],
    exports: &[crate::accidents::EXPORT, crate::inspections::EXPORT, crate::holds::EXPORT],
    policy: &[
        ("list_accidents", Needs(AccidentsRead)),
        ("read_accident", Needs(AccidentsRead)),
        ("list_accident_history", Needs(AccidentsRead)),
        ("create_accident", Needs(AccidentsWrite)),
        ("update_accident", Needs(AccidentsWrite)),
        ("archive_accident", Needs(AccidentsWrite)),
        ("restore_accident", Needs(AccidentsWrite)),
        ("list_roadside_inspections", Needs(RoadsideInspectionsRead)),
        ("read_roadside_inspection", Needs(RoadsideInspectionsRead)),
        ("list_roadside_inspection_history", Needs(RoadsideInspectionsRead)),
        ("create_roadside_inspection", Needs(RoadsideInspectionsWrite)),
        ("update_roadside_inspection", Needs(RoadsideInspectionsWrite)),
        ("archive_roadside_inspection", Needs(RoadsideInspectionsWrite)),
        ("restore_roadside_inspection", Needs(RoadsideInspectionsWrite)),
        ("open_driver_investigation", Needs(EmployerInquiriesRead)),
        ("open_driver_testing", Needs(DrugAlcoholRead)),
        ("open_accident_register", Needs(AccidentsRead)),
        ("open_inspection_register", Needs(RoadsideInspectionsRead)),
        ("list_audit_binders", Needs(AuditBindersRead)),
        ("read_audit_binder", Needs(AuditBindersRead)),
        ("create_audit_binder", Needs(AuditBindersWrite)),
        ("open_audit_binder", Needs(AuditBindersWrite)),
        ("list_legal_holds", Needs(LegalHoldsRead)),
        ("read_legal_hold", Needs(LegalHoldsRead)),
        ("list_legal_hold_history", Needs(LegalHoldsRead)),
        ("create_legal_hold", Needs(LegalHoldsWrite)),
        ("update_legal_hold", Needs(LegalHoldsWrite)),
        ("archive_legal_hold", Needs(LegalHoldsWrite)),
        ("restore_legal_hold", Needs(LegalHoldsWrite)),
        ("read_retention", Needs(RetentionRead)),
        ("list_purge_proposals", Needs(RetentionRead)),
        ("read_purge_proposal", Needs(RetentionRead)),
        ("create_purge_proposal", Needs(RecordsPurge)),
        ("approve_purge_proposal", Needs(RecordsPurge)),
        ("reject_purge_proposal", Needs(RecordsPurge)),
    ],
    records: &[
        Record::of("accident", Needs(AccidentsRead)).shown_as::<crate::accidents::Accident>().emitting(&["removed"]),
        Record::of("roadside_inspection", Needs(RoadsideInspectionsRead))
            .shown_as::<crate::inspections::RoadsideInspection>()
            .emitting(&["removed"]),
        Record::personal("audit_binder").telling(&[
            ("requested", "Ordered the audit binder {label}"),
            ("finished", "Finished the audit binder {label}"),
            ("failed", "The audit binder {label} failed"),
            ("opened", "Opened the audit binder {label}"),
        ]),
        Record::of("legal_hold", Needs(LegalHoldsRead)).shown_as::<crate::holds::LegalHold>(),
        Record::of("purge_proposal", Needs(RetentionRead)).restricted().telling(&[
            ("created", "Proposed to purge {label}"),
            ("approved", "Approved the proposal to purge {label}"),
            ("rejected", "Rejected the proposal to purge {label}"),
        ]),
    ],
    jobs: &[JobKind::of::<crate::binder::PackBinder>()],
    retention: &[|db, now| Box::pin(crate::binder::sweep(db, now))],
    tables: crate::archived::TABLES,
    ..Area::new("safety")
};
