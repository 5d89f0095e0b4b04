//! Quantities, rates and miles: exact decimals with a fixed number of places.

use std::fmt;

use rust_decimal::{Decimal, prelude::ToPrimitive};

/// The largest amount, $100 million: more than any carrier bills at once, and small enough that no sum overflows.
pub const MAX_CENTS: i64 = 10_000_000_000;

/// The limit for both factors of a product, so that no amount overflows.
const LIMIT: i64 = 10_000_000;

#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("Enter a number with at most {0} decimal places.")]
pub struct InvalidDecimal(u32);

fn parse_scaled(text: &str, places: u32) -> Result<i64, InvalidDecimal> {
    let invalid = InvalidDecimal(places);
    let value = Decimal::from_str_exact(text.trim()).map_err(|_| invalid)?.normalize();
    if value.scale() > places || value.abs() > Decimal::from(LIMIT) {
        return Err(invalid);
    }
    value.checked_mul(Decimal::from(10_i64.pow(places))).and_then(|scaled| scaled.to_i64()).ok_or(invalid)
}

macro_rules! decimal {
    ($(#[$meta:meta])* $name:ident, $places:literal, $unit:ident, $least:expr) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
        pub struct $name(i64);

        impl $name {
            /// Parses a decimal in wire format.
            pub fn parse(text: &str) -> Result<Self, InvalidDecimal> {
                let value = parse_scaled(text, $places)?;
                if value < $least { Err(InvalidDecimal($places)) } else { Ok(Self(value)) }
            }

            /// From the stored integer.
            pub const fn $unit(value: i64) -> Self {
                Self(value)
            }

            /// The stored integer.
            pub fn value(self) -> i64 {
                self.0
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "{}", Decimal::new(self.0, $places))
            }
        }
    };
}

decimal! {
    /// The charged quantity: miles, hours, hundredweight or 1, with 3 places.
    Quantity, 3, from_thousandths, 0
}

decimal! {
    /// Dollars per unit, or percent, with 4 places. A discount is negative.
    Rate, 4, from_ten_thousandths, i64::MIN
}

decimal! {
    /// A distance with 1 place.
    Miles, 1, from_tenths, 0
}

/// Quantity × rate in cents, rounded half away from zero.
pub fn amount_cents(quantity: Quantity, rate: Rate) -> i64 {
    // Thousandths × ten-thousandths of a dollar are 1e-7 dollars, 1e-5 cents.
    rounded_quotient(i128::from(quantity.0) * i128::from(rate.0), 100_000)
}

/// `percent` of an amount, times the quantity, in cents, rounded half away from zero.
pub fn percent_of_cents(base_cents: i64, quantity: Quantity, percent: Rate) -> i64 {
    let product = i128::from(base_cents) * i128::from(quantity.0) * i128::from(percent.0);
    rounded_quotient(product, 1_000 * 10_000 * 100)
}

/// Hundredths of a percent of an amount, in cents, rounded half away from zero.
pub fn basis_points_of_cents(base_cents: i64, basis_points: i32) -> i64 {
    rounded_quotient(i128::from(base_cents) * i128::from(basis_points), 10_000)
}

/// Hundredths of a percent as people write percent: 200 is `2`, 150 is `1.5`.
pub fn percent_words(basis_points: i32) -> String {
    Decimal::new(basis_points.into(), 2).normalize().to_string()
}

/// Cents per mile as dollars with 4 places, such as `2.4500`; none without miles.
pub fn rate_per_mile(cents: i64, miles: Miles) -> Option<String> {
    if miles.0 <= 0 {
        return None;
    }
    // Cents ÷ (tenths ÷ 10) in ten-thousandths of a dollar: × 100 × 10.
    let rate = rounded_quotient(i128::from(cents) * 1_000, i128::from(miles.0));
    Some(Rate(rate).to_string())
}

/// A share in percent with one place, such as `16.7`; none if the whole is zero.
pub fn percent(part: i64, whole: i64) -> Option<String> {
    if whole <= 0 {
        return None;
    }
    let tenths = rounded_quotient(i128::from(part) * 1_000, i128::from(whole));
    Some(Decimal::new(tenths, 1).to_string())
}

