//! Work put off until after a commit: a table of jobs, claimed with a lease so that two hosts never run one at once.
//!
//! A job that fails is tried again later and later, and given up in the end; a given-up job stays in the table.

pub mod mails;
mod payload;
mod run;

pub use payload::send_mail;
pub use run::{JobsOutcome, run_jobs};

/// Sends one message. The payload is sealed, for it may hold a sign-in link.
pub const SEND_MAIL: &str = "send_mail";
