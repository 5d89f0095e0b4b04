//! When a truck is due at a stop, and whether it arrived on time.
//!
//! An open load's timeliness also depends on its ETA, so tracking sets it (`haul_tracking::standing`) whenever a load
//! settles.

use chrono::TimeDelta;
use haul_api::{ApiError, from_json_column};
use haul_db::{Connection, Fetch};
use haul_entity::{Owned, loads::stop, partners::customer, tracking::tracking_settings};
use haul_types::{LoadTerms, Schedule, Timeliness, Timestamp, TrackingTerms};
use uuid::Uuid;

use super::stop_views::Stop;

/// A company's terms for loads on the road; the product's defaults if it has none.
pub async fn tracking_terms(db: &impl Connection, company_id: Uuid) -> Result<TrackingTerms, ApiError> {
    let own = tracking_settings::Entity::owned_by(company_id).fetch_optional(db).await?;
    own.map_or_else(|| Ok(TrackingTerms::default()), |row| from_json_column(row.terms))
}

/// How long after the agreed time an arrival is on time: the load's own grace, else the customer's, else the company's.
pub fn grace(terms: &TrackingTerms, customer: Option<&customer::Model>, own: &LoadTerms) -> TimeDelta {
    let customers = || customer.and_then(|customer| customer.on_time_grace_minutes);
    let minutes = own.on_time_grace_minutes.or_else(customers).unwrap_or(terms.on_time_grace_minutes);
    TimeDelta::minutes(minutes.into())
}

/// The end of the agreed time; none for first come, first served without an end.
pub fn agreed_at(schedule: Schedule, earliest: Timestamp, latest: Option<Timestamp>) -> Option<Timestamp> {
    match schedule {
        Schedule::Appointment | Schedule::Window => Some(latest.unwrap_or(earliest)),
        Schedule::FirstCome => latest,
    }
}

/// When a truck is due at a stop.
#[derive(Clone, Copy, Debug)]
pub struct Due {
    /// The end of the agreed time. Lateness counts from here, as customers count it.
    pub agreed_at: Timestamp,
    /// The same with the grace; an arrival up to here is on time.
    pub until: Timestamp,
}

impl Due {
    pub fn at(stop: &stop::Model) -> Option<Self> {
        Self::of(stop.schedule, stop.earliest_at, stop.latest_at, stop.due_at)
    }

    pub fn at_shown(stop: &Stop) -> Option<Self> {
        Self::of(stop.schedule, stop.earliest_at, stop.latest_at, stop.due_at)
    }

    fn of(
        schedule: Schedule,
        earliest: Timestamp,
        latest: Option<Timestamp>,
        until: Option<Timestamp>,
    ) -> Option<Self> {
        Some(Self { agreed_at: agreed_at(schedule, earliest, latest)?, until: until? })
    }

    /// The same, when the truck should have left after a stay of that length.
    pub fn plus(self, stay: TimeDelta) -> Self {
        Self { agreed_at: self.agreed_at + stay, until: self.until + stay }
    }

    pub fn is_missed_at(self, at: Timestamp) -> bool {
        at > self.until
    }

    /// Minutes late, counted from the agreed time; seconds are cut off, as on a clock. 0 within the grace; negative while
    /// there is time left.
    pub fn minutes_late(self, at: Timestamp) -> i64 {
        let minutes = (at - self.agreed_at).num_seconds().div_euclid(60);
        if self.is_missed_at(at) { minutes.max(1) } else { minutes.min(0) }
    }
}

/// The timeliness of a stop that the truck has reached.
pub fn of_arrival(stop: &stop::Model) -> Timeliness {
    match Due::at(stop).zip(stop.known_arrival()) {
        Some((due, arrived)) if due.is_missed_at(arrived) => Timeliness::Late,
        _ => Timeliness::OnTime,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn agreed_is_the_end_of_the_window() {
        let at = |clock: &str| -> Timestamp { format!("2026-11-20T{clock}:00Z").parse().unwrap() };
        let (earliest, latest) = (at("08:00"), at("10:00"));
        assert_eq!(agreed_at(Schedule::Appointment, earliest, None), Some(earliest));
        assert_eq!(agreed_at(Schedule::Window, earliest, Some(latest)), Some(latest));
        assert_eq!(agreed_at(Schedule::FirstCome, earliest, None), None);
    }

    #[test]
    fn within_the_grace_is_on_time_and_later_is_late_since_the_agreed_time() {
        let at = |clock: &str| -> Timestamp { format!("2026-11-20T{clock}Z").parse().unwrap() };
        let due = Due { agreed_at: at("12:00:00"), until: at("12:15:00") };
        for (clock, late) in
            [("11:00:00", -60), ("11:59:30", -1), ("12:00:00", 0), ("12:15:00", 0), ("12:15:01", 15), ("12:31:59", 31)]
        {
            assert_eq!(due.minutes_late(at(clock)), late, "{clock}");
        }
    }
}
