//! An entry of the queue: one call into the component, and its caller.

use std::time::Instant;

use tokio::sync::oneshot;

use super::bindings::exports::haul::host::{deliveries, handler, jobs};
use super::failure::Failure;
use super::traps::Running;

pub(super) type Reply<T> = oneshot::Sender<Result<T, Failure>>;

/// One call into the component.
pub(super) struct Work {
    pub call: Call,
    /// When the caller gives up.
    pub deadline: Instant,
}

pub(super) enum Call {
    Handle(handler::Request, Running, Reply<handler::Response>),
    Jobs(u32, Reply<jobs::Outcome>),
    Deliveries(Vec<deliveries::Attempt>, u32, Reply<deliveries::Turn>),
}

impl Work {
    /// Whether the caller no longer waits; only work that has not started may be dropped.
    pub fn is_abandoned(&self) -> bool {
        let is_closed = match &self.call {
            Call::Handle(_, _, reply) => reply.is_closed(),
            Call::Jobs(_, reply) => reply.is_closed(),
            Call::Deliveries(_, _, reply) => reply.is_closed(),
        };
        is_closed || self.deadline <= Instant::now()
    }
}
