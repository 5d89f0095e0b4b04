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

/// The timeliness of a stop that the truck has reached.
pub fn of_arrival(stop: &stop::Model) -> Timeliness {
    match stop.due_at.zip(stop.known_arrival()) {
        Some((due, arrived)) if arrived > due => Timeliness::Late,
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
}
