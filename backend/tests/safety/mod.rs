//! Safety's registers, what is kept how long, and what an auditor gets.

mod accidents;
mod binders;
mod holds;
mod inspections;
mod requirements;
mod retention;
