//! Safety's registers, what is kept how long, and what an auditor gets.

mod accidents;
mod basics;
mod binders;
mod challenges;
mod claims;
mod events;
mod holds;
mod inspections;
mod requirements;
mod retention;
