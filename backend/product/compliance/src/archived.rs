//! The tables of this area in an archive of the company.

use haul_api::tables::Table;
use haul_entity::compliance::{
    compliance_item, compliance_item_version, compliance_setting, document_request, document_submission,
};
use haul_types::Permission::*;

pub const TABLES: &[Table] = &[
    Table::of::<compliance_item::Entity>(
        &[DriversRead, TrucksRead, TrailersRead, MotorCarriersRead],
        "Papers of drivers, trucks, trailers and carriers, those that were renewed included.",
    ),
    Table::of::<compliance_item_version::Entity>(
        &[DriversRead, TrucksRead, TrailersRead],
        "What papers said before they were corrected, archived or restored.",
    ),
    Table::of::<compliance_setting::Entity>(
        &[DriversRead, TrucksRead, TrailersRead],
        "What the company asks for beyond the law, and when it is reminded.",
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
    Table::left_out("paper_watch", "which expiring papers were noticed, so that none is noticed twice"),
];
