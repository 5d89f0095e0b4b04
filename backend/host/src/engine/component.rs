//! The product as a component: a queue, workers that empty it, and the time limit of a response.

use std::path::Path;
use std::sync::Arc;
use std::thread;
use std::time::{Duration, Instant};

use anyhow::Context;
use async_channel::{Receiver, Sender, TrySendError};
use chrono::DateTime;
use haul_ports::WebhookAttempt;
use http::{HeaderMap, HeaderName, HeaderValue, StatusCode};
use metrics::{counter, gauge};
use tokio::sync::oneshot;
use tokio::time::timeout;
use wasmtime::EngineWeak;

use super::bindings::ProductPre;
use super::bindings::exports::haul::host::handler;
use super::failure::{Failure, request_id};
use super::instance::{self, State};
use super::limits::Limits;
use super::traps::{Place, Running, Traps};
use super::work::{Call, Reply, Work};
use super::{Capabilities, JobsOutcome, WebhookTurn, artifact, deliveries, worker};
use crate::message::{AppRequest, AppResponse};

/// Requests waiting for the isolated instance: there are few, or it is an attack.
const APART: usize = 16;
/// How often an interrupted read is repeated: two instances may crash during one request.
const RUN_AGAIN: usize = 2;

/// Shared by the workers.
pub(super) struct Shared {
    pub product: ProductPre<State>,
    pub capabilities: Arc<Capabilities>,
    pub limits: Limits,
    pub queue: Receiver<Work>,
}

/// Runs the product as a WebAssembly component. Dropping the last clone ends its workers.
#[derive(Clone)]
pub struct ComponentEngine {
    queue: Sender<Work>,
    /// For isolated callers.
    apart: Sender<Work>,
    traps: Arc<Traps>,
    limits: Arc<Limits>,
}

impl ComponentEngine {
    /// Loads the component `wasm` (its compiled form from `cache` if possible) and starts the workers.
    ///
    /// Needs a tokio runtime; compiling takes seconds, so call it from `spawn_blocking` or before serving.
    pub fn start(wasm: &Path, cache: &Path, capabilities: Capabilities, limits: Limits) -> anyhow::Result<Self> {
        let engine = artifact::configure(&limits).map_err(anyhow::Error::from)?;
        let component = artifact::load(&engine, wasm, cache)?;
        let product = instance::link(&engine, &component)
            .map_err(anyhow::Error::from)
            .context("the component does not fit this host")?;
        tick(engine.weak(), limits.tick)?;

        let (queue, waiting) = async_channel::bounded(limits.queue);
        let traps = capabilities.traps.clone();
        let capabilities = Arc::new(capabilities);
        let (apart, waiting_apart) = async_channel::bounded(APART);
        tokio::spawn(worker::run_apart(Shared {
            product: product.clone(),
            capabilities: capabilities.clone(),
            limits: limits.clone(),
            queue: waiting_apart,
        }));
        let shared = Arc::new(Shared { product, capabilities, limits: limits.clone(), queue: waiting });
        for _ in 0..limits.workers {
            tokio::spawn(worker::run(shared.clone()));
        }
        Ok(Self { queue, apart, traps, limits: Arc::new(limits) })
    }

    /// Answers one request.
    pub async fn handle(&self, request: AppRequest) -> AppResponse {
        let outcome = match self.traps.place_of(&request) {
            Place::Refused => Err(Failure::Refused),
            Place::Apart => self.answer(&self.apart, &request).await,
            Place::Shared => self.answer_among_others(&request).await,
        };
        outcome.unwrap_or_else(|failure| failure.into_response(request_id(&request.headers)))
    }

    /// A read interrupted by another request's crash is repeated: it changed nothing.
    async fn answer_among_others(&self, request: &AppRequest) -> Result<AppResponse, Failure> {
        let mut outcome = self.answer(&self.queue, request).await;
        for _ in 0..RUN_AGAIN {
            if !(request.method.is_safe() && matches!(outcome, Err(Failure::Lost))) {
                break;
            }
            outcome = self.answer(&self.queue, request).await;
        }
        outcome
    }

