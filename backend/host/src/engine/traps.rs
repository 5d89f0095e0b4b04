//! Isolates callers that crash instances, and refuses them if it continues.
//!
//! A request that crashed its instance may have been bad luck for its neighbors, once. For a while after that, the same
//! request, and every request with the same credentials, runs in an isolated instance; and an actor or a company
//! with too many of them is refused before the operation runs.

use std::collections::HashMap;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use haul_ports::Callers;
use http::header::AUTHORIZATION;
use uuid::Uuid;

use super::failure::request_id;
use crate::message::AppRequest;

/// How long a trap counts. An honest user who hits a bug of ours has moved on by then.
const WINDOW: Duration = Duration::from_secs(600);
/// Traps of one actor, or of one anonymous address: a user who hits a bug tries once or twice more.
const PER_ACTOR: usize = 3;
/// Traps of one company: several people hit the same bug on the same morning.
const PER_COMPANY: usize = 10;
/// About 100 bytes each. Past it the oldest are forgotten.
const MAX_KEYS: usize = 10_000;

/// What a trap counts against.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Key {
    Actor(Uuid),
    Company(Uuid),
    /// A hash of the request's identification: its token, or its address if it has none.
    Credentials(u64),
    /// A hash of method, target and body.
    Request(u64),
    /// Background work.
    Jobs,
}

/// Counts traps.
#[derive(Debug, Default)]
pub struct Traps {
    counted: Mutex<HashMap<Key, Vec<Instant>>>,
    /// The caller of each running request.
    callers: Mutex<HashMap<String, (Uuid, Uuid)>>,
}

/// What is remembered about a running request.
#[derive(Debug)]
pub(super) struct Running {
    request_id: String,
    credentials: Option<Key>,
    identity: Key,
}

impl Running {
    pub(super) fn of(request: &AppRequest) -> Self {
        let request_id = request_id(&request.headers).to_owned();
        Self { request_id, credentials: credentials(request), identity: identity(request) }
    }
}

/// Where a request runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Place {
    /// With everyone else's.
    Shared,
    /// In an isolated instance.
    Apart,
    /// Nowhere, for now.
    Refused,
}

impl Traps {
    pub(super) fn place_of(&self, request: &AppRequest) -> Place {
        let counted = lock(&self.counted);
        if counted.is_empty() {
            return Place::Shared;
        }
        let is_anonymous = !request.headers.contains_key(AUTHORIZATION);
        match credentials(request).map_or(0, |credentials| count(&counted, credentials)) {
            0 if count(&counted, identity(request)) == 0 => Place::Shared,
            traps if is_anonymous && traps >= PER_ACTOR => Place::Refused,
            _ => Place::Apart,
        }
    }

    pub(super) fn place_of_jobs(&self) -> Place {
        if count(&lock(&self.counted), Key::Jobs) > 0 { Place::Apart } else { Place::Shared }
    }

    /// The request has ended; its effect on its instance counts, whether or not its client still waits.
    pub(super) fn end(&self, running: &Running, is_broken: bool) {
        let caller = lock(&self.callers).remove(&running.request_id);
        if is_broken {
            let (actor, company) = caller.map(|(actor, company)| (Key::Actor(actor), Key::Company(company))).unzip();
            self.add([running.credentials, Some(running.identity), actor, company].into_iter().flatten());
        }
    }

    pub(super) fn end_jobs(&self, is_broken: bool) {
        if is_broken {
            self.add([Key::Jobs].into_iter());
        }
    }

    fn add(&self, keys: impl Iterator<Item = Key>) {
        let now = Instant::now();
        let mut counted = lock(&self.counted);
        counted.retain(|_, traps| {
            traps.retain(|at| now.duration_since(*at) < WINDOW);
            !traps.is_empty()
        });
        if counted.len() >= MAX_KEYS {
            counted.clear();
        }
        for key in keys {
            counted.entry(key).or_default().push(now);
        }
    }
}

impl Callers for Traps {
    fn admit(&self, request_id: &str, actor_id: Uuid, company_id: Uuid) -> bool {
        lock(&self.callers).insert(request_id.to_owned(), (actor_id, company_id));
        let counted = lock(&self.counted);
        counted.is_empty()
            || (count(&counted, Key::Actor(actor_id)) < PER_ACTOR
                && count(&counted, Key::Company(company_id)) < PER_COMPANY)
    }
}

