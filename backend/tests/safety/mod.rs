//! Safety's registers.

mod accidents;
mod basics;
mod challenges;
mod claims;
mod inspections;
