//! What one instance and one request may use. Each number has its reason.

use std::thread::available_parallelism;
use std::time::Duration;

/// The engine's limits; the defaults are production's values.
#[derive(Clone, Debug)]
pub struct Limits {
    /// Instances that take requests at the same time.
    ///
    /// One per core: an instance runs on one thread at a time, and a second one per core would only add memory.
    pub workers: usize,
    /// Requests that one instance handles at the same time.
    ///
    /// With bodies of 1 MiB each way they fit into `memory_bytes` twice.
    pub requests_at_once: usize,
    /// Requests waiting for an instance before further ones get a retryable 503.
    ///
    /// At 100 µs each they are 50 ms of one core's work: later requests are served sooner by retrying.
    pub queue: usize,
    /// Requests that an instance serves before it is replaced.
    ///
    /// A WebAssembly memory never shrinks; at a few milliseconds to start an instance this costs under 0.1 µs a request.
    pub requests_per_instance: u64,
    /// Linear memory of one instance.
    ///
    /// The product idles at about 10 MiB; the rest is for `requests_at_once` bodies in both directions.
    pub memory_bytes: usize,
    /// How long one request may take, including waiting.
    ///
    /// No request may hang for ten seconds, and the error needs time to travel.
    pub request: Duration,
    /// How long one wake-up of the background work may take.
    ///
    /// A job may wait for a mail server or another site, whose own limits are well below this.
    pub jobs: Duration,
    /// How long the guest may compute without handing control back.
    ///
    /// The longest known stretch is the verification of an RS256 signature, 1.6 ms; a full instance of them stays below
    /// this.
    pub stretch: Duration,
    /// How often a computing guest yields the thread, and the resolution of `stretch`.
    pub tick: Duration,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            workers: available_parallelism().map_or(1, usize::from),
            requests_at_once: 32,
            queue: 512,
            requests_per_instance: 50_000,
            memory_bytes: 128 << 20,
            request: Duration::from_secs(8),
            jobs: Duration::from_secs(60),
            stretch: Duration::from_secs(1),
            tick: Duration::from_millis(20),
        }
    }
}

impl Limits {
    /// Instances that may exist at once: each worker's own and those that finish their last requests.
    ///
    /// A retired instance is gone after `request` at the latest, so three generations meet only under attack.
    /// One more is for isolated callers.
    pub(super) fn instances(&self) -> usize {
        self.workers * 4 + 1
    }

    /// Ticks in one stretch.
    pub(super) fn stretch_ticks(&self) -> u32 {
        let ticks = self.stretch.as_nanos().div_ceil(self.tick.as_nanos().max(1));
        u32::try_from(ticks).unwrap_or(u32::MAX)
    }
}
