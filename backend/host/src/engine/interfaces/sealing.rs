//! Encryption and signing with keys that stay in the host.

use haul_ports::SealingError;

use crate::engine::bindings::haul::host::sealing::{Error, Host};
use crate::engine::instance::State;

impl Host for State {
    fn seal(&mut self, plaintext: Vec<u8>, associated_data: String) -> wasmtime::Result<Result<String, Error>> {
        Ok(self.capabilities.sealing.seal(&plaintext, &associated_data).map_err(Error::from))
    }

    fn open(&mut self, sealed: String, associated_data: String) -> wasmtime::Result<Result<Vec<u8>, Error>> {
        Ok(self.capabilities.sealing.open(&sealed, &associated_data).map_err(Error::from))
    }

    fn sign_token(
        &mut self,
        audience: String,
        claims_json: String,
        lifetime_seconds: u64,
    ) -> wasmtime::Result<Result<String, Error>> {
        let signed = self.capabilities.sealing.sign_token(&audience, &claims_json, lifetime_seconds);
        Ok(signed.map_err(Error::from))
    }

    fn verify_token(&mut self, audience: String, token: String) -> wasmtime::Result<Result<String, Error>> {
        Ok(self.capabilities.sealing.verify_token(&audience, &token).map_err(Error::from))
    }
}

impl From<SealingError> for Error {
    fn from(error: SealingError) -> Self {
        match error {
            SealingError::NotAuthentic => Self::NotAuthentic,
            SealingError::Failed(text) => Self::Failed(text),
        }
    }
}
