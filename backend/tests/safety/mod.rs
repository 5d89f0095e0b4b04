//! Safety's registers, and what an auditor gets.

mod accidents;
mod binders;
mod inspections;
mod requirements;
