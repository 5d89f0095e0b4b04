//! How many calls one key or one signed-in person may make; every answer states what is left.

use std::time::Duration;

use governor::clock::{Clock, DefaultClock};
use governor::middleware::StateInformationMiddleware;
use governor::state::keyed::DefaultKeyedStateStore;
use governor::{Quota, RateLimiter};
use poem::http::{HeaderName, HeaderValue};
use poem::{IntoResponse, Response};

use super::tokens::TokenMark;

const LIMIT: HeaderName = HeaderName::from_static("ratelimit-limit");
const REMAINING: HeaderName = HeaderName::from_static("ratelimit-remaining");
const RESET: HeaderName = HeaderName::from_static("ratelimit-reset");

type Limiter = RateLimiter<TokenMark, DefaultKeyedStateStore<TokenMark>, DefaultClock, StateInformationMiddleware>;

pub struct Quotas {
    /// `None`: not limited.
    limiter: Option<Limiter>,
    clock: DefaultClock,
}

/// What is left of a quota after a call.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Standing {
    limit: u32,
    remaining: u32,
    /// Seconds until the quota is full again.
    reset: u64,
    /// How long the caller has to wait, if the call was one too many.
    pub wait: Option<Duration>,
}

impl Quotas {
    pub fn new(calls_per_minute: u32) -> Self {
        let quota = calls_per_minute.try_into().ok().map(Quota::per_minute);
        let limiter = quota.map(|quota| RateLimiter::keyed(quota).with_middleware());
        Self { limiter, clock: DefaultClock::default() }
    }

    /// Counts a call; `None` if calls are not limited.
    pub fn count(&self, token: TokenMark) -> Option<Standing> {
        let limiter = self.limiter.as_ref()?;
        let (quota, remaining, wait) = match limiter.check_key(&token) {
            Ok(state) => (state.quota(), state.remaining_burst_capacity(), None),
            Err(refusal) => (refusal.quota(), 0, Some(refusal.wait_time_from(self.clock.now()))),
        };
        let limit = quota.burst_size().get();
        let reset = quota.replenish_interval().saturating_mul(limit - remaining.min(limit));
        Some(Standing { limit, remaining, reset: reset.as_secs_f64().ceil() as u64, wait })
    }

    /// Drops callers whose quota is full again.
    pub fn forget_idle(&self) {
        self.limiter.iter().for_each(RateLimiter::retain_recent);
    }
}

impl Standing {
    /// The headers of an IETF draft that most clients read (draft-ietf-httpapi-ratelimit-headers-07).
    pub fn state_in(self, response: impl IntoResponse) -> Response {
        let mut response = response.into_response();
        let headers = response.headers_mut();
        headers.insert(LIMIT, HeaderValue::from(self.limit));
        headers.insert(REMAINING, HeaderValue::from(self.remaining));
        headers.insert(RESET, HeaderValue::from(self.reset));
        response
    }
}

#[cfg(test)]
mod tests {
    use poem::http::{HeaderMap, header};

    use super::*;
    use crate::edge::tokens::Tokens;

    #[test]
    fn count_tells_each_caller_what_is_left() {
        let (quotas, tokens) = (Quotas::new(2), Tokens::new(0));
        let mark = |token: &str| {
            let headers = HeaderMap::from_iter([(header::AUTHORIZATION, token.parse().unwrap())]);
            tokens.mark(&headers).unwrap()
        };
        let (one, other) = (mark("Bearer one"), mark("Bearer other"));
        let standing = |remaining, reset| Standing { limit: 2, remaining, reset, wait: None };
        assert_eq!(quotas.count(one), Some(standing(1, 30)));
        assert_eq!(quotas.count(one), Some(standing(0, 60)));
        let refused = quotas.count(one).unwrap();
        assert!(refused.wait.is_some_and(|wait| wait <= Duration::from_secs(30)), "{refused:?}");
        assert_eq!(quotas.count(other), Some(standing(1, 30)), "each has its own");
        assert_eq!(Quotas::new(0).count(one), None, "0 limits nothing");
    }
}
