//! Fuel surcharge: dollars per mile from the week's price of diesel. Pure.
//!
//! The price is the weekly retail on-highway diesel price that the U.S. Energy Information Administration publishes each
//! Monday for the country and its regions (eia.gov/petroleum/gasdiesel), which freight contracts name as their index.
//! The peg is the price covered by the line haul; at or below it nothing is added. With `d = price − peg`:
//!
//! ```text
//! miles per gallon   d ÷ mpg, rounded half away from zero to a hundredth of a cent
//! step               full steps in d × surcharge of a step
//! table              the surcharge of the last row whose price is not above the week's
//! ```
//!
//! Contracts that count partial steps, or that round to the cent, print a table: enter that.

use haul_types::{Quantity, Rate, rounded_quotient};

/// How a program calculates.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Method {
    MilesPerGallon(Quantity),
    Step {
        /// Dollars per gallon.
        step: Rate,
        /// Dollars per mile.
        rate: Rate,
    },
    /// Surcharge per mile from a price on; prices ascend.
    Table(Vec<(Rate, Rate)>),
}

/// Dollars per mile at a diesel price.
pub fn surcharge_per_mile(method: &Method, peg: Rate, price: Rate) -> Rate {
    let none = Rate::default();
    if let Method::Table(rows) = method {
        return rows.iter().rev().find(|(from, _)| *from <= price).map_or(none, |(_, rate)| *rate);
    }
    let above = price.value() - peg.value();
    if above <= 0 {
        return none;
    }
    match method {
        Method::MilesPerGallon(mpg) if mpg.value() > 0 => {
            let rate = rounded_quotient(i128::from(above) * 1_000, i128::from(mpg.value()));
            Rate::from_ten_thousandths(rate)
        }
        Method::Step { step, rate } if step.value() > 0 => {
            Rate::from_ten_thousandths((above / step.value()).saturating_mul(rate.value()))
        }
        Method::MilesPerGallon(_) | Method::Step { .. } | Method::Table(_) => none,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn surcharge_follows_the_price() {
        let rate = |text: &str| Rate::parse(text).unwrap();
        let mpg = Method::MilesPerGallon(Quantity::parse("6").unwrap());
        let step = Method::Step { step: rate("0.06"), rate: rate("0.01") };
        let table =
            Method::Table(vec![(rate("3"), rate("0.30")), (rate("3.25"), rate("0.345")), (rate("3.5"), rate("0.39"))]);
        for (method, peg, price, expected) in [
            (&mpg, "1.25", "3.887", "0.4395"),
            (&mpg, "1.20", "3.90", "0.4500"),
            (&mpg, "1.20", "1.20", "0.0000"),
            (&mpg, "1.20", "1.10", "0.0000"),
            (&step, "1.20", "1.2599", "0.0000"),
            (&step, "1.20", "1.26", "0.0100"),
            (&step, "1.20", "3.887", "0.4400"),
            (&table, "0", "2.999", "0.0000"),
            (&table, "0", "3", "0.3000"),
            (&table, "0", "3.499", "0.3450"),
            (&table, "0", "9", "0.3900"),
        ] {
            let surcharge = surcharge_per_mile(method, rate(peg), rate(price));
            assert_eq!(surcharge.to_string(), expected, "{method:?} {peg} {price}");
        }
    }
}
