//! The tables of this area in an archive of the company.

use haul_api::tables::Table;
use haul_entity::compliance::compliance_item;
use haul_types::Permission::*;

pub const TABLES: &[Table] = &[
    Table::of::<compliance_item::Entity>(
        &[DriversRead, TrucksRead, TrailersRead, MotorCarriersRead],
        "Papers of drivers, trucks, trailers and carriers, those that were renewed included.",
    ),
    Table::left_out("paper_watch", "which expiring papers were noticed, so that none is noticed twice"),
];
