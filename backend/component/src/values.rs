//! Values that several interfaces share.

use chrono::{DateTime, Utc};
use uuid::Uuid;

use crate::bindings::haul::host::types;

pub fn uuid(value: types::Uuid) -> Uuid {
    Uuid::from_u64_pair(value.high, value.low)
}

pub fn wit_uuid(value: Uuid) -> types::Uuid {
    let (high, low) = value.as_u64_pair();
    types::Uuid { high, low }
}

/// Times out of chrono's range, hundreds of thousands of years away, become the epoch.
pub fn timestamp(micros: types::Timestamp) -> DateTime<Utc> {
    DateTime::from_timestamp_micros(micros).unwrap_or_default()
}
