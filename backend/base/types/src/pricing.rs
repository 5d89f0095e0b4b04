//! What charges come to. The server computes every amount, half away from zero, charge by charge.

use crate::{ChargeBasis, ChargeCode, Quantity, Rate, amount_cents, percent_of_cents};

/// A charge as far as its amount goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ChargeLine {
    pub code: ChargeCode,
    pub basis: ChargeBasis,
    pub quantity: Quantity,
    pub rate: Rate,
    /// Counts towards the line haul of which others are a percentage.
    pub is_owed: bool,
}

impl ChargeLine {
    fn flat_cents(&self) -> i64 {
        amount_cents(self.quantity, self.rate)
    }
}

/// The amount of each charge, in their order. Percent is of the line haul that is not itself a percentage.
pub fn price_charges(charges: &[ChargeLine]) -> Vec<i64> {
    let line_haul: i64 = charges
        .iter()
        .filter(|charge| charge.is_owed && charge.code == ChargeCode::LineHaul && charge.basis != ChargeBasis::Percent)
        .map(ChargeLine::flat_cents)
        .sum();
    let amount = |charge: &ChargeLine| match charge.basis {
        ChargeBasis::Percent => percent_of_cents(line_haul, charge.quantity, charge.rate),
        ChargeBasis::Flat | ChargeBasis::PerMile | ChargeBasis::PerHour | ChargeBasis::PerHundredweight => {
            charge.flat_cents()
        }
    };
    charges.iter().map(amount).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn price_takes_percent_of_the_owed_line_haul() {
        use ChargeBasis::{Flat, PerHour, PerMile, Percent};
        use ChargeCode::{Detention, Fuel, LineHaul};
        let charge = |code, basis, quantity: &str, rate: &str, is_owed| ChargeLine {
            code,
            basis,
            quantity: Quantity::parse(quantity).unwrap(),
            rate: Rate::parse(rate).unwrap(),
            is_owed,
        };
        let charges = [
            charge(LineHaul, PerMile, "812.5", "2.4500", true),
            charge(Fuel, Percent, "1", "18.5", true),
            charge(Detention, PerHour, "2.25", "50", true),
            charge(LineHaul, Flat, "1", "1000", false),
        ];
        assert_eq!(price_charges(&charges), [199_063, 36_827, 11_250, 100_000]);
    }
}
