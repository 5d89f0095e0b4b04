//! Where a test stands.

use haul_entity::compliance::drug_alcohol_test::Model;
use haul_types::DrugAlcoholTestState;

/// How far a test is.
pub(crate) fn state_of(row: &Model) -> DrugAlcoholTestState {
    match (row.result, row.collected_on) {
        (Some(_), _) => DrugAlcoholTestState::Result,
        (None, Some(_)) => DrugAlcoholTestState::Collected,
        (None, None) => DrugAlcoholTestState::Ordered,
    }
}