/// How many there were per million miles, with 2 places; none without miles.
pub fn per_million_miles(count: i64, miles: Miles) -> Option<String> {
    if miles.0 <= 0 {
        return None;
    }
    // Miles are in tenths, the quotient in hundredths.
    let hundredths = rounded_quotient(i128::from(count) * 1_000_000_000, i128::from(miles.0));
    Some(Decimal::new(hundredths, 2).to_string())
}

/// The quotient as a whole number, rounded half away from zero; the divisor is positive.
pub fn rounded_quotient(dividend: i128, divisor: i128) -> i64 {
    let half = divisor / 2;
    let away = if dividend < 0 { dividend - half } else { dividend + half };
    i64::try_from(away / divisor).unwrap_or(if dividend < 0 { i64::MIN } else { i64::MAX })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn amounts_round_half_away_from_zero() {
        for (quantity, rate, cents) in [
            ("1", "2400", 240_000),
            ("812.5", "2.4500", 199_063), // 1990.625
            ("1", "0.0050", 1),
            ("1", "0.0049", 0),
            ("1", "-0.0050", -1),
            ("3", "-33.3350", -10_001), // -100.005
            ("0.333", "0.1000", 3),
            ("10000000", "10000000", 10_000_000_000_000_000),
        ] {
            let amount = amount_cents(Quantity::parse(quantity).unwrap(), Rate::parse(rate).unwrap());
            assert_eq!(amount, cents, "{quantity} × {rate}");
        }
    }

    #[test]
    fn basis_points_round_as_percent_does() {
        for (base, basis_points, cents) in [
            (280_890, 200, 5_618), // 5617.8
            (25, 200, 1),          // 0.5
            (75, 200, 2),          // 1.5
            (125, 200, 3),         // 2.5
            (124, 200, 2),         // 2.48
            (0, 200, 0),
            (MAX_CENTS, 1_000, 1_000_000_000),
        ] {
            assert_eq!(basis_points_of_cents(base, basis_points), cents, "{basis_points} of {base}");
        }
    }

    #[test]
    fn basis_points_are_written_as_percent() {
        for (basis_points, words) in [(200, "2"), (150, "1.5"), (25, "0.25"), (1_000, "10"), (0, "0")] {
            assert_eq!(percent_words(basis_points), words);
        }
    }

    #[test]
    fn percent_is_of_the_base() {
        for (base, percent, cents) in
            [(240_000, "18.5", 44_400), (199_063, "12.3456", 24_576), (100, "0.5", 1), (-100, "0.5", -1)]
        {
            assert_eq!(percent_of_cents(base, Quantity::parse("1").unwrap(), Rate::parse(percent).unwrap()), cents);
        }
    }

    #[test]
    fn text_keeps_its_places() {
        assert_eq!(Quantity::parse("812.5").unwrap().to_string(), "812.500");
        assert_eq!(Rate::parse("2.45").unwrap().to_string(), "2.4500");
        assert_eq!(Miles::parse("812").unwrap().to_string(), "812.0");
        assert_eq!(rate_per_mile(240_000, Miles::parse("812").unwrap()).unwrap(), "2.9557");
        assert_eq!(rate_per_mile(240_000, Miles::default()), None);
        assert_eq!(percent(1, 6).unwrap(), "16.7");
    }

    #[test]
    fn parse_refuses_what_does_not_fit() {
        for text in ["", "x", "1.2345", "10000001", "1e3", "-1", "NaN"] {
            assert!(Quantity::parse(text).is_err(), "{text}");
        }
        assert!(Miles::parse("1.25").is_err());
        assert!(Rate::parse("-1.5").is_ok());
    }

    #[test]
    fn events_are_counted_per_million_miles() {
        for (count, tenths, expected) in
            [(0, 5_000_000, Some("0.00")), (1, 10_000_000, Some("1.00")), (2, 15_000_000, Some("1.33")), (1, 0, None)]
        {
            assert_eq!(
                per_million_miles(count, Miles::from_tenths(tenths)).as_deref(),
                expected,
                "{count} in {tenths}"
            );
        }
    }
}