fn count(counted: &HashMap<Key, Vec<Instant>>, key: Key) -> usize {
    let now = Instant::now();
    counted.get(&key).map_or(0, |traps| traps.iter().filter(|at| now.duration_since(**at) < WINDOW).count())
}

fn credentials(request: &AppRequest) -> Option<Key> {
    let sent = request.headers.get(AUTHORIZATION).or_else(|| request.headers.get("x-client-ip"));
    sent.map(|value| Key::Credentials(hash(value.as_bytes())))
}

fn identity(request: &AppRequest) -> Key {
    Key::Request(hash((
        request.method.as_str(),
        request.uri.path_and_query().map(|target| target.as_str()),
        &request.body,
    )))
}

fn hash(value: impl Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    value.hash(&mut hasher);
    hasher.finish()
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use bytes::Bytes;
    use http::{HeaderMap, Method};

    use super::*;

    const ACTOR: Uuid = Uuid::from_u128(1);
    const OTHER: Uuid = Uuid::from_u128(2);
    const COMPANY: Uuid = Uuid::from_u128(9);

    fn request(id: &str, token: Option<&str>, path: &str) -> AppRequest {
        let mut headers = HeaderMap::new();
        headers.insert("x-request-id", id.parse().unwrap());
        headers.insert("x-client-ip", "203.0.113.9".parse().unwrap());
        if let Some(token) = token {
            headers.insert(AUTHORIZATION, token.parse().unwrap());
        }
        AppRequest { method: Method::GET, uri: path.parse().unwrap(), headers, body: Bytes::new() }
    }

    #[test]
    fn a_trap_keeps_its_request_and_its_caller_apart() {
        let traps = Traps::default();
        let poison = request("1", Some("Bearer a"), "/api/poison");
        assert_eq!(traps.place_of(&poison), Place::Shared);
        assert!(traps.admit("1", ACTOR, COMPANY));
        traps.end(&Running::of(&poison), true);
        assert_eq!(traps.place_of(&request("2", Some("Bearer b"), "/api/poison")), Place::Apart, "the same request");
        assert_eq!(traps.place_of(&request("3", Some("Bearer a"), "/api/loads")), Place::Apart, "the same caller");
        assert_eq!(traps.place_of(&request("4", Some("Bearer b"), "/api/loads")), Place::Shared, "another caller");
    }

    #[test]
    fn an_actor_is_refused_alone_and_its_company_later() {
        let traps = Traps::default();
        for number in 0..PER_ACTOR {
            let id = number.to_string();
            assert!(traps.admit(&id, ACTOR, COMPANY), "trap {number}");
            traps.end(&Running::of(&request(&id, Some("Bearer a"), &format!("/api/{number}"))), true);
        }
        assert!(!traps.admit("x", ACTOR, COMPANY));
        assert!(traps.admit("y", OTHER, COMPANY), "a colleague goes on");
        assert!(lock(&traps.callers).contains_key("y"));
        for number in PER_ACTOR..PER_COMPANY {
            let id = number.to_string();
            let actor = Uuid::from_u128(100 + number as u128);
            assert!(traps.admit(&id, actor, COMPANY), "trap {number}");
            traps.end(&Running::of(&request(&id, Some(&format!("Bearer {number}")), &format!("/api/{number}"))), true);
        }
        assert!(!traps.admit("y", OTHER, COMPANY));
        assert!(traps.admit("z", OTHER, Uuid::from_u128(10)), "another company goes on");
    }

    #[test]
    fn an_address_that_is_not_signed_in_is_refused() {
        let traps = Traps::default();
        for number in 0..PER_ACTOR {
            traps.end(&Running::of(&request("1", None, &format!("/api/public_quotes/{number}"))), true);
        }
        assert_eq!(traps.place_of(&request("2", None, "/api/loads")), Place::Refused);
    }

    #[test]
    fn what_ends_well_leaves_nothing() {
        let traps = Traps::default();
        let fine = request("1", Some("Bearer a"), "/api/loads");
        assert!(traps.admit("1", ACTOR, COMPANY));
        traps.end(&Running::of(&fine), false);
        assert!(lock(&traps.callers).is_empty() && lock(&traps.counted).is_empty());
    }
}
