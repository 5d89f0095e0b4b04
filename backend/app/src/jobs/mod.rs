//! Work put off until after a commit: a table of jobs, claimed with a lease so that two hosts never run one at once.
//!
//! A job that fails is tried again later and later, and given up in the end; a given-up job stays in the table.

pub mod mails;
mod payload;
mod run;
mod sweep;

pub use payload::{keep_blob, send_mail};
pub use run::{JobsOutcome, run_jobs};

/// Sends one message. The payload is sealed, for it may hold a sign-in link.
pub const SEND_MAIL: &str = "send_mail";

/// Keeps an uploaded blob that a committed row names.
pub const KEEP_BLOB: &str = "keep_blob";

/// Gives notice that a truck's free time at a stop is about to end.
pub const GIVE_DETENTION_NOTICE: &str = "give_detention_notice";
