//! On-time arrivals and dwell. Pure.

use haul_entity::loads::stop;
use haul_types::percent;

/// Arrivals at stops with an agreed time, and how many were on time.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Punctuality {
    pub arrivals: i64,
    pub on_time: i64,
}

impl Punctuality {
    pub fn count(&mut self, stop: &stop::Model) {
        if let (Some(due), Some(arrived)) = (stop.due_at, stop.known_arrival()) {
            self.arrivals += 1;
            self.on_time += i64::from(arrived <= due);
        }
    }

    /// With one place; none without arrivals.
    pub fn percent(self) -> Option<String> {
        percent(self.on_time, self.arrivals)
    }
}

/// Minutes that trucks spent at stops, and the number of stops.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Dwell {
    pub visits: i64,
    pub minutes: i64,
}

impl Dwell {
    pub fn count(&mut self, stop: &stop::Model) {
        if let (Some(arrived), Some(departed)) = (stop.known_arrival(), stop.known_departure()) {
            self.visits += 1;
            self.minutes += (departed - arrived).num_minutes();
        }
    }

    pub fn average_minutes(self) -> Option<i64> {
        (self.visits > 0).then(|| self.minutes / self.visits)
    }
}
