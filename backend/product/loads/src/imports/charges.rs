//! The charges of a row: line haul and fuel as flat amounts, and any others by code, basis, quantity and rate.

use haul_api::imports::{Cells, Complaints};
use haul_types::{ChargeBasis, ChargeCode};

use super::columns::CHARGES;
use crate::ChargeInput;

/// The charges, and the column that an error of each belongs to.
pub fn charges(cells: &Cells, complaints: &mut Complaints) -> (Vec<ChargeInput>, Vec<String>) {
    let mut charges = Vec::new();
    let mut columns = Vec::new();
    for (column, code) in [("line_haul", ChargeCode::LineHaul), ("fuel", ChargeCode::Fuel)] {
        let Some(rate) = cells.number(column, complaints) else { continue };
        let quantity = Some("1".to_owned());
        charges.push(ChargeInput { code, description: None, basis: ChargeBasis::Flat, quantity, rate });
        columns.push(column.to_owned());
    }
    for number in 1..=CHARGES {
        let key = format!("charge_{number}");
        if let Some(charge) = charge(cells, &key, complaints) {
            charges.push(charge);
            columns.push(format!("{key}_rate"));
        }
    }
    (charges, columns)
}

/// None for a row without this charge, or with an unreadable one.
fn charge(cells: &Cells, key: &str, complaints: &mut Complaints) -> Option<ChargeInput> {
    let column = |part: &str| format!("{key}_{part}");
    if !["code", "basis", "quantity", "rate"].iter().any(|part| cells.text(&column(part)).is_some()) {
        return None;
    }
    let code_of = |word: &str| ChargeCode::parse(&word.to_uppercase());
    let code = cells
        .needed(&column("code"), complaints)
        .and_then(|_| cells.word(&column("code"), code_of, "a charge such as lumper, detention or tarp", complaints));
    let bases = "flat, per mile, percent, per hour or per hundredweight";
    let basis = cells.word(&column("basis"), ChargeBasis::parse, bases, complaints);
    let quantity = cells.number(&column("quantity"), complaints);
    let rate = cells.needed(&column("rate"), complaints).and_then(|_| cells.number(&column("rate"), complaints));
    let basis = basis.unwrap_or(ChargeBasis::Flat);
    // Without a quantity a flat charge counts once, and one per mile follows the load's miles.
    let quantity = quantity.or((basis == ChargeBasis::Percent).then(|| "1".to_owned()));
    Some(ChargeInput { code: code?, description: None, basis, quantity, rate: rate? })
}
