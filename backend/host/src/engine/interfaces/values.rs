//! Values shared by several interfaces.

use chrono::{DateTime, Utc};
use uuid::Uuid;

use crate::engine::bindings::haul::host::types;
use crate::engine::instance::State;

/// Only types, no functions.
impl types::Host for State {}

pub fn uuid(value: types::Uuid) -> Uuid {
    Uuid::from_u64_pair(value.high, value.low)
}

pub fn wit_uuid(value: Uuid) -> types::Uuid {
    let (high, low) = value.as_u64_pair();
    types::Uuid { high, low }
}

/// Traps on a time outside chrono's range, years 262,143 BCE to CE: no product sends one.
pub(super) fn timestamp(micros: types::Timestamp) -> wasmtime::Result<DateTime<Utc>> {
    DateTime::from_timestamp_micros(micros).ok_or_else(|| wasmtime::format_err!("a time out of range: {micros}"))
}
