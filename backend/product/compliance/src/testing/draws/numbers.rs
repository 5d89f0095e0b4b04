//! How many drivers a draw selects. Pure.

use haul_types::{Date, RandomDrawCycle};

/// The least yearly rates, as FMCSA sets them (49 CFR 382.305(b); 50 % and 10 % since 2020).
pub const LEAST_DRUGS_PERCENT: i32 = 50;
pub const LEAST_ALCOHOL_PERCENT: i32 = 10;

/// A period of draws: its first and last day, and its place in the year.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Period {
    pub starts_on: Date,
    pub ends_on: Date,
    /// Periods of the year that are left, this one included.
    pub left: u32,
}

/// The period of a cycle that contains the day; none at the end of the calendar.
pub fn period_of(cycle: RandomDrawCycle, day: Date) -> Option<Period> {
    let months = cycle.months();
    let index = (day.month() - 1) / months;
    let starts_on = Date::new(day.year(), index * months + 1, 1)?;
    let ends_on = starts_on.plus_months(months).minus_days(1);
    Some(Period { starts_on, ends_on, left: 12 / months - index })
}

/// Drivers to draw: what is missing of the year's rate, spread over the periods that are left. Parts are rounded up, so
/// that the year never ends below its rate.
pub fn to_draw(pool: u64, percent: i32, drawn_this_year: u64, periods_left: u32) -> u64 {
    let percent = u64::try_from(percent).unwrap_or_default();
    let of_year = pool.saturating_mul(percent).div_ceil(100);
    let missing = of_year.saturating_sub(drawn_this_year);
    missing.div_ceil(u64::from(periods_left.max(1))).min(pool)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn day(text: &str) -> Date {
        text.parse().unwrap()
    }

    #[test]
    fn a_period_is_a_month_or_quarter_of_the_calendar() {
        use RandomDrawCycle::*;
        for (cycle, on, starts, ends, left) in [
            (Quarterly, "2026-11-20", "2026-10-01", "2026-12-31", 1),
            (Quarterly, "2026-01-01", "2026-01-01", "2026-03-31", 4),
            (Monthly, "2028-02-29", "2028-02-01", "2028-02-29", 11),
            (Monthly, "2026-12-31", "2026-12-01", "2026-12-31", 1),
        ] {
            let found = period_of(cycle, day(on)).unwrap();
            assert_eq!(found, Period { starts_on: day(starts), ends_on: day(ends), left }, "{cycle:?} {on}");
        }
    }

    #[test]
    fn a_year_of_draws_reaches_its_rate_and_no_more() {
        for (pool, percent, periods) in [
            (0, 50, 4),
            (1, 50, 4),
            (1, 10, 12),
            (2, 50, 4),
            (3, 50, 4),
            (10, 10, 4),
            (30, 50, 4),
            (30, 10, 12),
            (97, 50, 12),
        ] {
            let mut drawn = 0;
            for left in (1..=periods).rev() {
                drawn += to_draw(pool, percent, drawn, left);
            }
            let of_year = (pool * percent as u64).div_ceil(100);
            assert_eq!(drawn, of_year, "{percent} % of {pool} in {periods} periods");
        }
    }

    #[test]
    fn the_end_of_a_year_makes_up_for_what_is_missing() {
        for (pool, percent, drawn, left, expected) in [
            // Evenly spread; a rest goes to the earlier periods.
            (30, 50, 0, 4, 4),
            (30, 50, 4, 3, 4),
            (30, 50, 8, 2, 4),
            (30, 50, 12, 1, 3),
            // A first draw in the last quarter.
            (30, 50, 0, 1, 15),
            (30, 10, 0, 1, 3),
            // A half is rounded up.
            (29, 50, 0, 1, 15),
            // More than needed were drawn, because the pool became smaller.
            (10, 50, 8, 1, 0),
            // The pool grew.
            (60, 50, 15, 2, 8),
            (5, 100, 0, 1, 5),
            (1, 50, 0, 4, 1),
            (0, 50, 0, 1, 0),
        ] {
            assert_eq!(to_draw(pool, percent, drawn, left), expected, "{pool} {percent} {drawn} {left}");
        }
    }
}