    async fn answer(&self, queue: &Sender<Work>, request: &AppRequest) -> Result<AppResponse, Failure> {
        let (running, request) = (Running::of(request), into_guest(request));
        self.call(queue, self.limits.request, |reply| Call::Handle(request, running, reply)).await.and_then(from_guest)
    }

    /// Claims and runs at most `limit` due jobs.
    pub async fn run_jobs(&self, limit: u32) -> Result<JobsOutcome, Failure> {
        let queue = if self.traps.place_of_jobs() == Place::Shared { &self.queue } else { &self.apart };
        let outcome = self.call(queue, self.limits.jobs, |reply| Call::Jobs(limit, reply)).await;
        self.traps.end_jobs(matches!(outcome, Err(Failure::Broke)));
        let outcome = outcome?;
        Ok(JobsOutcome {
            ran: outcome.ran,
            failed: outcome.failed,
            next_due_at: outcome.next_due_at.and_then(DateTime::from_timestamp_micros),
        })
    }

    /// Stores results of webhooks and claims up to `limit` that are due; placed like jobs.
    pub async fn turn_webhooks(&self, done: &[WebhookAttempt], limit: u32) -> Result<WebhookTurn, Failure> {
        let queue = if self.traps.place_of_jobs() == Place::Shared { &self.queue } else { &self.apart };
        let done = deliveries::into_guest(done);
        let turn = self.call(queue, self.limits.jobs, |reply| Call::Deliveries(done, limit, reply)).await;
        self.traps.end_jobs(matches!(turn, Err(Failure::Broke)));
        turn.map(WebhookTurn::from)
    }

    /// Queues a call and waits for its response. A call that has started continues in the guest even if no one waits
    /// any more.
    async fn call<T>(
        &self,
        queue: &Sender<Work>,
        limit: Duration,
        call: impl FnOnce(Reply<T>) -> Call,
    ) -> Result<T, Failure> {
        let (reply, answer) = oneshot::channel();
        let work = Work { call: call(reply), deadline: Instant::now() + limit };
        match queue.try_send(work) {
            Ok(()) => {}
            Err(TrySendError::Full(_)) => {
                counter!("haul_engine_refused_total").increment(1);
                return Err(Failure::Overloaded);
            }
            Err(TrySendError::Closed(_)) => return Err(Failure::Lost),
        }
        gauge!("haul_engine_queue_depth").set(self.queue.len() as f64);
        match timeout(limit, answer).await {
            Ok(Ok(outcome)) => outcome,
            // The instance is gone, and its task with it.
            Ok(Err(_)) => Err(Failure::Lost),
            Err(_) => {
                counter!("haul_engine_overdue_total").increment(1);
                Err(Failure::Overdue)
            }
        }
    }
}

/// Advances the epoch, which interrupts computing guests, until the engine is gone.
fn tick(engine: EngineWeak, every: Duration) -> anyhow::Result<()> {
    thread::Builder::new()
        .name("haul-epoch".to_owned())
        .spawn(move || {
            loop {
                thread::sleep(every);
                match engine.upgrade() {
                    Some(engine) => engine.increment_epoch(),
                    None => return,
                }
            }
        })
        .context("cannot start the epoch's thread")?;
    Ok(())
}

fn into_guest(request: &AppRequest) -> handler::Request {
    handler::Request {
        method: request.method.as_str().to_owned(),
        uri: request.uri.path_and_query().map_or("/", |target| target.as_str()).to_owned(),
        headers: request
            .headers
            .iter()
            .map(|(name, value)| (name.as_str().to_owned(), value.as_bytes().to_vec()))
            .collect(),
        body: request.body.to_vec(),
    }
}

/// A guest that returns an invalid response has failed its request.
fn from_guest(response: handler::Response) -> Result<AppResponse, Failure> {
    let status = StatusCode::from_u16(response.status).map_err(|_| Failure::Broke)?;
    let mut headers = HeaderMap::with_capacity(response.headers.len());
    for (name, value) in response.headers {
        let name = HeaderName::from_bytes(name.as_bytes()).map_err(|_| Failure::Broke)?;
        let value = HeaderValue::from_maybe_shared(bytes::Bytes::from(value)).map_err(|_| Failure::Broke)?;
        headers.append(name, value);
    }
    Ok(AppResponse { status, headers, body: response.body.into() })
}
