//! A clock set to the time of the fact being recorded.

use std::sync::atomic::{AtomicI64, Ordering};

use chrono::{DateTime, Utc};
use haul_ports::Clock;

pub struct DemoClock(AtomicI64);

impl DemoClock {
    pub fn at(time: DateTime<Utc>) -> Self {
        Self(AtomicI64::new(time.timestamp_micros()))
    }

    pub fn set(&self, time: DateTime<Utc>) {
        self.0.store(time.timestamp_micros(), Ordering::Relaxed);
    }
}

impl Clock for DemoClock {
    fn now(&self) -> DateTime<Utc> {
        DateTime::from_timestamp_micros(self.0.load(Ordering::Relaxed)).unwrap_or_default()
    }
}
