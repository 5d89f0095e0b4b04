//! Whether a truck gets from its previous work to a leg in time, and from the leg to its next work.

use std::collections::HashMap;

use chrono_tz::Tz;
use haul_db::Connection;
use haul_detention::duration;
use haul_entity::{
    loads::{leg, stop},
    partners::facility,
};
use haul_types::{Timestamp, distance_in_words, road_miles};
use uuid::Uuid;

use super::{
    availability::{Surroundings, free_at, speed_mph, way},
    facts::OutOfReach,
    other_work::{Work, way_of},
};
use crate::{record::error::LoadError, stops::schedule::facilities_of};

/// The leg to assign, and where everything is.
pub struct Reach {
    from: stop::Model,
    to_facility_id: Uuid,
    starts_at: Timestamp,
    /// When the leg itself will end if it starts as planned.
    free_at: Timestamp,
    facilities: HashMap<Uuid, facility::Model>,
}

impl Reach {
    pub async fn read(
        db: &impl Connection,
        stops: &[stop::Model],
        leg: &leg::Model,
        others: &[Work],
        now: Timestamp,
    ) -> Result<Self, LoadError> {
        let stops = way_of(leg, stops);
        let (Some(from), Some(to)) = (stops.first(), stops.last()) else { return Err(LoadError::NotFound) };
        let own = stops.iter().map(|stop| stop.facility_id);
        let ids = others.iter().flat_map(|work| [work.from_facility_id, work.facility_id]).chain(own).collect();
        let facilities = facilities_of(db, leg.company_id, ids).await?;
        let around = Surroundings { facilities: &facilities, speed_mph: speed_mph(), now };
        Ok(Self {
            from: (*from).clone(),
            to_facility_id: to.facility_id,
            starts_at: from.earliest_at,
            free_at: free_at(&stops, around),
            facilities,
        })
    }

    /// Of the other work, checks the last before the leg and the first after it.
    pub fn judge(&self, work: &[&Work]) -> Vec<OutOfReach> {
        let before = work.iter().filter(|work| work.ends_at <= self.starts_at).max_by_key(|work| work.ends_at);
        let behind = work.iter().filter(|work| work.ends_at > self.starts_at).min_by_key(|work| work.starts_at);
        let due_here = self.from.latest_at.unwrap_or(self.from.earliest_at);
        let into = before.and_then(|work| {
            let message = self.late((work.facility_id, work.free_at), (self.from.facility_id, due_here))?;
            Some(OutOfReach { load_id: work.leg.load_id, number: work.number.clone(), message })
        });
        let onward = behind.and_then(|work| {
            let message = self.late((self.to_facility_id, self.free_at), (work.from_facility_id, work.due_at))?;
            let message = format!("{message} That is load {}.", work.number);
            Some(OutOfReach { load_id: work.leg.load_id, number: work.number.clone(), message })
        });
        into.into_iter().chain(onward).collect()
    }

    /// The sentence, if the truck would be late.
    fn late(&self, (here, free_at): (Uuid, Timestamp), (there, due_at): (Uuid, Timestamp)) -> Option<String> {
        let (here, there) = (self.facilities.get(&here)?, self.facilities.get(&there)?);
        let (from, to) = (here.point()?, there.point()?);
        let drive = way(free_at, from, to);
        let late = (drive.arrives_at - due_at).num_minutes();
        if here.id == there.id || late <= 0 {
            return None;
        }
        let miles = distance_in_words(road_miles(from, to).value() as f64 / 10.0);
        let rest = match drive.resting_minutes {
            0 => String::new(),
            minutes => format!(" and {} of breaks (49 CFR 395.3)", duration(minutes)),
        };
        Some(format!(
            "Free in {} on {}; from there to {} it is about {miles}: {} of driving at {} mph{rest}, so {} late.",
            here.town(),
            local(here, free_at),
            there.town(),
            duration(drive.driving_minutes),
            speed_mph(),
            duration(late),
        ))
    }
}

/// In the facility's time zone, such as `Nov 20, 08:00 EST`.
fn local(facility: &facility::Model, at: Timestamp) -> String {
    let zone: Tz = facility.time_zone.parse().unwrap_or(Tz::UTC);
    at.in_zone(zone).format("%b %-d, %H:%M %Z").to_string()
}
