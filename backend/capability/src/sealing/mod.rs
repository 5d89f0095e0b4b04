//! Encryption and signing with keys that only the host has.

mod keys;

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use chacha20poly1305::aead::{Aead, KeyInit, Payload};
use chacha20poly1305::{XChaCha20Poly1305, XNonce};
use chrono::{DateTime, Utc};
use haul_ports::{Sealing, SealingError};
use jsonwebtoken::{Algorithm, Header, Validation};
use serde::{Serialize, de::DeserializeOwned};
use serde_json::{Map, Value};

pub use keys::{KeyError, SealingKey, load_or_create_keys};

use keys::Derived;

/// First part of a sealed text, so that its layout may change.
const LAYOUT: &str = "v1";

const NONCE_LENGTH: usize = 24;

/// Clocks of several hosts differ by less.
const LEEWAY_SECONDS: u64 = 5;

/// Seals with XChaCha20-Poly1305 and signs with Ed25519. Everything names its key, so that keys can be rotated.
pub struct KeyedSealing {
    /// The first one is current; the others only open and verify.
    keys: Vec<Derived>,
    issuer: String,
}

impl KeyedSealing {
    /// `keys` with the current one first; `issuer` is in every token (the public URL).
    pub fn new(keys: &[SealingKey], issuer: impl Into<String>) -> Result<Self, KeyError> {
        if keys.is_empty() {
            return Err(KeyError::Missing);
        }
        let keys = keys.iter().map(Derived::new).collect::<Result<_, _>>()?;
        Ok(Self { keys, issuer: issuer.into() })
    }

    /// Signs claims that are valid until `expires_at`.
    pub(crate) fn sign_until(
        &self,
        audience: &str,
        mut claims: Map<String, Value>,
        expires_at: DateTime<Utc>,
    ) -> Result<String, SealingError> {
        let key = self.keys.first().ok_or_else(|| SealingError::Failed("no key".into()))?;
        claims.insert("iss".into(), self.issuer.as_str().into());
        claims.insert("aud".into(), audience.into());
        claims.insert("iat".into(), Utc::now().timestamp().into());
        claims.insert("exp".into(), expires_at.timestamp().into());
        let header = Header { kid: Some(key.id.clone()), ..Header::new(Algorithm::EdDSA) };
        jsonwebtoken::encode(&header, &claims, &key.signing).map_err(|error| SealingError::Failed(error.to_string()))
    }

    /// The claims of a token that was signed here for `audience` and has not expired.
    pub(crate) fn verify(&self, audience: &str, token: &str) -> Result<Map<String, Value>, SealingError> {
        let not_authentic = |_| SealingError::NotAuthentic;
        let header = jsonwebtoken::decode_header(token).map_err(not_authentic)?;
        let key = header.kid.and_then(|id| self.key(&id)).ok_or(SealingError::NotAuthentic)?;
        let mut validation = Validation::new(Algorithm::EdDSA);
        validation.leeway = LEEWAY_SECONDS;
        validation.set_audience(&[audience]);
        validation.set_issuer(&[&self.issuer]);
        validation.set_required_spec_claims(&["exp", "aud", "iss"]);
        let decoded = jsonwebtoken::decode::<Map<String, Value>>(token, &key.verifying, &validation);
        Ok(decoded.map_err(not_authentic)?.claims)
    }

    /// Like [`KeyedSealing::sign_until`], for this crate's tickets.
    pub(crate) fn sign_claims(
        &self,
        audience: &str,
        claims: &impl Serialize,
        expires_at: DateTime<Utc>,
    ) -> Result<String, SealingError> {
        let claims = serde_json::to_value(claims).and_then(serde_json::from_value);
        self.sign_until(audience, claims.map_err(|error| SealingError::Failed(error.to_string()))?, expires_at)
    }

    /// A ticket's claims, if it was signed here for `audience` and has not expired.
    pub(crate) fn verify_claims<T: DeserializeOwned>(&self, audience: &str, token: &str) -> Option<T> {
        serde_json::from_value(Value::Object(self.verify(audience, token).ok()?)).ok()
    }

    fn key(&self, id: &str) -> Option<&Derived> {
        self.keys.iter().find(|key| key.id == id)
    }
}

impl Sealing for KeyedSealing {
    fn seal(&self, plaintext: &[u8], associated_data: &str) -> Result<String, SealingError> {
        let key = self.keys.first().ok_or_else(|| SealingError::Failed("no key".into()))?;
        // 192 random bits never repeat, however many texts one key seals.
        let nonce: [u8; NONCE_LENGTH] = rand::random();
        let payload = Payload { msg: plaintext, aad: associated_data.as_bytes() };
        let sealed = XChaCha20Poly1305::new(&key.encryption.into())
            .encrypt(&XNonce::from(nonce), payload)
            .map_err(|_| SealingError::Failed("the text is too long to seal".into()))?;
        let bytes = [nonce.as_slice(), &sealed].concat();
        Ok(format!("{LAYOUT}.{}.{}", key.id, URL_SAFE_NO_PAD.encode(bytes)))
    }

    fn open(&self, sealed: &str, associated_data: &str) -> Result<Vec<u8>, SealingError> {
        let mut parts = sealed.splitn(3, '.');
        let (Some(LAYOUT), Some(id), Some(text)) = (parts.next(), parts.next(), parts.next()) else {
            return Err(SealingError::NotAuthentic);
        };
        let key = self.key(id).ok_or(SealingError::NotAuthentic)?;
        let bytes = URL_SAFE_NO_PAD.decode(text).map_err(|_| SealingError::NotAuthentic)?;
        let (nonce, sealed) = bytes.split_first_chunk::<NONCE_LENGTH>().ok_or(SealingError::NotAuthentic)?;
        let payload = Payload { msg: sealed, aad: associated_data.as_bytes() };
        XChaCha20Poly1305::new(&key.encryption.into())
            .decrypt(&XNonce::from(*nonce), payload)
            .map_err(|_| SealingError::NotAuthentic)
    }

