//! Where keys come from, and the keys derived from them.

use std::fmt;
use std::io;
use std::path::Path;

use ed25519_dalek::SigningKey;
use ed25519_dalek::pkcs8::EncodePrivateKey;
use hmac::{Hmac, KeyInit, Mac};
use jsonwebtoken::{DecodingKey, EncodingKey};
use sha2::{Digest, Sha256};

#[derive(Debug, thiserror::Error)]
pub enum KeyError {
    #[error("there is no sealing key")]
    Missing,
    #[error("a sealing key is 64 hexadecimal digits")]
    Malformed,
    #[error("a key could not be derived: {0}")]
    Derivation(String),
    #[error("the key folder is not to be had: {0}")]
    Folder(#[from] io::Error),
}

/// 256 random bits from which every other key is derived.
#[derive(Clone, PartialEq, Eq)]
pub struct SealingKey([u8; 32]);

impl SealingKey {
    pub fn generate() -> Self {
        Self(rand::random())
    }

    /// Reads 64 hexadecimal digits.
    pub fn from_hex(text: &str) -> Result<Self, KeyError> {
        let mut bytes = [0; 32];
        hex::decode_to_slice(text.trim(), &mut bytes).map_err(|_| KeyError::Malformed)?;
        Ok(Self(bytes))
    }

    pub fn to_hex(&self) -> String {
        hex::encode(self.0)
    }

    /// The key's name in ciphertexts and tokens; reveals nothing about it.
    pub fn id(&self) -> String {
        let digest = Sha256::new_with_prefix("haul key id").chain_update(self.0).finalize();
        hex::encode(digest).chars().take(12).collect()
    }

    fn derive(&self, purpose: &str) -> Result<[u8; 32], KeyError> {
        let mac = Hmac::<Sha256>::new_from_slice(&self.0).map_err(|error| KeyError::Derivation(error.to_string()))?;
        Ok(mac.chain_update(purpose).finalize().into_bytes().into())
    }
}

impl fmt::Debug for SealingKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "SealingKey({})", self.id())
    }
}

/// The keys derived from one [`SealingKey`]: one key per purpose.
pub(super) struct Derived {
    pub(super) id: String,
    pub(super) encryption: [u8; 32],
    pub(super) signing: EncodingKey,
    pub(super) verifying: DecodingKey,
}

impl Derived {
    pub(super) fn new(key: &SealingKey) -> Result<Self, KeyError> {
        let signing = SigningKey::from_bytes(&key.derive("signing")?);
        let private = signing.to_pkcs8_der().map_err(|error| KeyError::Derivation(error.to_string()))?;
        Ok(Self {
            id: key.id(),
            encryption: key.derive("encryption")?,
            verifying: DecodingKey::from_ed_der(signing.verifying_key().as_bytes()),
            signing: EncodingKey::from_ed_der(private.as_bytes()),
        })
    }
}

/// The keys of a folder, the newest first: files named `0001.key`, `0002.key` … of one key each. An empty folder gets its first.
///
/// For development; in production the configuration contains the keys.
pub fn load_or_create_keys(folder: &Path) -> Result<Vec<SealingKey>, KeyError> {
    std::fs::create_dir_all(folder)?;
    let mut files = Vec::new();
    for entry in std::fs::read_dir(folder)? {
        let path = entry?.path();
        if path.extension().is_some_and(|extension| extension == "key") {
            files.push(path);
        }
    }
    files.sort();
    if files.is_empty() {
        let path = folder.join("0001.key");
        write_secret(&path, &SealingKey::generate().to_hex())?;
        files.push(path);
    }
    files.iter().rev().map(|path| SealingKey::from_hex(&std::fs::read_to_string(path)?)).collect()
}

/// Writes a file that only its owner can read; an existing one stays.
fn write_secret(path: &Path, text: &str) -> io::Result<()> {
    use std::io::Write;
    let mut options = std::fs::OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path)?.write_all(text.as_bytes())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_are_read_from_hex_and_shown_by_id() {
        let key = SealingKey::generate();
        assert_eq!(SealingKey::from_hex(&key.to_hex()).unwrap(), key);
        assert!(!format!("{key:?}").contains(&key.to_hex()));
        assert!(matches!(SealingKey::from_hex("abc"), Err(KeyError::Malformed)));
    }

    #[test]
    fn a_folder_keeps_its_keys_with_the_newest_first() {
        let folder = tempfile::tempdir().unwrap();
        let first = load_or_create_keys(folder.path()).unwrap();
        assert_eq!(first, load_or_create_keys(folder.path()).unwrap());
        let second = SealingKey::generate();
        std::fs::write(folder.path().join("0002.key"), second.to_hex()).unwrap();
        assert_eq!(load_or_create_keys(folder.path()).unwrap(), [second, first[0].clone()]);
    }
}
