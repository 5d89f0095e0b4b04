//! The tables of this area in an archive of the company.

use haul_api::tables::Table;
use haul_entity::safety::{
    accident, basic_measure, claim, data_q_challenge, driver_event, legal_hold, purge_proposal, roadside_inspection,
};
use haul_types::Permission::*;

pub const TABLES: &[Table] = &[
    Table::of::<accident::Entity>(&[AccidentsRead], "The accident register."),
    Table::left_out("audit_binder", "which binders were ordered; a file is kept for a day"),
    Table::of::<roadside_inspection::Entity>(&[RoadsideInspectionsRead], "Roadside inspections with their violations."),
    Table::of::<legal_hold::Entity>(&[LegalHoldsRead], "Legal holds on drivers, trucks, trailers and carriers."),
    Table::of::<purge_proposal::Entity>(
        &[RetentionRead, DrugAlcoholRead],
        "Proposals to purge records, who decided on them, and what was deleted.",
    ),
    Table::of::<data_q_challenge::Entity>(
        &[DataQChallengesRead],
        "Challenges of inspections and accidents in FMCSA's DataQs.",
    ),
    Table::of::<driver_event::Entity>(
        &[DriverEventsRead],
        "Drivers' training, signed policies, coaching and incidents.",
    ),
    Table::of::<claim::Entity>(&[ClaimsRead], "Claims with their amounts and deadlines."),
    Table::of::<basic_measure::Entity>(&[BasicMeasuresRead], "Carriers' BASIC percentiles by month."),
];
