//! Encryption and signing with keys that stay in the host.

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SealingError {
    /// Another key, other associated data, changed bytes, or an expired token.
    #[error("not authentic")]
    NotAuthentic,
    #[error("{0}")]
    Failed(String),
}

pub trait Sealing: Send + Sync {
    /// Encrypts for storage; `associated_data` is the row's identity and must be the same to open it. The text names
    /// its key.
    fn seal(&self, plaintext: &[u8], associated_data: &str) -> Result<String, SealingError>;

    fn open(&self, sealed: &str, associated_data: &str) -> Result<Vec<u8>, SealingError>;

    /// Signs JSON claims as a compact JWT for `audience`; the host adds `iss`, `iat` and `exp`.
    fn sign_token(&self, audience: &str, claims_json: &str, lifetime_seconds: u64) -> Result<String, SealingError>;

    /// Checks signature, audience and expiry; returns the claims as JSON.
    fn verify_token(&self, audience: &str, token: &str) -> Result<String, SealingError>;
}
