//! Safety's registers.

mod accidents;
mod holds;
mod inspections;
