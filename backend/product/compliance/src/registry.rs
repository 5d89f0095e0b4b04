//! What this area registers.

use haul_api::{
    area::{Area, Operations, Record},
    authz::Access::{AnyOf, Permission as Needs, Public},
    imports::ImportedKind,
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
        Operations::of::<crate::medical::MedicalRulesApi>(),
        Operations::of::<crate::items::ItemsApi>(),
        Operations::of::<crate::board::BoardApi>(),
        Operations::of::<crate::requests::DocumentRequestsApi>(),
        Operations::of::<crate::requests::DocumentSubmissionsApi>(),
        Operations::of::<crate::requests::PublicDocumentRequestApi>(),
        Operations::of::<crate::testing::results::TestsApi>(),
        Operations::of::<crate::testing::queries::QueriesApi>(),
        Operations::of::<crate::testing::program::ProgramApi>(),
        Operations::of::<crate::testing::draws::DrawsApi>(),
        Operations::of::<crate::mvrs::MotorVehicleRecordsApi>(),
        Operations::of::<crate::inquiries::EmployerInquiriesApi>(),
        Operations::of::<crate::identity::IdentityApi>(),
    ],
    policy: &[
        ("list_compliance_types", AnyOf(READ)),
        ("update_compliance_type", AnyOf(WRITE)),
        ("read_medical_rules", Needs(DriversRead)),
        ("replace_medical_rules", Needs(DriversWrite)),
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
        ("list_drug_alcohol_tests", Needs(DrugAlcoholRead)),
        ("read_drug_alcohol_test", Needs(DrugAlcoholRead)),
        ("list_drug_alcohol_test_history", Needs(DrugAlcoholRead)),
        ("create_drug_alcohol_test", Needs(DrugAlcoholWrite)),
        ("update_drug_alcohol_test", Needs(DrugAlcoholWrite)),
        ("archive_drug_alcohol_test", Needs(DrugAlcoholWrite)),
        ("restore_drug_alcohol_test", Needs(DrugAlcoholWrite)),
        ("list_clearinghouse_queries", Needs(DrugAlcoholRead)),
        ("read_clearinghouse_query", Needs(DrugAlcoholRead)),
        ("list_clearinghouse_query_history", Needs(DrugAlcoholRead)),
        ("create_clearinghouse_query", Needs(DrugAlcoholWrite)),
        ("update_clearinghouse_query", Needs(DrugAlcoholWrite)),
        ("archive_clearinghouse_query", Needs(DrugAlcoholWrite)),
        ("restore_clearinghouse_query", Needs(DrugAlcoholWrite)),
        ("write_clearinghouse_file", Needs(DrugAlcoholWrite)),
        ("read_testing_program", Needs(DrugAlcoholRead)),
        ("read_driver_testing", Needs(DrugAlcoholRead)),
        ("list_random_draws", Needs(DrugAlcoholRead)),
        ("read_random_draw", Needs(DrugAlcoholRead)),
        ("verify_random_draw", Needs(DrugAlcoholRead)),
        ("create_random_draw", Needs(DrugAlcoholWrite)),
        ("disclose_random_draw", Needs(DrugAlcoholWrite)),
        ("notify_random_selection", Needs(DrugAlcoholWrite)),
        ("excuse_random_selection", Needs(DrugAlcoholWrite)),
        ("list_motor_vehicle_records", Needs(DriversRead)),
        ("read_motor_vehicle_record", Needs(DriversRead)),
        ("list_motor_vehicle_record_history", Needs(DriversRead)),
        ("create_motor_vehicle_record", Needs(DriversWrite)),
        ("update_motor_vehicle_record", Needs(DriversWrite)),
        ("archive_motor_vehicle_record", Needs(DriversWrite)),
        ("restore_motor_vehicle_record", Needs(DriversWrite)),
        ("review_motor_vehicle_record", Needs(DriversWrite)),
        ("list_employer_inquiries", Needs(EmployerInquiriesRead)),
        ("read_employer_inquiry", Needs(EmployerInquiriesRead)),
        ("list_employer_inquiry_history", Needs(EmployerInquiriesRead)),
        ("create_employer_inquiry", Needs(EmployerInquiriesWrite)),
        ("update_employer_inquiry", Needs(EmployerInquiriesWrite)),
        ("archive_employer_inquiry", Needs(EmployerInquiriesWrite)),
        ("restore_employer_inquiry", Needs(EmployerInquiriesWrite)),
        ("read_driver_investigation", Needs(EmployerInquiriesRead)),
        ("read_driver_identity", Needs(DriverIdentityRead)),
        ("reveal_driver_identity", Needs(DriverIdentityRead)),
        ("update_driver_identity", Needs(DriverIdentityWrite)),
    ],
    records: &[
        Record::of("drug_alcohol_test", Needs(DrugAlcoholRead))
            .shown_as::<crate::testing::results::DrugAlcoholTest>()
            .restricted()
            .telling(&[("created", "Added a test of {label}")])
            .emitting(&["removed"]),
        Record::of("clearinghouse_query", Needs(DrugAlcoholRead))
            .shown_as::<crate::testing::queries::ClearinghouseQuery>()
            .restricted()
            .telling(&[
                ("created", "Added a Clearinghouse query of {label}"),
                ("file_written", "Wrote {label} of limited queries"),
            ])
            .emitting(&["removed"]),
        Record::of("random_draw", Needs(DrugAlcoholRead)).restricted().telling(&[
            ("drawn", "Drew drivers at random for {label}"),
            ("notified", "Notified a driver of the random draw for {label}"),
            ("excused", "Excused a driver from the random draw for {label}"),
            ("called_up", "Called up an alternate for the random draw for {label}"),
            ("disclosed", "Disclosed the seed of the random draw for {label}"),
            ("removed", "Purged a random draw"),
        ]),
        Record::of("motor_vehicle_record", Needs(DriversRead))
            .shown_as::<crate::mvrs::MotorVehicleRecord>()
            .telling(&[
                ("created", "Added a motor vehicle record of {label}"),
                ("reviewed", "Reviewed the motor vehicle record of {label}"),
            ])
            .emitting(&["removed"]),
        Record::of("employer_inquiry", Needs(EmployerInquiriesRead))
            .shown_as::<crate::inquiries::EmployerInquiry>()
            .restricted()
            .telling(&[("created", "Added an inquiry to {label}")])
            .emitting(&["removed"]),
        Record::of("driver_identity", Needs(DriverIdentityRead)).restricted().telling(&[
            ("changed", "Changed the birth date or SSN of {label}"),
            ("revealed", "Looked at the birth date and SSN of {label}"),
        ]),
        Record::of("compliance_setting", AnyOf(READ)).telling(&[("updated", "Changed the rules for {label}")]),
        Record::of("medical_setting", Needs(DriversRead)).telling(&[("replaced", "Changed {label}")]),
    ],
    jobs: &[JobKind::of::<crate::watch::WatchPapers>()],
    notices: &[
        NoticeSpec::new(
            NoticeKind::PaperExpiring,
            NoticePriority::Warning,
            "paper of a driver, truck, trailer or carrier",
            "A driver, truck, trailer or carrier paper expires soon",
            Needs(DriversWrite),
        ),
        NoticeSpec::new(
            NoticeKind::DocumentSubmitted,
            NoticePriority::Information,
            "driver",
            "A driver sends a document that you asked for",
            Needs(DriversWrite),
        ),
        NoticeSpec::new(
            NoticeKind::Testing,
            NoticePriority::Warning,
            "driver and due day",
            "A driver's Clearinghouse query is overdue",
            Needs(DrugAlcoholRead),
        )
        .told_once(),
    ],
    mails: &[&crate::requests::DOCUMENT_REQUEST, &crate::requests::DOCUMENT_REJECTION],
    exports: &[crate::items::EXPORT],
    imports: &[ImportedKind::of::<crate::items::ComplianceItems>()],
    tables: crate::archived::TABLES,
    ..Area::new("compliance")
};
