//! The drug and alcohol program of 49 CFR part 382: tests, queries of the Clearinghouse, random draws, and what follows from
//! them: who may not drive, and what is due.
//!
//! All of it is restricted. Others learn only that a driver may not drive, never why.
//! Deliberately without files: a record's files are open to everyone who may read the record.

pub mod draws;
pub mod file;
pub mod program;
pub mod queries;
pub mod results;
mod standing;

pub use standing::{DriverStanding, decisive, first_test_on, standings_of};
