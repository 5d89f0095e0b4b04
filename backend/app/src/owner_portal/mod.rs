//! The fleet owners' portal: their own trucks and the loads under them.
//!
//! The session names one owner at one carrier, and every query is bounded by both.

mod sessions;

pub use sessions::end as end_session;
