//! The identity provider's published signing keys, kept by the host for the whole process.

use async_trait::async_trait;

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the identity provider's keys are not to be had: {0}")]
pub struct IdentityKeysError(pub String);

#[async_trait]
pub trait IdentityKeys: Send + Sync {
    /// The RSA public key with this id as a JWK in JSON, or `None` when the provider does not publish it.
    ///
    /// The host fetches the set at most once a minute, regardless of the number of unknown ids.
    async fn find(&self, key_id: &str) -> Result<Option<String>, IdentityKeysError>;
}
