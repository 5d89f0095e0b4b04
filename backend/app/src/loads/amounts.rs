//! What charges come to. The server computes every amount, half away from zero, charge by charge.

use crate::{
    entity::charge,
    types::{ChargeBasis, ChargeCode, ChargeStatus, Quantity, Rate, amount_cents, percent_of_cents},
};

/// The amount of each charge, in their order. Percent is of the line haul that is not itself a percentage.
pub fn price(charges: &[charge::Model]) -> Vec<i64> {
    let flat = |row: &charge::Model| amount_cents(quantity(row), rate(row));
    let line_haul: i64 = charges
        .iter()
        .filter(|row| row.code == ChargeCode::LineHaul && row.basis != ChargeBasis::Percent)
        .filter(|row| row.status != ChargeStatus::Denied)
        .map(flat)
        .sum();
    let amount = |row: &charge::Model| match row.basis {
        ChargeBasis::Percent => percent_of_cents(line_haul, quantity(row), rate(row)),
        ChargeBasis::Flat | ChargeBasis::PerMile | ChargeBasis::PerHour | ChargeBasis::PerHundredweight => flat(row),
    };
    charges.iter().map(amount).collect()
}

/// What the customer owes: every charge that is not denied.
pub fn total_cents(charges: &[charge::Model]) -> i64 {
    charges.iter().filter(|row| row.status != ChargeStatus::Denied).map(|row| row.amount_cents).sum()
}

fn quantity(row: &charge::Model) -> Quantity {
    Quantity::from_thousandths(row.quantity_thousandths)
}

fn rate(row: &charge::Model) -> Rate {
    Rate::from_ten_thousandths(row.rate_ten_thousandths)
}

#[cfg(test)]
mod tests {
    use uuid::Uuid;

    use super::*;

    fn charge(code: ChargeCode, basis: ChargeBasis, quantity: &str, rate: &str, status: ChargeStatus) -> charge::Model {
        charge::Model {
            id: Uuid::nil(),
            company_id: Uuid::nil(),
            load_id: Uuid::nil(),
            sequence: 1,
            code,
            description: None,
            basis,
            quantity_thousandths: Quantity::parse(quantity).unwrap().value(),
            rate_ten_thousandths: Rate::parse(rate).unwrap().value(),
            amount_cents: 0,
            status,
            version: 1,
            created_at: Default::default(),
            updated_at: Default::default(),
        }
    }

    #[test]
    fn percent_is_of_the_line_haul_alone() {
        use ChargeBasis::{Flat, PerHour, PerMile, Percent};
        use ChargeStatus::{Denied, Pending};
        let charges = [
            charge(ChargeCode::LineHaul, PerMile, "812.5", "2.4500", Pending),
            charge(ChargeCode::Fuel, Percent, "1", "18.5", Pending),
            charge(ChargeCode::Detention, PerHour, "2.25", "50", Pending),
            charge(ChargeCode::Lumper, Flat, "1", "175", Denied),
            charge(ChargeCode::LineHaul, Flat, "1", "1000", Denied),
        ];
        let amounts = price(&charges);
        assert_eq!(amounts, [199_063, 36_827, 11_250, 17_500, 100_000]);
        let priced: Vec<_> =
            charges.into_iter().zip(amounts).map(|(row, amount_cents)| charge::Model { amount_cents, ..row }).collect();
        assert_eq!(total_cents(&priced), 199_063 + 36_827 + 11_250);
    }
}
