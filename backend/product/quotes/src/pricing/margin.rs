//! A trip's cost to the carrier and the margin of a price. Pure.
//!
//! The model, per trip, over all miles (loaded and empty):
//!
//! ```text
//! fuel         all miles ÷ miles per gallon × price of diesel
//! driver       all miles × rate
//! maintenance  all miles × rate
//! tolls        as looked up for the trip, else all miles × rate
//! fixed        days × cost of a day;  days = all miles ÷ miles per day, rounded up to a tenth, at least one
//! ```
//!
//! These are the marginal costs in the American Transportation Research Institute's report on the cost of trucking
//! (vehicle-based, driver-based, by mile), except that the cost of a parked truck is taken by the day instead of the
//! mile.

use haul_types::{MAX_CENTS, Miles, Quantity, Rate, amount_cents, percent, rounded_quotient};

/// The cost of running a truck.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Costs {
    /// Dollars per gallon.
    pub diesel_price: Rate,
    pub miles_per_gallon: Quantity,
    pub driver_rate: Rate,
    pub fixed_per_day_cents: i64,
    pub maintenance_rate: Rate,
    pub tolls_rate: Rate,
    pub miles_per_day: Miles,
    /// Percent of the total.
    pub margin_floor: Rate,
}

/// The trip to drive.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Trip {
    pub loaded: Miles,
    pub empty: Miles,
    /// The looked-up tolls, if known.
    pub tolls_cents: Option<i64>,
}

impl Trip {
    pub fn miles(self) -> Miles {
        Miles::from_tenths(self.loaded.value() + self.empty.value())
    }
}

/// A trip's cost, part by part.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Cost {
    pub fuel_cents: i64,
    pub driver_cents: i64,
    pub maintenance_cents: i64,
    pub tolls_cents: i64,
    pub fixed_cents: i64,
    pub days_tenths: i64,
}

impl Cost {
    pub fn total_cents(self) -> i64 {
        self.fuel_cents + self.driver_cents + self.maintenance_cents + self.tolls_cents + self.fixed_cents
    }
}

/// The cost of a trip; none without miles.
pub fn cost(costs: &Costs, trip: Trip) -> Option<Cost> {
    let tenths = trip.miles().value();
    if tenths <= 0 || costs.miles_per_gallon.value() <= 0 || costs.miles_per_day.value() <= 0 {
        return None;
    }
    let quantity = Quantity::from_thousandths(tenths * 100);
    // Tenths of a mile × 1e-4 dollars ÷ thousandths of a mile per gallon are cents: 0.1 × 1e-4 × 100 ÷ 1e-3 = 1.
    let gallons = i128::from(tenths) * i128::from(costs.diesel_price.value());
    let days_tenths = ceiling(tenths * 10, costs.miles_per_day.value()).max(10);
    Some(Cost {
        fuel_cents: part(rounded_quotient(gallons, i128::from(costs.miles_per_gallon.value()))),
        driver_cents: part(amount_cents(quantity, costs.driver_rate)),
        maintenance_cents: part(amount_cents(quantity, costs.maintenance_rate)),
        tolls_cents: part(trip.tolls_cents.unwrap_or_else(|| amount_cents(quantity, costs.tolls_rate))),
        fixed_cents: part(rounded_quotient(i128::from(days_tenths) * i128::from(costs.fixed_per_day_cents), 10)),
        days_tenths,
    })
}

/// A fifth of the largest amount, so that the sum of the five parts stays in range.
fn part(cents: i64) -> i64 {
    cents.clamp(-MAX_CENTS / 5, MAX_CENTS / 5)
}

/// The margin of a price.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Margin {
    pub cents: i64,
    /// Of the total, with one place; none if the total is zero.
    pub percent: Option<String>,
    pub is_below_floor: bool,
    /// The lowest total that meets the floor.
    pub total_at_floor_cents: i64,
}

