//! How long the edge waits for a client.
//!
//! Slow is fine, silent is not: every wait ends, so that no one holds a connection for nothing.

use std::time::Duration;

#[derive(Clone, Copy, Debug)]
pub struct Deadlines {
    /// From the first byte of a request's head to its last.
    pub head: Duration,
    /// For the whole body of a request to the API.
    pub body: Duration,
    /// An upload brings something at least this often.
    pub upload_silence: Duration,
    /// An upload brings [`UPLOAD_STEP`] bytes at least this often.
    pub upload_step: Duration,
    /// A client reads part of a response at least this often.
    pub unread: Duration,
}

/// With a minute for each step this is 9 kbit/s, less than the oldest mobile networks provide.
pub const UPLOAD_STEP: usize = 64 * 1024;

impl Default for Deadlines {
    fn default() -> Self {
        Self {
            // A head is a few kilobytes: over a bad mobile connection (300 kbit/s) with packet loss well under a
            // second.
            head: Duration::from_secs(10),
            // 1 MiB over the same connection takes 28 s.
            body: Duration::from_secs(30),
            // A sender that is silent for longer has gone: even a dead spot on the road is shorter.
            upload_silence: Duration::from_secs(30),
            upload_step: Duration::from_secs(60),
            // The same dead spot, for a reader.
            unread: Duration::from_secs(30),
        }
    }
}
