//! The identity provider's signing keys: fetched when they expire, and never more than once a minute.

use std::collections::HashMap;
use std::sync::{PoisonError, RwLock};
use std::time::{Duration, Instant};

use async_trait::async_trait;
use haul_ports::{IdentityKeys, IdentityKeysError};
use serde::Deserialize;
use serde_json::Value;
use tokio::sync::Mutex;

use crate::http::{client_builder, describe};

/// Firebase's keys, as a JWK set.
const GOOGLE_KEYS: &str = "https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com";

/// A key may have been withdrawn, so it is trusted no longer than this, even if the provider is unreachable.
const LONGEST_USE: Duration = Duration::from_secs(24 * 3_600);

/// Used if the provider does not say how long its set is valid.
const DEFAULT_USE: Duration = Duration::from_secs(3_600);

/// Where the keys are, and how often to fetch them.
#[derive(Clone, Debug)]
pub struct IdentityKeysSettings {
    pub url: String,
    /// Between two fetches, successful or not: a flood of made-up key ids costs the provider nothing.
    pub min_interval: Duration,
}

impl Default for IdentityKeysSettings {
    fn default() -> Self {
        Self { url: GOOGLE_KEYS.into(), min_interval: Duration::from_secs(60) }
    }
}

/// The provider's JWK set, shared by the whole process.
pub struct PublishedKeys {
    settings: IdentityKeysSettings,
    client: reqwest::Client,
    kept: RwLock<Kept>,
    /// Held while fetching, so that callers share one fetch; callers whose key is known don't wait for it.
    fetching: Mutex<()>,
}

#[derive(Default)]
struct Kept {
    /// Each key by its id, as JSON.
    keys: HashMap<String, String>,
    fetched_at: Option<Instant>,
    fresh_until: Option<Instant>,
    tried_at: Option<Instant>,
}

#[derive(Deserialize)]
struct KeySet {
    keys: Vec<Value>,
}

impl PublishedKeys {
    pub fn new(settings: IdentityKeysSettings) -> Result<Self, IdentityKeysError> {
        let client = client_builder()
            .timeout(Duration::from_secs(10))
            .build()
            .map_err(|error| IdentityKeysError(error.to_string()))?;
        Ok(Self { settings, client, kept: RwLock::default(), fetching: Mutex::default() })
    }

    /// The key if it is known and has not expired.
    fn fresh(&self, key_id: &str) -> Option<String> {
        self.read(|kept| {
            let is_fresh = kept.fresh_until.is_some_and(|until| Instant::now() < until);
            kept.keys.get(key_id).filter(|_| is_fresh).cloned()
        })
    }

    fn read<T>(&self, look: impl FnOnce(&Kept) -> T) -> T {
        look(&self.kept.read().unwrap_or_else(PoisonError::into_inner))
    }

    fn write(&self, change: impl FnOnce(&mut Kept)) {
        change(&mut self.kept.write().unwrap_or_else(PoisonError::into_inner));
    }

    async fn fetch(&self) -> Result<(HashMap<String, String>, Duration), IdentityKeysError> {
        let failed = |error: reqwest::Error| IdentityKeysError(describe(&error));
        let response = self.client.get(&self.settings.url).send().await.map_err(failed)?;
        let response = response.error_for_status().map_err(failed)?;
        let cache_control = response.headers().get(http::header::CACHE_CONTROL).and_then(|value| value.to_str().ok());
        let max_age = cache_control.and_then(max_age).unwrap_or(DEFAULT_USE);
        let set: KeySet = response.json().await.map_err(failed)?;
        let keys = set.keys.into_iter().filter_map(|key| Some((key.get("kid")?.as_str()?.to_owned(), key.to_string())));
        Ok((keys.collect(), max_age))
    }
}

#[async_trait]
impl IdentityKeys for PublishedKeys {
    async fn find(&self, key_id: &str) -> Result<Option<String>, IdentityKeysError> {
        if let Some(key) = self.fresh(key_id) {
            return Ok(Some(key));
        }
        let _fetching = self.fetching.lock().await;
        if let Some(key) = self.fresh(key_id) {
            return Ok(Some(key));
        }
        let now = Instant::now();
        if self.read(|kept| kept.tried_at.is_none_or(|at| now.duration_since(at) >= self.settings.min_interval)) {
            self.write(|kept| kept.tried_at = Some(now));
            match self.fetch().await {
                Ok((keys, max_age)) => self.write(|kept| {
                    *kept = Kept { keys, fresh_until: Some(now + max_age), fetched_at: Some(now), ..*kept }
                }),
                Err(error) => tracing::warn!(%error, "the identity provider's keys were not fetched"),
            }
        }
        // An outage of the provider's key page must not sign everyone out at once.
        if self.read(|kept| kept.fetched_at.is_some_and(|at| now.duration_since(at) < LONGEST_USE)) {
            return Ok(self.read(|kept| kept.keys.get(key_id).cloned()));
        }
        Err(IdentityKeysError("they were never fetched, or too long ago".into()))
    }
}

fn max_age(cache_control: &str) -> Option<Duration> {
    let seconds = cache_control.split(',').find_map(|part| part.trim().strip_prefix("max-age="))?;
    Some(Duration::from_secs(seconds.parse().ok()?).min(LONGEST_USE))
}
