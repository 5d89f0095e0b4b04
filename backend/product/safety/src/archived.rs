//! The tables of this area in an archive of the company.

use haul_api::tables::Table;
use haul_entity::safety::{accident, basic_measure, claim, data_q_challenge, roadside_inspection};
use haul_types::Permission::*;

pub const TABLES: &[Table] = &[
    Table::of::<accident::Entity>(&[AccidentsRead], "The accident register."),
    Table::of::<roadside_inspection::Entity>(&[RoadsideInspectionsRead], "Roadside inspections with their violations."),
    Table::of::<data_q_challenge::Entity>(
        &[DataQChallengesRead],
        "Challenges of inspections and accidents in FMCSA's DataQs.",
    ),
    Table::of::<claim::Entity>(&[ClaimsRead], "Claims with their amounts and deadlines."),
    Table::of::<basic_measure::Entity>(&[BasicMeasuresRead], "Carriers' BASIC percentiles by month."),
];
