//! Tokens that the product refused, counted per client address: checking a signature costs as much as thirty reads.
//!
//! A recently accepted token passes even if its address has refusals, so that one broken or hostile client does not
//! lock out the office around it. The limiters of `rates` count each call as it comes; here the response decides.

use std::collections::HashMap;
use std::collections::hash_map::RandomState;
use std::hash::BuildHasher;
use std::net::IpAddr;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use poem::http::{HeaderMap, StatusCode, header};

/// As long as the provider's tokens live.
const ACCEPTED_LIFETIME: Duration = Duration::from_secs(60 * 60);
/// Ten times the people at the largest site. Only accepted tokens are stored, so it can't be filled from outside;
/// when it is full, further tokens count as new.
const MOST_ACCEPTED: usize = 100_000;
/// The last bytes of a token, from its signature: enough to distinguish it.
const TOLD_BY: usize = 32;

/// A token's fingerprint in this process; useless to anyone who reads the memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TokenMark(u64);

pub struct Tokens {
    /// `None`: not limited.
    per_refusal: Option<Duration>,
    burst: u32,
    hasher: RandomState,
    known: Mutex<Known>,
}

#[derive(Default)]
struct Known {
    /// When all refusals of an address will be forgotten, if no other comes.
    forgotten_at: HashMap<IpAddr, Instant>,
    accepted_at: HashMap<TokenMark, Instant>,
}

impl Tokens {
    pub fn new(refused_per_minute: u32) -> Self {
        Self {
            per_refusal: Duration::from_secs(60).checked_div(refused_per_minute),
            burst: refused_per_minute,
            hasher: RandomState::new(),
            known: Mutex::default(),
        }
    }

    /// The token of a request.
    pub fn mark(&self, headers: &HeaderMap) -> Option<TokenMark> {
        let value = headers.get(header::AUTHORIZATION)?.as_bytes();
        Some(TokenMark(self.hasher.hash_one(&value[value.len().saturating_sub(TOLD_BY)..])))
    }

    /// How long the client has to wait, or `Ok` if its token may be checked.
    pub fn check(&self, client: IpAddr, token: TokenMark) -> Result<(), Duration> {
        self.check_at(client, token, Instant::now())
    }

    /// Records the product's response to a token.
    pub fn learn(&self, client: IpAddr, token: TokenMark, status: StatusCode) {
        self.learn_at(client, token, status, Instant::now());
    }

    fn check_at(&self, client: IpAddr, token: TokenMark, now: Instant) -> Result<(), Duration> {
        let Some(per_refusal) = self.per_refusal else { return Ok(()) };
        let known = self.lock();
        let Some(forgotten_at) = known.forgotten_at.get(&client) else { return Ok(()) };
        // One more refusal has to fit below the burst.
        let debt = forgotten_at.saturating_duration_since(now) + per_refusal;
        let wait = debt.saturating_sub(per_refusal * self.burst);
        let is_accepted = known.accepted_at.get(&token).is_some_and(|at| now < *at + ACCEPTED_LIFETIME);
        if wait.is_zero() || is_accepted { Ok(()) } else { Err(wait) }
    }

    fn learn_at(&self, client: IpAddr, token: TokenMark, status: StatusCode, now: Instant) {
        let Some(per_refusal) = self.per_refusal else { return };
        let mut known = self.lock();
        if status == StatusCode::UNAUTHORIZED {
            known.accepted_at.remove(&token);
            let forgotten_at = known.forgotten_at.entry(client).or_insert(now);
            *forgotten_at = now.max(*forgotten_at) + per_refusal;
        } else if known.accepted_at.len() < MOST_ACCEPTED || known.accepted_at.contains_key(&token) {
            known.accepted_at.insert(token, now);
        }
    }

    /// Drops addresses without refusals and expired tokens.
    pub fn forget_idle(&self) {
        let now = Instant::now();
        let mut known = self.lock();
        known.forgotten_at.retain(|_, at| *at > now);
        known.accepted_at.retain(|_, at| now < *at + ACCEPTED_LIFETIME);
    }

    fn lock(&self) -> MutexGuard<'_, Known> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const OFFICE: IpAddr = IpAddr::V4(std::net::Ipv4Addr::new(198, 51, 100, 7));
    const OTHER: IpAddr = IpAddr::V4(std::net::Ipv4Addr::new(198, 51, 100, 8));

    fn mark(tokens: &Tokens, token: &str) -> TokenMark {
        let mut headers = HeaderMap::new();
        headers.insert(header::AUTHORIZATION, format!("Bearer {token}").parse().unwrap());
        tokens.mark(&headers).unwrap()
    }

    #[test]
    fn check_refuses_an_address_after_its_refusals_until_they_are_forgotten() {
        let (tokens, start) = (Tokens::new(3), Instant::now());
        let bad = mark(&tokens, "bad");
        for _ in 0..3 {
            assert_eq!(tokens.check_at(OFFICE, bad, start), Ok(()));
            tokens.learn_at(OFFICE, bad, StatusCode::UNAUTHORIZED, start);
        }
        assert_eq!(tokens.check_at(OFFICE, bad, start), Err(Duration::from_secs(20)));
        assert_eq!(tokens.check_at(OTHER, bad, start), Ok(()));
        let later = start + Duration::from_secs(20);
        assert_eq!(tokens.check_at(OFFICE, bad, later), Ok(()), "one is forgotten");
        tokens.learn_at(OFFICE, bad, StatusCode::UNAUTHORIZED, later);
        assert_eq!(tokens.check_at(OFFICE, bad, later), Err(Duration::from_secs(20)), "and that one was used");
    }

    #[test]
    fn check_lets_a_token_through_that_was_accepted_until_it_is_refused() {
        let (tokens, start) = (Tokens::new(1), Instant::now());
        let (good, bad, fresh) = (mark(&tokens, "good"), mark(&tokens, "bad"), mark(&tokens, "fresh"));
        tokens.learn_at(OFFICE, good, StatusCode::OK, start);
        tokens.learn_at(OFFICE, bad, StatusCode::UNAUTHORIZED, start);
        assert_eq!(tokens.check_at(OFFICE, good, start), Ok(()));
        assert!(tokens.check_at(OFFICE, fresh, start).is_err());
        tokens.learn_at(OFFICE, good, StatusCode::UNAUTHORIZED, start);
        assert!(tokens.check_at(OFFICE, good, start).is_err());
        let without = Tokens::new(0);
        without.learn_at(OFFICE, bad, StatusCode::UNAUTHORIZED, start);
        assert_eq!(without.check_at(OFFICE, bad, start), Ok(()), "0 limits nothing");
    }

    #[test]
    fn learn_counts_no_success() {
        let (tokens, start) = (Tokens::new(1), Instant::now());
        let good = mark(&tokens, "good");
        for status in [StatusCode::OK, StatusCode::FORBIDDEN, StatusCode::NOT_FOUND, StatusCode::CONFLICT] {
            tokens.learn_at(OFFICE, good, status, start);
        }
        assert_eq!(tokens.check_at(OFFICE, mark(&tokens, "fresh"), start), Ok(()));
    }
}
