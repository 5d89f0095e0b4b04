//! FMCSA's registry of carriers: looking one up, and what its answer means. Never called inside a transaction.
//!
//! Nothing depends on an answer: without one, people go on and the night's check (`haul_fleet`) comes back to it.

mod look_up;
mod record;

pub use look_up::{Outcome, look_up};
pub use record::FmcsaRecord;
