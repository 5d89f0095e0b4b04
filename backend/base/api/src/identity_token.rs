//! Firebase ID tokens: what makes one genuine.
//!
//! The rules are Firebase's own, from "Verify ID tokens using a third-party JWT library"
//! (firebase.google.com/docs/auth/admin/verify-id-tokens).

use haul_types::Timestamp;
use std::{collections::HashMap, sync::Mutex};

use base64::{Engine, engine::general_purpose::URL_SAFE_NO_PAD};
use chrono::TimeDelta;
use jsonwebtoken::{Algorithm, DecodingKey, Validation, decode, jwk::Jwk};
use serde::Deserialize;
use serde_json::Value;
use sha2::{Digest, Sha256};

use crate::AppContext;

/// Audience of the tokens that fleet owners' sessions carry.
pub const OWNER_SESSION_AUDIENCE: &str = "owner_session";

/// What the identity provider says about a person.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Identity {
    /// The provider's id of the account (`sub`).
    pub uid: String,
    /// Lowercase; empty if the account has none.
    pub email: String,
    pub is_email_verified: bool,
    pub name: Option<String>,
    /// When the person last entered a password or the like; refreshed tokens keep it.
    pub signed_in_at: Timestamp,
    pub expires_at: Timestamp,
    /// SHA-256 of the token; signing out revokes it by this hash.
    pub token_hash: String,
    /// How the person signed in, in the provider's words: `password`, `google.com`.
    pub provider: Option<String>,
    /// The second factor of the sign-in, in the provider's words: `phone`, `totp`.
    pub second_factor: Option<String>,
    /// Verified just now, not a known token again.
    pub is_fresh: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TokenError {
    #[error("not a genuine token")]
    NotGenuine,
    #[error("expired")]
    Expired,
    /// Fresh, but from a sign-in long ago.
    #[error("of a sign-in that is too old")]
    SignInExpired,
    #[error("the provider's keys are not to be had")]
    KeysUnavailable,
}

/// A signature check costs about 1.6 ms inside the component, so a good result is cached.
#[derive(Default)]
pub struct VerifiedTokens(Mutex<HashMap<String, (Identity, Timestamp)>>);

/// A verified token is checked again after this long, even if it lives longer.
const VERIFIED_FOR: TimeDelta = TimeDelta::minutes(5);
/// About 400 bytes each: 4 MB at most.
const MAX_VERIFIED_TOKENS: usize = 10_000;
/// Longer than any Firebase token (about 1 kB); avoids hashing megabytes of garbage.
const MAX_TOKEN_BYTES: usize = 8 * 1024;
/// Firebase tokens live for an hour; one that lives longer than a day is not from Firebase.
const MAX_LIFETIME: TimeDelta = TimeDelta::days(1);
/// The limit despite renewals: a daily user signs in about twice a month.
const LONGEST_SIGN_IN: TimeDelta = TimeDelta::days(14);
/// Clocks of two machines may differ slightly.
const CLOCK_SKEW: TimeDelta = TimeDelta::seconds(5);

impl VerifiedTokens {
    fn find(&self, hash: &str, now: Timestamp) -> Option<Identity> {
        let tokens = self.0.lock().ok()?;
        tokens.get(hash).filter(|(_, until)| *until > now).map(|(identity, _)| identity.clone())
    }

    fn keep(&self, identity: &Identity, now: Timestamp) {
        let Ok(mut tokens) = self.0.lock() else { return };
        if tokens.len() >= MAX_VERIFIED_TOKENS {
            tokens.retain(|_, (_, until)| *until > now);
        }
        if tokens.len() < MAX_VERIFIED_TOKENS {
            let until = identity.expires_at.min(now + VERIFIED_FOR);
            let known = Identity { is_fresh: false, ..identity.clone() };
            tokens.insert(identity.token_hash.clone(), (known, until));
        }
    }
}

/// Verifies a token and returns its identity.
pub async fn verify_identity_token(
    ctx: &AppContext,
    verified: &VerifiedTokens,
    token: &str,
) -> Result<Identity, TokenError> {
    if token.len() > MAX_TOKEN_BYTES {
        return Err(TokenError::NotGenuine);
    }
    let now = ctx.now();
    let token_hash = hex::encode(Sha256::digest(token.as_bytes()));
    if let Some(identity) = verified.find(&token_hash, now) {
        return Ok(identity);
    }
    let claims = genuine_claims(ctx, token).await?;
    let identity = claims.into_identity(ctx, token_hash, now)?;
    verified.keep(&identity, now);
    Ok(identity)
}

#[derive(Deserialize)]
struct Header {
    alg: String,
    kid: Option<String>,
}

