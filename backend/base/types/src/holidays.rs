//! The federal holidays of 5 U.S.C. 6103.

use crate::Date;
use chrono::{Datelike, Weekday};

/// A year's federal holidays in order. One on a Saturday is observed the day before, one on a Sunday the day after.
pub fn federal_holidays(year: i32) -> Vec<(Date, &'static str)> {
    use Weekday::{Mon, Thu};
    let fixed = |month, day| Date::new(year, month, day).map(observed);
    let nth = |month, weekday, number| {
        chrono::NaiveDate::from_weekday_of_month_opt(year, month, weekday, number).map(Date::nearest)
    };
    let last_monday_of_may = nth(5, Mon, 5).or_else(|| nth(5, Mon, 4));
    let days = [
        (fixed(1, 1), "New Year's Day"),
        (nth(1, Mon, 3), "Martin Luther King Jr. Day"),
        (nth(2, Mon, 3), "Washington's Birthday"),
        (last_monday_of_may, "Memorial Day"),
        (fixed(6, 19), "Juneteenth"),
        (fixed(7, 4), "Independence Day"),
        (nth(9, Mon, 1), "Labor Day"),
        (nth(10, Mon, 2), "Columbus Day"),
        (fixed(11, 11), "Veterans Day"),
        (nth(11, Thu, 4), "Thanksgiving Day"),
        (fixed(12, 25), "Christmas Day"),
    ];
    days.into_iter().filter_map(|(day, name)| Some((day?, name))).collect()
}

fn observed(day: Date) -> Date {
    match day.naive().weekday() {
        Weekday::Sat => day.minus_days(1),
        Weekday::Sun => day.plus_days(1),
        _ => day,
    }
}

/// The day itself, or the next one that is neither on a weekend nor a holiday.
pub fn next_business_day(day: Date, is_holiday: impl Fn(Date) -> bool) -> Date {
    let is_off = |day: Date| matches!(day.naive().weekday(), Weekday::Sat | Weekday::Sun) || is_holiday(day);
    // A company that is closed for a month has entered something else than holidays.
    (0..31).map(|days| day.plus_days(days)).find(|day| !is_off(*day)).unwrap_or(day)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn holidays_are_those_of_the_office_of_personnel_management() {
        let days = |year| federal_holidays(year).into_iter().map(|(day, _)| day.to_string()).collect::<Vec<_>>();
        let of_2026 = [
            "2026-01-01",
            "2026-01-19",
            "2026-02-16",
            "2026-05-25",
            "2026-06-19",
            "2026-07-03",
            "2026-09-07",
            "2026-10-12",
            "2026-11-11",
            "2026-11-26",
            "2026-12-25",
        ];
        assert_eq!(days(2026), of_2026);
        assert_eq!(days(2027)[5], "2027-07-05");
        assert_eq!(days(2028)[0], "2027-12-31");
    }

    #[test]
    fn days_off_are_skipped() {
        let thanksgiving = |day: Date| day.to_string() == "2026-11-26";
        let next = |day: &str| next_business_day(day.parse().unwrap(), thanksgiving).to_string();
        for (day, expected) in [
            ("2026-11-25", "2026-11-25"),
            ("2026-11-26", "2026-11-27"),
            ("2026-11-28", "2026-11-30"),
            ("2026-11-29", "2026-11-30"),
        ] {
            assert_eq!(next(day), expected);
        }
        assert_eq!(next_business_day("2026-11-26".parse().unwrap(), |_| true).to_string(), "2026-11-26");
    }
}
