//! Outgoing mail. Sent from jobs only, never inside a transaction.

use async_trait::async_trait;
use uuid::Uuid;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MailMessage {
    pub to: String,
    pub subject: String,
    pub text: String,
    pub html: Option<String>,
    /// In this order.
    pub attachments: Vec<MailAttachment>,
}

/// A file of the blob store that goes along; it has to be there until the message has left.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MailAttachment {
    pub company_id: Uuid,
    pub blob_id: Uuid,
    /// What the reader's program calls it.
    pub file_name: String,
    pub media_type: String,
}

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum MailError {
    /// The server refused the message for good, or a file that goes along is not there or too large.
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
