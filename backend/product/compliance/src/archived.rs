//! The tables of this area in an archive of the company.

use haul_api::tables::Table;
use haul_entity::compliance::{
    clearinghouse_query, compliance_item, driver_identity, drug_alcohol_test, random_draw, random_selection,
};
use haul_types::Permission::*;

pub const TABLES: &[Table] = &[
    Table::of::<compliance_item::Entity>(
        &[DriversRead, TrucksRead, TrailersRead],
        "Papers of drivers, trucks and trailers, those that were renewed included.",
    ),
    Table::of::<drug_alcohol_test::Entity>(&[DrugAlcoholRead], "Drug and alcohol tests of drivers."),
    Table::of::<clearinghouse_query::Entity>(&[DrugAlcoholRead], "Queries of the Drug & Alcohol Clearinghouse."),
    Table::of::<random_draw::Entity>(&[DrugAlcoholRead], "Random draws; their seeds stay sealed."),
    Table::of::<random_selection::Entity>(&[DrugAlcoholRead], "Drivers whom random draws selected."),
    Table::of::<driver_identity::Entity>(&[DriverIdentityRead], "Last digits of drivers' SSNs; the rest is sealed."),
    Table::left_out("paper_watch", "which expiring papers were noticed, so that none is noticed twice"),
];
