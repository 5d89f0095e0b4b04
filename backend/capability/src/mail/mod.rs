//! Outgoing mail: by SMTP, or into a local mailbox that development shows on a page.

mod local;
mod smtp;

pub use local::{LocalMailbox, StoredMail};
pub use smtp::{SmtpMail, SmtpSettings};
