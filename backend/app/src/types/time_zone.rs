//! IANA time zones.

/// Whether the text names one, such as `America/Chicago`.
pub fn valid_time_zone(text: &str) -> bool {
    text.parse::<chrono_tz::Tz>().is_ok()
}
