//! The company's mornings, on which reminders go out and overdue invoices are told.

use std::collections::BTreeSet;

use chrono_tz::Tz;
use haul_api::{ApiError, settings_of_company, zone_of_company};
use haul_company::settings::holidays_of;
use haul_db::Connection;
use haul_types::{Date, Timestamp, hour_of_day, next_business_day};
use uuid::Uuid;

/// When a bookkeeper has looked at yesterday's payments, and the customer's office is open.
const HOUR: i32 = 9;

pub struct Calendar {
    zone: Tz,
    holidays: BTreeSet<Date>,
}

impl Calendar {
    pub async fn of(db: &impl Connection, company_id: Uuid, now: Timestamp) -> Result<Self, ApiError> {
        let zone = zone_of_company(db, company_id).await?;
        let settings = settings_of_company(db, company_id).await?;
        Ok(Self { zone, holidays: holidays_of(&settings, now.date_in(zone))? })
    }

    pub fn today(&self, now: Timestamp) -> Date {
        now.date_in(self.zone)
    }

    /// The day itself, or the next one on which the office is open.
    pub fn business_day(&self, day: Date) -> Date {
        next_business_day(day, |day| self.holidays.contains(&day))
    }

    /// Whether a business day's morning has come.
    pub fn is_time(&self, now: Timestamp) -> bool {
        let today = self.today(now);
        self.business_day(today) == today && now >= hour_of_day(today, HOUR, self.zone)
    }

    /// The day of the next morning that is still to come.
    pub fn next_day(&self, now: Timestamp) -> Date {
        let today = self.today(now);
        let has_begun = now >= hour_of_day(today, HOUR, self.zone);
        self.business_day(if has_begun { today.plus_days(1) } else { today })
    }

    /// The first morning on which something that was due on a day is late.
    pub fn morning_after(&self, due_on: Date) -> Timestamp {
        hour_of_day(self.business_day(due_on.plus_days(1)), HOUR, self.zone)
    }

    pub fn next_morning(&self, now: Timestamp) -> Timestamp {
        hour_of_day(self.next_day(now), HOUR, self.zone)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_friday_is_late_on_monday_morning() {
        let calendar = Calendar { zone: chrono_tz::America::Chicago, holidays: BTreeSet::new() };
        for (due_on, late_at) in [
            ("2026-11-19", "2026-11-20T15:00:00Z"),
            ("2026-11-20", "2026-11-23T15:00:00Z"),
            ("2026-11-22", "2026-11-23T15:00:00Z"),
        ] {
            let late_at: Timestamp = late_at.parse().unwrap();
            assert_eq!(calendar.morning_after(due_on.parse().unwrap()), late_at, "{due_on}");
        }
    }

    #[test]
    fn reminders_go_out_in_the_morning_of_business_days() {
        let thanksgiving: Date = "2026-11-26".parse().unwrap();
        let calendar = Calendar { zone: chrono_tz::America::Chicago, holidays: [thanksgiving].into() };
        for (now, is_time, next) in [
            // Friday.
            ("2026-11-20T14:59:59Z", false, "2026-11-20T15:00:00Z"),
            ("2026-11-20T15:00:00Z", true, "2026-11-23T15:00:00Z"),
            ("2026-11-21T18:00:00Z", false, "2026-11-23T15:00:00Z"),
            ("2026-11-25T23:00:00Z", true, "2026-11-27T15:00:00Z"),
            ("2026-11-26T16:00:00Z", false, "2026-11-27T15:00:00Z"),
            // Daylight saving time begins.
            ("2027-03-12T20:00:00Z", true, "2027-03-15T14:00:00Z"),
        ] {
            let moment: Timestamp = now.parse().unwrap();
            assert_eq!(calendar.is_time(moment), is_time, "{now}");
            assert_eq!(
                calendar.next_morning(moment).to_string(),
                next.parse::<Timestamp>().unwrap().to_string(),
                "{now}"
            );
        }
    }
}