pub fn margin(total_cents: i64, cost_cents: i64, floor: Rate) -> Margin {
    let cents = (total_cents - cost_cents).clamp(-MAX_CENTS, MAX_CENTS);
    // A percentage with four places is a share in millionths.
    let is_below_floor = i128::from(cents) * 1_000_000 < i128::from(floor.value()) * i128::from(total_cents);
    let kept = 1_000_000 - floor.value();
    let total_at_floor_cents =
        if kept > 0 { ceiling_wide(i128::from(cost_cents) * 1_000_000, i128::from(kept)) } else { 0 };
    Margin { cents, percent: percent(cents, total_cents), is_below_floor, total_at_floor_cents }
}

fn ceiling(dividend: i64, divisor: i64) -> i64 {
    ceiling_wide(i128::from(dividend), i128::from(divisor))
}

/// For non-negative numbers.
fn ceiling_wide(dividend: i128, divisor: i128) -> i64 {
    i64::try_from((dividend + divisor - 1) / divisor).unwrap_or(i64::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn costs() -> Costs {
        let rate = |text: &str| Rate::parse(text).unwrap();
        Costs {
            diesel_price: rate("3.90"),
            miles_per_gallon: Quantity::parse("6.5").unwrap(),
            driver_rate: rate("0.62"),
            fixed_per_day_cents: 21_000,
            maintenance_rate: rate("0.20"),
            tolls_rate: rate("0.04"),
            miles_per_day: Miles::parse("520").unwrap(),
            margin_floor: rate("12.5"),
        }
    }

    fn trip(loaded: &str, empty: &str, tolls_cents: Option<i64>) -> Trip {
        Trip { loaded: Miles::parse(loaded).unwrap(), empty: Miles::parse(empty).unwrap(), tolls_cents }
    }

    #[test]
    fn cost_is_the_sum_of_its_parts() {
        for (trip, expected) in [
            // 1000 miles: 153.846 gallons, 1.93 → 2.0 days.
            (
                trip("967.5", "32.5", None),
                Cost {
                    fuel_cents: 60_000,
                    driver_cents: 62_000,
                    maintenance_cents: 20_000,
                    tolls_cents: 4_000,
                    fixed_cents: 42_000,
                    days_tenths: 20,
                },
            ),
            // A short trip still costs one truck day.
            (
                trip("52", "0", Some(1_250)),
                Cost {
                    fuel_cents: 3_120,
                    driver_cents: 3_224,
                    maintenance_cents: 1_040,
                    tolls_cents: 1_250,
                    fixed_cents: 21_000,
                    days_tenths: 10,
                },
            ),
            // 0.1 mile: every part is rounded separately.
            (
                trip("0.1", "0", None),
                Cost {
                    fuel_cents: 6,
                    driver_cents: 6,
                    maintenance_cents: 2,
                    tolls_cents: 0,
                    fixed_cents: 21_000,
                    days_tenths: 10,
                },
            ),
        ] {
            assert_eq!(cost(&costs(), trip), Some(expected), "{trip:?}");
        }
        assert_eq!(cost(&costs(), trip("0", "0", None)), None);
    }

    #[test]
    fn margin_is_measured_against_the_floor() {
        let floor = Rate::parse("12.5").unwrap();
        for (total, cost, cents, percent, is_below_floor) in [
            (280_890, 188_000, 92_890, Some("33.1"), false),
            // 188 000 ÷ 0.875 = 214 857.14: the cent above keeps the floor.
            (214_858, 188_000, 26_858, Some("12.5"), false),
            (214_857, 188_000, 26_857, Some("12.5"), true),
            (150_000, 188_000, -38_000, Some("-25.3"), true),
            (0, 188_000, -188_000, None, true),
        ] {
            let expected =
                Margin { cents, percent: percent.map(str::to_owned), is_below_floor, total_at_floor_cents: 214_858 };
            assert_eq!(margin(total, cost, floor), expected, "{total}");
        }
    }
}
