//! When a carrier's next biennial update, Form MCS-150, is due. Pure.
//!
//! 49 CFR 390.19(b): by the last day of the month that the last digit of the USDOT number names (1 for January to 9 for
//! September, 0 for October), in each odd year if the digit before it is odd, else in each even year. Updates in
//! between don't change the schedule.

use haul_types::Date;

/// FMCSA takes the scheduled update some months early; what is filed before that is an update in between.
const MONTHS_EARLY: u32 = 6;

/// The first scheduled day from `today` on that is not covered by the latest filing.
///
/// A scheduled day in the past stays due until a filing covers it. Without any filing on record, days in the past are
/// left out: nobody knows whether they were met.
pub fn next_due(dot_number: &str, filed_on: Option<Date>, today: Date) -> Option<Date> {
    let mut digits = dot_number.chars().rev().map(|digit| digit.to_digit(10));
    let month = match digits.next()?? {
        0 => 10,
        digit => digit,
    };
    // A number of one digit has none before it, like one with a zero there.
    let is_odd = digits.next().flatten().unwrap_or(0) % 2 == 1;
    let is_scheduled = |year: &i32| (year.rem_euclid(2) == 1) == is_odd;
    let from = filed_on.map_or(today.year(), |filed| filed.year().min(today.year()));
    let scheduled = (from..=today.year().saturating_add(4)).filter(is_scheduled);
    let mut days = scheduled.filter_map(|year| last_day(year, month));
    days.find(|due| match filed_on {
        Some(filed) => *due >= filed && !is_covered(*due, filed),
        None => *due >= today,
    })
}

fn is_covered(due: Date, filed: Date) -> bool {
    filed <= due
        && due.naive().checked_sub_months(chrono::Months::new(MONTHS_EARLY)).is_some_and(|early| filed.naive() >= early)
}

fn last_day(year: i32, month: u32) -> Option<Date> {
    let (next_year, next_month) = if month == 12 { (year.checked_add(1)?, 1) } else { (year, month.checked_add(1)?) };
    Date::new(next_year, next_month, 1).map(|first| first.minus_days(1))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn day(text: &str) -> Date {
        text.parse().unwrap()
    }

    #[test]
    fn digits_name_the_month_and_the_years() {
        for (dot_number, due) in [
            // The digit before the last is even.
            ("2873641", "2028-01-31"),
            ("1000001", "2028-01-31"),
            ("1234562", "2028-02-29"),
            ("77000", "2028-10-31"),
            ("7", "2028-07-31"),
            ("1234589", "2028-09-30"),
            // It is odd.
            ("1896", "2027-06-30"),
            ("1234510", "2027-10-31"),
            ("1234552", "2027-02-28"),
        ] {
            assert_eq!(next_due(dot_number, None, day("2026-11-25")), Some(day(due)), "{dot_number}");
        }
        assert_eq!(next_due("1234540", None, day("2026-10-31")), Some(day("2026-10-31")), "due today");
        assert_eq!(next_due("", None, day("2026-10-31")), None);
    }

    #[test]
    fn filing_covers_the_day_that_it_was_made_for_and_no_other() {
        let due = |filed: &str, today: &str| next_due("1234540", Some(day(filed)), day(today)).unwrap().to_string();
        assert_eq!(due("2026-05-01", "2026-06-01"), "2028-10-31", "six months early at most");
        assert_eq!(due("2026-03-01", "2026-06-01"), "2026-10-31", "an update in between");
        assert_eq!(due("2024-10-31", "2025-06-01"), "2026-10-31");
        assert_eq!(due("2024-10-31", "2026-11-25"), "2026-10-31", "missed, and still to be filed");
        assert_eq!(due("2026-11-10", "2026-11-25"), "2028-10-31", "filed late");
    }
}
