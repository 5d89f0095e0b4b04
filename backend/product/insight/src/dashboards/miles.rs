//! Revenue per mile, over loads with known miles only: one rule for every page. Pure.

use haul_entity::loads::load;
use haul_types::{Miles, rate_per_mile};

/// Revenue and miles of delivered loads. A load without miles adds neither, so it does not distort the rate.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Measured {
    /// Loads with known loaded miles.
    pub loaded_count: u64,
    pub loaded_cents: i64,
    pub loaded_tenths: i64,
    /// Loads with known loaded and empty miles; blank empty miles don't count as zero.
    pub all_count: u64,
    pub all_cents: i64,
    pub all_tenths: i64,
    /// Of those loads.
    pub empty_tenths: i64,
}

impl Measured {
    pub fn add(&mut self, load: &load::Model) {
        self.count(load.total_cents, load.loaded_miles_tenths, load.empty_miles_tenths);
    }

    fn count(&mut self, cents: i64, loaded_tenths: Option<i64>, empty_tenths: Option<i64>) {
        let Some(loaded) = loaded_tenths else { return };
        self.loaded_count += 1;
        self.loaded_cents += cents;
        self.loaded_tenths += loaded;
        let Some(empty) = empty_tenths else { return };
        self.all_count += 1;
        self.all_cents += cents;
        self.all_tenths += loaded + empty;
        self.empty_tenths += empty;
    }

    pub fn rate_loaded(&self) -> Option<String> {
        rate_per_mile(self.loaded_cents, Miles::from_tenths(self.loaded_tenths))
    }

    pub fn rate_all(&self) -> Option<String> {
        rate_per_mile(self.all_cents, Miles::from_tenths(self.all_tenths))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Dollars, loaded miles and empty miles of each load, and the resulting loaded and total rates. Calculated by hand
    /// with the trade's formulas: revenue ÷ loaded miles, revenue ÷ (loaded + empty miles).
    #[test]
    fn rates_are_of_loads_with_miles_alone() {
        type Load = (i64, Option<i64>, Option<i64>);
        let cases: [(&[Load], Option<&str>, Option<&str>); 4] = [
            // Two loads of $2,500, one without miles: $2.50 a mile, not $5.00.
            (&[(2_500, Some(1_000), None), (2_500, None, None)], Some("2.5000"), None),
            // A load of $10,000 without miles changes nothing.
            (&[(3_120, Some(1_000), Some(0)), (10_000, None, Some(80))], Some("3.1200"), Some("3.1200")),
            // Blank empty miles are unknown, not zero: the second load counts toward loaded only.
            (&[(1_000, Some(400), Some(100)), (2_000, Some(800), None)], Some("2.5000"), Some("2.0000")),
            (&[], None, None),
        ];
        for (loads, loaded, all) in cases {
            let mut measured = Measured::default();
            for (dollars, with, without) in loads {
                measured.count(dollars * 100, with.map(|miles| miles * 10), without.map(|miles| miles * 10));
            }
            assert_eq!((measured.rate_loaded().as_deref(), measured.rate_all().as_deref()), (loaded, all), "{loads:?}");
        }
    }
}
