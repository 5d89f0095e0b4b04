//! Outgoing text messages. Sent from jobs only, never inside a transaction.

use async_trait::async_trait;
use chrono::{DateTime, Utc};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SmsMessage {
    /// In E.164, such as `+13125550123`.
    pub to: String,
    pub text: String,
}

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SmsError {
    /// The provider refused the message permanently.
    #[error("refused: {0}")]
    Refused(String),
    /// It was not accepted; the same message may be tried again later.
    #[error("unavailable: {0}")]
    Unavailable(String),
    /// The answer was lost: the provider may have accepted it; ask [`Sms::find`] before you send it again.
    #[error("no answer: {0}")]
    Unknown(String),
}

#[async_trait]
pub trait Sms: Send + Sync {
    /// Hands a message to the provider; returns the provider's id for it.
    async fn send(&self, message: &SmsMessage) -> Result<String, SmsError>;

    /// The provider's ids of messages to this number with this text that it accepted since then, latest first.
    async fn find(&self, message: &SmsMessage, since: DateTime<Utc>) -> Result<Vec<String>, SmsError>;
}

/// For hosts without a provider.
pub struct NoSms;

#[async_trait]
impl Sms for NoSms {
    async fn send(&self, _: &SmsMessage) -> Result<String, SmsError> {
        Err(SmsError::Refused("no provider is set up".to_owned()))
    }

    async fn find(&self, _: &SmsMessage, _: DateTime<Utc>) -> Result<Vec<String>, SmsError> {
        Ok(Vec::new())
    }
}
