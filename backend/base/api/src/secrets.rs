//! Secrets of API keys, and other bearer secrets of 256 random bits.

use base64::{Engine, engine::general_purpose::URL_SAFE_NO_PAD};
use sha2::{Digest, Sha256};

use crate::auth::API_KEY_PREFIX;

/// Bytes of randomness: 2^256 can't be guessed, so a fast hash is enough.
const SECRET_BYTES: usize = 32;
/// Enough to tell keys apart, too little to guess the rest.
const PREFIX_LENGTH: usize = 12;

/// A new secret `haul_…`.
pub struct Secret(String);

impl Secret {
    pub fn new() -> Result<Self, getrandom::Error> {
        Ok(Self(format!("{API_KEY_PREFIX}{}", random_text()?)))
    }

    /// The stored form.
    pub fn hash(&self) -> String {
        hash_of(&self.0)
    }

    /// The first characters, shown in lists.
    pub fn prefix(&self) -> String {
        self.0.chars().take(PREFIX_LENGTH).collect()
    }

    pub fn reveal(self) -> String {
        self.0
    }
}

/// 256 random bits as URL-safe text.
pub fn random_text() -> Result<String, getrandom::Error> {
    let mut bytes = [0u8; SECRET_BYTES];
    getrandom::fill(&mut bytes)?;
    Ok(URL_SAFE_NO_PAD.encode(bytes))
}

/// Hex SHA-256, for looking up a secret.
pub fn hash_of(secret: &str) -> String {
    hex::encode(Sha256::digest(secret.as_bytes()))
}

#[cfg(test)]
mod tests {
    use super::Secret;

    #[test]
    fn secrets_differ_and_have_256_bits() {
        let (one, other) = (Secret::new().unwrap(), Secret::new().unwrap());
        assert_ne!(one.hash(), other.hash());
        assert_eq!(one.prefix().len(), 12);
        assert_eq!(one.reveal().len(), "haul_".len() + 43);
    }
}
