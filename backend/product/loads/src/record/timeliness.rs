//! On time, at risk or late: by the next stop that the truck has not reached, else by its last arrival.

use chrono::TimeDelta;
use haul_types::{LoadStatus, Schedule, Timeliness, Timestamp};

/// Customers' scorecards commonly count an arrival as on time up to 15 minutes after the agreed time.
pub const GRACE: TimeDelta = TimeDelta::minutes(15);

/// From here on an arrival can hardly be moved any more.
pub const NEARLY_DUE: TimeDelta = TimeDelta::hours(1);

/// Nobody sent on their way by now is a risk: driving to a pickup takes hours.
pub const NOT_SENT: TimeDelta = TimeDelta::hours(4);

/// By when the truck has to be there, grace included; none where freight is taken in order of arrival all day.
pub fn due_at(schedule: Schedule, earliest: Timestamp, latest: Option<Timestamp>) -> Option<Timestamp> {
    agreed_at(schedule, earliest, latest).map(|at| at + GRACE)
}

/// The end of what was agreed.
pub fn agreed_at(schedule: Schedule, earliest: Timestamp, latest: Option<Timestamp>) -> Option<Timestamp> {
    match schedule {
        Schedule::Appointment | Schedule::Window => Some(latest.unwrap_or(earliest)),
        Schedule::FirstCome => latest,
    }
}

/// How a stop stands.
pub fn of_stop(due_at: Option<Timestamp>, arrived_at: Option<Timestamp>, now: Timestamp) -> Timeliness {
    match (due_at, arrived_at) {
        (Some(due), Some(arrived)) if arrived > due => Timeliness::Late,
        (Some(due), None) if now > due => Timeliness::Late,
        (Some(due), None) if now > due - NEARLY_DUE => Timeliness::AtRisk,
        _ => Timeliness::OnTime,
    }
}

/// How a load stands, from the columns cached on it. The list's filter says the same in SQL.
pub fn of_load(status: LoadStatus, next_due_at: Option<Timestamp>, was_late: bool, now: Timestamp) -> Timeliness {
    if !counts(status) {
        return Timeliness::OnTime;
    }
    match next_due_at {
        Some(due) if now > due => Timeliness::Late,
        Some(due) if now > due - NEARLY_DUE => Timeliness::AtRisk,
        Some(due) if is_not_sent(status) && now > due - NOT_SENT => Timeliness::AtRisk,
        None if was_late => Timeliness::Late,
        _ => Timeliness::OnTime,
    }
}

/// Drafts, cancelled and unused loads are never late.
pub const UNTIMED: [LoadStatus; 3] = [LoadStatus::Draft, LoadStatus::Cancelled, LoadStatus::Tonu];

/// Statuses in which nobody has been sent.
pub const UNSENT: [LoadStatus; 2] = [LoadStatus::Booked, LoadStatus::Assigned];

fn counts(status: LoadStatus) -> bool {
    !UNTIMED.contains(&status)
}

fn is_not_sent(status: LoadStatus) -> bool {
    UNSENT.contains(&status)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(clock: &str) -> Timestamp {
        format!("2026-11-20T{clock}:00Z").parse().unwrap()
    }

    #[test]
    fn a_load_is_late_after_its_due_time_and_at_risk_before() {
        for (status, due, was_late, now, expected) in [
            (LoadStatus::InTransit, Some("12:00"), false, "10:59", Timeliness::OnTime),
            (LoadStatus::InTransit, Some("12:00"), false, "11:01", Timeliness::AtRisk),
            (LoadStatus::InTransit, Some("12:00"), true, "10:00", Timeliness::OnTime),
            (LoadStatus::InTransit, Some("12:00"), false, "12:01", Timeliness::Late),
            (LoadStatus::Booked, Some("12:00"), false, "08:01", Timeliness::AtRisk),
            (LoadStatus::Dispatched, Some("12:00"), false, "08:01", Timeliness::OnTime),
            (LoadStatus::Delivered, None, true, "12:00", Timeliness::Late),
            (LoadStatus::Delivered, None, false, "12:00", Timeliness::OnTime),
            (LoadStatus::Cancelled, Some("12:00"), false, "13:00", Timeliness::OnTime),
        ] {
            assert_eq!(of_load(status, due.map(at), was_late, at(now)), expected, "{status:?} {due:?} {now}");
        }
    }

    #[test]
    fn due_is_the_end_of_what_was_agreed_and_the_grace() {
        let (earliest, latest) = (at("08:00"), at("10:00"));
        assert_eq!(due_at(Schedule::Appointment, earliest, None), Some(at("08:15")));
        assert_eq!(due_at(Schedule::Window, earliest, Some(latest)), Some(at("10:15")));
        assert_eq!(due_at(Schedule::FirstCome, earliest, None), None);
    }
}
