//! Outgoing mail. Sent from jobs only, never inside a transaction.

use async_trait::async_trait;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MailMessage {
    pub to: String,
    pub subject: String,
    pub text: String,
    pub html: Option<String>,
}

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum MailError {
    /// The server refused the message for good.
    #[error("refused: {0}")]
    Refused(String),
    /// The same message may be tried again later.
    #[error("unavailable: {0}")]
    Unavailable(String),
}

#[async_trait]
pub trait Mail: Send + Sync {
    async fn send(&self, message: &MailMessage) -> Result<(), MailError>;
}