async fn genuine_claims(ctx: &AppContext, token: &str) -> Result<Claims, TokenError> {
    let mut parts = token.split('.');
    let (Some(header), Some(payload), Some(signature), None) = (parts.next(), parts.next(), parts.next(), parts.next())
    else {
        return Err(TokenError::NotGenuine);
    };
    let header: Header = read_part(header)?;
    match (header.alg.as_str(), header.kid) {
        ("none", _) if ctx.settings.identity_emulator && signature.is_empty() => read_part(payload),
        ("RS256", Some(key_id)) => {
            let jwk = ctx.identity_keys.find(&key_id).await.map_err(|error| {
                tracing::warn!(cause = %error, "identity keys unavailable");
                TokenError::KeysUnavailable
            })?;
            let jwk: Jwk = jwk.and_then(|json| serde_json::from_str(&json).ok()).ok_or(TokenError::NotGenuine)?;
            let key = DecodingKey::from_jwk(&jwk).map_err(|_| TokenError::NotGenuine)?;
            let decoded = decode::<Claims>(token, &key, &signature_only()).map_err(|_| TokenError::NotGenuine)?;
            Ok(decoded.claims)
        }
        _ => Err(TokenError::NotGenuine),
    }
}

/// The library checks the signature; the claims are checked below against our own clock.
fn signature_only() -> Validation {
    let mut validation = Validation::new(Algorithm::RS256);
    validation.validate_exp = false;
    validation.validate_aud = false;
    validation.required_spec_claims.clear();
    validation
}

fn read_part<T: serde::de::DeserializeOwned>(part: &str) -> Result<T, TokenError> {
    let bytes = URL_SAFE_NO_PAD.decode(part).map_err(|_| TokenError::NotGenuine)?;
    serde_json::from_slice(&bytes).map_err(|_| TokenError::NotGenuine)
}

#[derive(Deserialize)]
struct Claims {
    iss: String,
    /// A text; Firebase does not issue lists of audiences.
    aud: String,
    sub: String,
    exp: i64,
    iat: i64,
    auth_time: i64,
    email: Option<String>,
    #[serde(default)]
    email_verified: bool,
    name: Option<Value>,
    firebase: Option<SignIn>,
}

#[derive(Deserialize)]
struct SignIn {
    sign_in_provider: Option<String>,
    sign_in_second_factor: Option<String>,
}

impl Claims {
    fn into_identity(self, ctx: &AppContext, token_hash: String, now: Timestamp) -> Result<Identity, TokenError> {
        let project = &ctx.settings.identity_project_id;
        let at = |seconds: i64| Timestamp::from_seconds(seconds).ok_or(TokenError::NotGenuine);
        let expires_at = at(self.exp)?;
        let is_ours = self.iss == format!("https://securetoken.google.com/{project}") && self.aud == *project;
        let signed_in_at = at(self.auth_time)?;
        let is_past = at(self.iat)? <= now + CLOCK_SKEW && signed_in_at <= now + CLOCK_SKEW;
        let is_endless = expires_at > now + MAX_LIFETIME;
        // Firebase's account ids have at most 128 characters.
        if !is_ours || !is_past || is_endless || self.sub.is_empty() || self.sub.len() > 128 {
            return Err(TokenError::NotGenuine);
        }
        if expires_at <= now {
            return Err(TokenError::Expired);
        }
        if signed_in_at + LONGEST_SIGN_IN <= now {
            return Err(TokenError::SignInExpired);
        }
        let (provider, second_factor) =
            self.firebase.map(|it| (it.sign_in_provider, it.sign_in_second_factor)).unwrap_or_default();
        Ok(Identity {
            provider,
            second_factor,
            is_fresh: true,
            uid: self.sub,
            email: self.email.unwrap_or_default().trim().to_lowercase(),
            is_email_verified: self.email_verified,
            name: self.name.and_then(|name| name.as_str().map(str::to_owned)),
            signed_in_at,
            expires_at,
            token_hash,
        })
    }
}

/// The session in a fleet owner's own token.
pub(super) fn owner_session_id(ctx: &AppContext, token: &str) -> Result<uuid::Uuid, TokenError> {
    #[derive(Deserialize)]
    struct SessionClaims {
        sid: uuid::Uuid,
    }
    if token.len() > MAX_TOKEN_BYTES {
        return Err(TokenError::NotGenuine);
    }
    let claims = ctx.sealing.verify_token(OWNER_SESSION_AUDIENCE, token).map_err(|_| TokenError::NotGenuine)?;
    let claims: SessionClaims = serde_json::from_str(&claims).map_err(|_| TokenError::NotGenuine)?;
    Ok(claims.sid)
}
