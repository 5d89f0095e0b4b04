//! How late an amount is. Pure.

use haul_types::Date;

/// Amounts by the days since they were due, in cents.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Aged {
    pub current_cents: i64,
    pub days_1_to_30_cents: i64,
    pub days_31_to_60_cents: i64,
    pub days_61_to_90_cents: i64,
    pub over_90_days_cents: i64,
}

impl Aged {
    pub fn add(&mut self, due_on: Date, as_of: Date, cents: i64) {
        let bucket = match as_of.days_since(due_on) {
            ..=0 => &mut self.current_cents,
            1..=30 => &mut self.days_1_to_30_cents,
            31..=60 => &mut self.days_31_to_60_cents,
            61..=90 => &mut self.days_61_to_90_cents,
            _ => &mut self.over_90_days_cents,
        };
        *bucket = bucket.saturating_add(cents);
    }

    pub fn join(&mut self, other: Self) {
        for (mine, theirs) in [
            (&mut self.current_cents, other.current_cents),
            (&mut self.days_1_to_30_cents, other.days_1_to_30_cents),
            (&mut self.days_31_to_60_cents, other.days_31_to_60_cents),
            (&mut self.days_61_to_90_cents, other.days_61_to_90_cents),
            (&mut self.over_90_days_cents, other.over_90_days_cents),
        ] {
            *mine = mine.saturating_add(theirs);
        }
    }

    pub fn total(&self) -> i64 {
        let late = [self.days_1_to_30_cents, self.days_31_to_60_cents, self.days_61_to_90_cents];
        late.into_iter().chain([self.over_90_days_cents]).fold(self.current_cents, i64::saturating_add)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_amount_is_late_from_the_day_after_its_last() {
        let as_of = Date::new(2026, 11, 30).unwrap();
        let mut aged = Aged::default();
        for (cents, days) in [(1, 0), (10, 1), (10, 30), (100, 31), (100, 60), (1_000, 61), (1_000, 90), (10_000, 91)] {
            aged.add(as_of.minus_days(days), as_of, cents);
        }
        aged.add(as_of.plus_days(12), as_of, 1);
        let expected = Aged {
            current_cents: 2,
            days_1_to_30_cents: 20,
            days_31_to_60_cents: 200,
            days_61_to_90_cents: 2_000,
            over_90_days_cents: 10_000,
        };
        assert_eq!((aged, aged.total()), (expected, 12_222));
    }
}