    fn sign_token(&self, audience: &str, claims_json: &str, lifetime_seconds: u64) -> Result<String, SealingError> {
        let claims = serde_json::from_str(claims_json)
            .map_err(|error| SealingError::Failed(format!("claims are a JSON object: {error}")))?;
        let lifetime = i64::try_from(lifetime_seconds).ok().and_then(chrono::TimeDelta::try_seconds);
        let expires_at = lifetime.and_then(|lifetime| Utc::now().checked_add_signed(lifetime));
        let expires_at = expires_at.ok_or_else(|| SealingError::Failed("the lifetime is too long".into()))?;
        self.sign_until(audience, claims, expires_at)
    }

    fn verify_token(&self, audience: &str, token: &str) -> Result<String, SealingError> {
        Ok(Value::Object(self.verify(audience, token)?).to_string())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sealing(keys: &[&SealingKey]) -> KeyedSealing {
        let keys: Vec<_> = keys.iter().map(|key| (*key).clone()).collect();
        KeyedSealing::new(&keys, "https://haul.test").unwrap()
    }

    #[test]
    fn opens_what_it_sealed_for_the_same_row_only() {
        let sealing = sealing(&[&SealingKey::generate()]);
        let sealed = sealing.seal(b"078-05-1120", "driver:1:ssn").unwrap();
        assert!(!sealed.contains("078"));
        assert_eq!(sealing.open(&sealed, "driver:1:ssn").unwrap(), b"078-05-1120");
        assert_eq!(sealing.open(&sealed, "driver:2:ssn"), Err(SealingError::NotAuthentic));
        assert_ne!(sealed, sealing.seal(b"078-05-1120", "driver:1:ssn").unwrap());
    }

    #[test]
    fn refuses_changed_texts() {
        let sealing = sealing(&[&SealingKey::generate()]);
        let sealed = sealing.seal(b"secret", "row").unwrap();
        let mut changed = sealed.clone().into_bytes();
        let last = changed.len() - 2;
        changed[last] = if changed[last] == b'A' { b'B' } else { b'A' };
        for bad in [
            String::from_utf8(changed).unwrap(),
            String::new(),
            "v1".into(),
            sealed.replace("v1.", "v2."),
            "v1.x.AA".into(),
        ] {
            assert_eq!(sealing.open(&bad, "row"), Err(SealingError::NotAuthentic), "{bad}");
        }
    }

    #[test]
    fn a_new_key_leaves_the_old_ones_readable() {
        let (old, new) = (SealingKey::generate(), SealingKey::generate());
        let before = sealing(&[&old]);
        let after = sealing(&[&new, &old]);
        let (sealed, token) = (before.seal(b"secret", "row").unwrap(), before.sign_token("session", "{}", 60).unwrap());
        assert_eq!(after.open(&sealed, "row").unwrap(), b"secret");
        after.verify_token("session", &token).unwrap();
        let sealed = after.seal(b"secret", "row").unwrap();
        assert_eq!(before.open(&sealed, "row"), Err(SealingError::NotAuthentic));
    }

    #[test]
    fn tokens_hold_for_their_audience_and_time() {
        let sealing = sealing(&[&SealingKey::generate()]);
        let token = sealing.sign_token("owner-session", r#"{"sub":"42"}"#, 60).unwrap();
        let claims: Value = serde_json::from_str(&sealing.verify_token("owner-session", &token).unwrap()).unwrap();
        assert_eq!(claims["sub"], "42");
        assert_eq!(claims["iss"], "https://haul.test");
        assert_eq!(sealing.verify_token("owner-link", &token), Err(SealingError::NotAuthentic));
        let expired =
            sealing.sign_until("owner-session", Map::new(), Utc::now() - chrono::TimeDelta::minutes(1)).unwrap();
        assert_eq!(sealing.verify_token("owner-session", &expired), Err(SealingError::NotAuthentic));
    }

    #[test]
    fn foreign_tokens_are_refused() {
        let sealing = sealing(&[&SealingKey::generate()]);
        let claims = serde_json::json!({ "iss": "https://haul.test", "aud": "session", "exp": 4_000_000_000u64 });
        let hs256 =
            jsonwebtoken::encode(&Header::default(), &claims, &jsonwebtoken::EncodingKey::from_secret(b"guess"))
                .unwrap();
        let none =
            format!("{}.{}.", URL_SAFE_NO_PAD.encode(r#"{"alg":"none"}"#), URL_SAFE_NO_PAD.encode(claims.to_string()));
        let other = KeyedSealing::new(&[SealingKey::generate()], "https://haul.test").unwrap();
        let foreign = other.sign_token("session", "{}", 60).unwrap();
        for token in [hs256, none, foreign, "x".into(), String::new()] {
            assert_eq!(sealing.verify_token("session", &token), Err(SealingError::NotAuthentic));
        }
    }

    #[test]
    fn claims_must_be_an_object() {
        let sealing = sealing(&[&SealingKey::generate()]);
        assert!(matches!(sealing.sign_token("session", "[1]", 60), Err(SealingError::Failed(_))));
    }
}
