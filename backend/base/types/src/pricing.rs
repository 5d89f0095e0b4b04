//! Prices charges. The server computes every amount, rounded half away from zero, charge by charge.

use crate::{ChargeBasis, ChargeCode, MAX_CENTS, Quantity, Rate, amount_cents, percent_of_cents};

/// The parts of a charge that determine its amount.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ChargeLine {
    pub code: ChargeCode,
    pub basis: ChargeBasis,
    pub quantity: Quantity,
    pub rate: Rate,
    /// Counts toward the line haul that percentages refer to.
    pub is_owed: bool,
}

impl ChargeLine {
    fn flat_cents(&self) -> i64 {
        amount_cents(self.quantity, self.rate)
    }
}

/// Priced charges.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Priced {
    /// In the order of the charges.
    pub amounts: Vec<i64>,
    /// Total of the owed charges.
    pub total_cents: i64,
}

/// An amount, or the total including it, is above [`MAX_CENTS`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("Charges can total at most $100,000,000.")]
pub struct TooMuch {
    /// Index of the charge, from 0.
    pub index: usize,
}

/// Prices charges. A percentage refers to the line haul that is not itself a percentage.
pub fn price_charges(charges: &[ChargeLine]) -> Result<Priced, TooMuch> {
    let line_haul = charges
        .iter()
        .filter(|charge| charge.is_owed && charge.code == ChargeCode::LineHaul && charge.basis != ChargeBasis::Percent)
        .fold(0_i64, |sum, charge| sum.saturating_add(charge.flat_cents()));
    let mut priced = Priced { amounts: Vec::with_capacity(charges.len()), total_cents: 0 };
    for (index, charge) in charges.iter().enumerate() {
        let amount = match charge.basis {
            ChargeBasis::Percent => percent_of_cents(line_haul, charge.quantity, charge.rate),
            ChargeBasis::Flat | ChargeBasis::PerMile | ChargeBasis::PerHour | ChargeBasis::PerHundredweight => {
                charge.flat_cents()
            }
        };
        let total = priced.total_cents.saturating_add(if charge.is_owed { amount } else { 0 });
        if [amount, total].iter().any(|cents| !(-MAX_CENTS..=MAX_CENTS).contains(cents)) {
            return Err(TooMuch { index });
        }
        priced.amounts.push(amount);
        priced.total_cents = total;
    }
    Ok(priced)
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
        let priced = price_charges(&charges).unwrap();
        assert_eq!(priced.amounts, [199_063, 36_827, 11_250, 100_000]);
        assert_eq!(priced.total_cents, 199_063 + 36_827 + 11_250);
    }

    /// Any charges that parse: the sum is exact, or it is refused.
    #[test]
    fn no_sum_overflows() {
        use proptest::prelude::*;
        let edges = prop_oneof![Just(0_i64), Just(1), Just(9_999_999), Just(10_000_000)];
        let number = prop_oneof![edges, 0..=10_000_000_i64];
        let line = (number.clone(), number, any::<bool>(), any::<bool>(), 0..3_usize);
        proptest!(|(lines in proptest::collection::vec(line, 0..40))| {
            let lines: Vec<_> = lines.into_iter().map(|(quantity, rate, is_negative, is_owed, kind)| ChargeLine {
                code: [ChargeCode::LineHaul, ChargeCode::Fuel, ChargeCode::Lumper][kind],
                basis: [ChargeBasis::Flat, ChargeBasis::Percent, ChargeBasis::PerMile][kind],
                quantity: Quantity::parse(&quantity.to_string()).unwrap(),
                rate: Rate::parse(&if is_negative { -rate } else { rate }.to_string()).unwrap(),
                is_owed,
            }).collect();
            match price_charges(&lines) {
                Ok(priced) => {
                    let owed = priced.amounts.iter().zip(&lines).filter(|(_, line)| line.is_owed);
                    let exact: i128 = owed.map(|(cents, _)| i128::from(*cents)).sum();
                    prop_assert_eq!(i128::from(priced.total_cents), exact);
                    prop_assert!(priced.amounts.iter().all(|cents| cents.abs() <= MAX_CENTS));
                    prop_assert!(priced.total_cents.abs() <= MAX_CENTS);
                }
                Err(TooMuch { index }) => prop_assert!(index < lines.len()),
            }
        });
    }
}
