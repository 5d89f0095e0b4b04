//! Signing secrets, in the form of the Standard Webhooks specification.

use base64::{Engine, engine::general_purpose::STANDARD};
use haul_api::ApiError;
use haul_ports::Sealing;
use haul_types::Timestamp;
use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;
use uuid::Uuid;

/// As many as the hash has.
const BYTES: usize = 32;
/// So that secret scanners and libraries recognize it.
const PREFIX: &str = "whsec_";

/// 256 random bits that sign an endpoint's requests.
pub struct SigningSecret(Vec<u8>);

impl SigningSecret {
    pub fn new() -> Result<Self, getrandom::Error> {
        let mut bytes = vec![0; BYTES];
        getrandom::fill(&mut bytes)?;
        Ok(Self(bytes))
    }

    /// The text that the receiver configures.
    pub fn reveal(&self) -> String {
        format!("{PREFIX}{}", STANDARD.encode(&self.0))
    }

    /// The stored form.
    pub fn seal(&self, sealing: &dyn Sealing, endpoint_id: Uuid) -> Result<String, ApiError> {
        sealing.seal(&self.0, &binding(endpoint_id)).map_err(ApiError::internal)
    }

    pub fn open(sealing: &dyn Sealing, endpoint_id: Uuid, sealed: &str) -> Result<Self, ApiError> {
        sealing.open(sealed, &binding(endpoint_id)).map(Self).map_err(ApiError::internal)
    }

    /// The signature of a request: HMAC-SHA256 over its id, the time in seconds, and the raw body.
    pub fn sign(&self, id: &str, at: Timestamp, body: &[u8]) -> Result<String, ApiError> {
        let mut mac = Hmac::<Sha256>::new_from_slice(&self.0).map_err(ApiError::internal)?;
        mac.update(format!("{id}.{}.", at.utc().timestamp()).as_bytes());
        mac.update(body);
        Ok(format!("v1,{}", STANDARD.encode(mac.finalize().into_bytes())))
    }
}

fn binding(endpoint_id: Uuid) -> String {
    format!("webhook_endpoint.{endpoint_id}")
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The example of the Standard Webhooks specification.
    #[test]
    fn signatures_are_those_of_the_specification() {
        let secret = SigningSecret(STANDARD.decode("MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw").unwrap());
        let at = Timestamp::from_seconds(1_614_265_330).unwrap();
        let signature = secret.sign("msg_p5jXN8AQM9LWM0D4loKWxJek", at, br#"{"test": 2432232314}"#).unwrap();
        assert_eq!(signature, "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=");
    }

    #[test]
    fn secrets_differ() {
        let (one, other) = (SigningSecret::new().unwrap().reveal(), SigningSecret::new().unwrap().reveal());
        assert_ne!(one, other);
        assert_eq!(one.len(), PREFIX.len() + 44);
    }
}
