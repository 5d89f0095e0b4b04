//! The clock.

use chrono::{DateTime, SubsecRound, Utc};

/// Tells the time. Databases store microseconds, so nothing finer comes from here.
pub trait Clock: Send + Sync {
    fn now(&self) -> DateTime<Utc>;
}

pub struct SystemClock;

impl Clock for SystemClock {
    fn now(&self) -> DateTime<Utc> {
        Utc::now().trunc_subsecs(6)
    }
}
