//! What this area registers.

use haul_api::{
    area::{Area, Operations, Record},
    authz::Access::Permission as Needs,
};
use haul_types::Permission::*;

pub const AREA: Area = Area {
    operations: &[
        Operations::of::<crate::accidents::AccidentsApi>(),
        Operations::of::<crate::inspections::RoadsideInspectionsApi>(),
        Operations::of::<crate::challenges::DataQChallengesApi>(),
        Operations::of::<crate::claims::ClaimsApi>(),
        Operations::of::<crate::basics::BasicMeasuresApi>(),
    ],
    exports: &[crate::accidents::EXPORT, crate::inspections::EXPORT, crate::challenges::EXPORT, crate::claims::EXPORT],
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
        ("list_data_q_challenges", Needs(DataQChallengesRead)),
        ("read_data_q_challenge", Needs(DataQChallengesRead)),
        ("list_data_q_challenge_history", Needs(DataQChallengesRead)),
        ("create_data_q_challenge", Needs(DataQChallengesWrite)),
        ("update_data_q_challenge", Needs(DataQChallengesWrite)),
        ("archive_data_q_challenge", Needs(DataQChallengesWrite)),
        ("restore_data_q_challenge", Needs(DataQChallengesWrite)),
        ("list_claims", Needs(ClaimsRead)),
        ("read_claim", Needs(ClaimsRead)),
        ("list_claim_history", Needs(ClaimsRead)),
        ("create_claim", Needs(ClaimsWrite)),
        ("update_claim", Needs(ClaimsWrite)),
        ("archive_claim", Needs(ClaimsWrite)),
        ("restore_claim", Needs(ClaimsWrite)),
        ("list_basic_measures", Needs(BasicMeasuresRead)),
        ("read_basic_measure", Needs(BasicMeasuresRead)),
        ("list_basic_measure_history", Needs(BasicMeasuresRead)),
        ("create_basic_measure", Needs(BasicMeasuresWrite)),
        ("update_basic_measure", Needs(BasicMeasuresWrite)),
        ("archive_basic_measure", Needs(BasicMeasuresWrite)),
        ("restore_basic_measure", Needs(BasicMeasuresWrite)),
    ],
    records: &[
        Record::of("accident", Needs(AccidentsRead)).shown_as::<crate::accidents::Accident>(),
        Record::of("roadside_inspection", Needs(RoadsideInspectionsRead))
            .shown_as::<crate::inspections::RoadsideInspection>(),
        Record::of("data_q_challenge", Needs(DataQChallengesRead)).shown_as::<crate::challenges::DataQChallenge>(),
        Record::of("claim", Needs(ClaimsRead)).shown_as::<crate::claims::Claim>(),
        Record::of("basic_measure", Needs(BasicMeasuresRead)).shown_as::<crate::basics::BasicMeasure>(),
    ],
    tables: crate::archived::TABLES,
    ..Area::new("safety")
};
