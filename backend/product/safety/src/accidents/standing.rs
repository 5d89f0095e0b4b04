//! What follows from an accident's facts. Pure.

use haul_entity::safety::accident::Model;

/// The driver has to be tested for drugs and alcohol (49 CFR 382.303): after a death in any case, otherwise if the driver
/// was cited.
pub fn needs_test(row: &Model) -> bool {
    row.fatality_count > 0 || (row.is_cited && (row.injury_count > 0 || row.is_towed))
}

#[cfg(test)]
mod tests {
    use haul_types::{Preventability, Timestamp};
    use uuid::Uuid;

    use super::*;

    fn accident(fatality_count: i32, injury_count: i32, is_towed: bool, is_cited: bool) -> Model {
        let at: Timestamp = "2026-11-20T12:00:00Z".parse().unwrap();
        Model {
            id: Uuid::nil(),
            company_id: Uuid::nil(),
            local_time: None,
            happened_on: "2026-11-19".parse().unwrap(),
            city: "Joliet".to_owned(),
            city_folded: "joliet".to_owned(),
            state: "IL".to_owned(),
            driver_id: None,
            truck_id: None,
            trailer_id: None,
            fatality_count,
            injury_count,
            is_towed,
            is_hazmat_released: false,
            is_cited,
            preventability: Preventability::Undetermined,
            report_number: None,
            description: None,
            archived_at: None,
            version: 1,
            created_at: at,
            updated_at: at,
        }
    }

    #[test]
    fn register_and_tests_follow_from_the_facts() {
        for (row, recordable, tested) in [
            (accident(0, 0, false, false), false, false),
            (accident(0, 0, false, true), false, false),
            (accident(0, 0, true, false), true, false),
            (accident(0, 0, true, true), true, true),
            (accident(0, 2, false, false), true, false),
            (accident(0, 2, false, true), true, true),
            (accident(1, 0, false, false), true, true),
        ] {
            assert_eq!((row.is_recordable(), needs_test(&row)), (recordable, tested), "{row:?}");
        }
    }
}
