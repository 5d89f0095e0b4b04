//! Which step of the schedule an invoice has reached. Pure.

use haul_types::{Date, ReminderTone};

use super::views::ReminderStep;

/// The steps of a company that has changed none.
pub fn usual() -> Vec<ReminderStep> {
    use ReminderTone::{FinalNotice, Friendly, PastDue};
    let step = |(days_past_due, tone)| ReminderStep { days_past_due, tone };
    [(-3, Friendly), (1, Friendly), (15, PastDue), (30, PastDue), (45, FinalNotice)].map(step).into()
}

/// The day on which an invoice reaches the step.
pub fn day_of(step: ReminderStep, due_on: Date) -> Date {
    let days = step.days_past_due.unsigned_abs();
    if step.days_past_due < 0 { due_on.minus_days(days) } else { due_on.plus_days(days) }
}

/// The latest step that the invoice has reached by a day, if it comes after the one of its last reminder.
pub fn reached(steps: &[ReminderStep], due_on: Date, on: Date, done: Option<i32>) -> Option<ReminderStep> {
    let latest = steps.iter().filter(|step| day_of(**step, due_on) <= on).max_by_key(|step| step.days_past_due);
    latest.filter(|step| done.is_none_or(|days| step.days_past_due > days)).copied()
}

/// The first day on which the invoice reaches a step after the one of its last reminder.
pub fn next_day(steps: &[ReminderStep], due_on: Date, done: Option<i32>) -> Option<Date> {
    let left = steps.iter().filter(|step| done.is_none_or(|days| step.days_past_due > days));
    left.map(|step| day_of(*step, due_on)).min()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_invoice_reaches_each_step_once() {
        let steps = usual();
        let due_on = Date::new(2026, 11, 20).unwrap();
        for (on, done, expected) in [
            ("2026-11-16", None, None),
            ("2026-11-17", None, Some(-3)),
            ("2026-11-17", Some(-3), None),
            ("2026-11-20", Some(-3), None),
            ("2026-11-21", Some(-3), Some(1)),
            ("2026-12-04", Some(1), None),
            ("2026-12-05", Some(1), Some(15)),
            // What was missed in between is made up for by one reminder, of the latest step.
            ("2027-01-04", Some(-3), Some(45)),
            ("2027-06-01", None, Some(45)),
            ("2027-06-01", Some(45), None),
            // A step that was taken out of the schedule.
            ("2026-12-05", Some(20), None),
        ] {
            let found = reached(&steps, due_on, on.parse().unwrap(), done).map(|step| step.days_past_due);
            assert_eq!(found, expected, "{on} after {done:?}");
        }
    }

    #[test]
    fn the_next_day_is_that_of_the_first_step_left() {
        let due_on = Date::new(2026, 11, 20).unwrap();
        for (done, expected) in [(None, Some("2026-11-17")), (Some(-3), Some("2026-11-21")), (Some(45), None)] {
            let found = next_day(&usual(), due_on, done).map(|day| day.to_string());
            assert_eq!(found.as_deref(), expected, "{done:?}");
        }
        assert_eq!(next_day(&[], due_on, None), None);
    }
}
