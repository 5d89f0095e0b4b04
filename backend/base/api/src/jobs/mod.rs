//! Work deferred until after a commit: a table of jobs, claimed with a lease so that two hosts never run one at once.
//!
//! A failed job is retried at growing intervals and finally given up; a given-up job stays in the table.
//! Each area declares its jobs ([`Job`]) and registers them in its [`Area`](crate::area::Area).

mod blobs;
mod job;
mod mail;
mod mail_budget;
mod run;
mod sweep;

pub use blobs::{KeepBlob, ReleaseBlob, keep_blob, release_blob};
pub use job::{Job, JobError, JobKind};
pub use mail::{SendMail, UNWANTED, deliver, recipient_of, send_mail, send_sign_in_mail};
pub use mail_budget::{MailUse, mail_use, refuse_mail};
pub use run::{CRASHED, JobsOutcome, last_failure_of, run_jobs};
pub use sweep::Sweep;
pub(crate) use sweep::sweep_base;
