//! Safety's registers.

mod accidents;
mod holds;
mod inspections;
mod retention;
