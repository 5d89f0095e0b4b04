//! The tables of this area in an archive of the company.

use haul_api::tables::Table;
use haul_entity::compliance::{
    clearinghouse_query, compliance_item, compliance_item_version, compliance_setting, document_request,
    document_submission, driver_identity, drug_alcohol_test, employer_inquiry, medical_setting, motor_vehicle_record,
    random_draw, random_selection,
};
use haul_types::Permission::*;

pub const TABLES: &[Table] = &[
    Table::of::<compliance_item::Entity>(
        &[DriversRead, TrucksRead, TrailersRead, MotorCarriersRead],
        "Papers of drivers, trucks, trailers and carriers, those that were renewed included.",
    ),
    Table::of::<compliance_item_version::Entity>(
        &[DriversRead, TrucksRead, TrailersRead, MotorCarriersRead],
        "What papers said before they were corrected, archived or restored.",
    ),
    Table::of::<compliance_setting::Entity>(
        &[DriversRead, TrucksRead, TrailersRead, MotorCarriersRead],
        "What the company asks for beyond the law, and when it is reminded.",
    ),
    Table::of::<medical_setting::Entity>(
        &[DriversRead],
        "What the company adds to FMCSA's notices about medical certificates.",
    ),
    Table::without::<document_request::Entity>(
        &["token_hash", "sealed_token"],
        &[DriversRead],
        "Documents that drivers were asked for.",
    ),
    Table::without::<document_submission::Entity>(
        &["key"],
        &[DriversRead],
        "Documents that drivers sent, and who reviewed them.",
    ),
    Table::of::<drug_alcohol_test::Entity>(&[DrugAlcoholRead], "Drug and alcohol tests of drivers."),
    Table::of::<clearinghouse_query::Entity>(&[DrugAlcoholRead], "Queries of the Drug & Alcohol Clearinghouse."),
    Table::of::<employer_inquiry::Entity>(
        &[EmployerInquiriesRead],
        "What previous employers of drivers were asked and answered.",
    ),
    Table::of::<motor_vehicle_record::Entity>(&[DriversRead], "Motor vehicle records of drivers, and their reviews."),
    Table::of::<random_draw::Entity>(&[DrugAlcoholRead], "Random draws; their seeds stay sealed."),
    Table::of::<random_selection::Entity>(&[DrugAlcoholRead], "Drivers whom random draws selected."),
    Table::of::<driver_identity::Entity>(&[DriverIdentityRead], "Last digits of drivers' SSNs; the rest is sealed."),
    Table::left_out("paper_watch", "which expiring papers were noticed, so that none is noticed twice"),
];
