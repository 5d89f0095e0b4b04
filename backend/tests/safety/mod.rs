//! Safety's registers.

mod accidents;
mod inspections;
