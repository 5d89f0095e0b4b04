//! Outgoing mail. Sent from jobs only, never inside a transaction.

use async_trait::async_trait;
use uuid::Uuid;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MailMessage {
    /// Goes out as the Message-ID. The same for every attempt, so that mail programs show a repeated one once; a new one
    /// if omitted.
    pub id: Option<Uuid>,
    pub to: String,
    pub subject: String,
    pub text: String,
    pub html: Option<String>,
    /// In this order.
    pub attachments: Vec<MailAttachment>,
}

/// An attachment from the blob store; it must exist until the message is sent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MailAttachment {
    pub company_id: Uuid,
    pub blob_id: Uuid,
    /// The file name that the recipient sees.
    pub file_name: String,
    pub media_type: String,
}

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum MailError {
    /// The server refused the message permanently, or an attachment is missing or too large.
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
