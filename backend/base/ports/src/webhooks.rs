//! Webhooks: the product says what is due and what became of it, the host sends.

use async_trait::async_trait;
use uuid::Uuid;

/// Why a URL can't receive webhooks.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum WebhookUrlError {
    /// Not an absolute `https` URL without credentials.
    #[error("not a URL that can receive webhooks")]
    Invalid,
    /// It leads to an address that is not on the public internet.
    #[error("not a public address")]
    NotPublic,
    /// Its host name has no address.
    #[error("no address has this name")]
    Unknown,
}

#[async_trait]
pub trait Webhooks: Send + Sync {
    /// Checks a URL and the addresses that its host name has now. Each request checks the address it connects to again.
    async fn check(&self, url: &str) -> Result<(), WebhookUrlError>;
}

/// A request to send to an endpoint, by POST.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WebhookPost {
    pub delivery_id: Uuid,
    /// Identifies this attempt.
    pub claim: Uuid,
    pub url: String,
    pub headers: Vec<(String, String)>,
    pub body: Vec<u8>,
}

/// What became of a [`WebhookPost`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WebhookAttempt {
    pub delivery_id: Uuid,
    pub claim: Uuid,
    /// The endpoint's status, if it answered.
    pub status: Option<u16>,
    /// One sentence for a person, if it did not.
    pub error: Option<String>,
    pub milliseconds: u32,
}
