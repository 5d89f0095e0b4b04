//! A worker keeps one instance that takes requests, and replaces it.
//!
//! ```text
//! start ─▶ taking requests ──┬─ served enough, or a request is overdue ─▶ finishing (a successor takes requests) ─▶ gone
//!                            └─ trap: the culprit gets 500, its neighbors a retryable 503 ─▶ gone, replaced at once
//! ```

use std::collections::HashMap;
use std::future::poll_fn;
use std::pin::pin;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use futures::stream::FuturesUnordered;
use futures::{Future, StreamExt};
use metrics::{counter, gauge};
use tokio::sync::oneshot;
use tokio::time::{MissedTickBehavior, interval, sleep};
use wasmtime::component::{Accessor, GuestTaskId};
use wasmtime::{AsContextMut, Store};

use super::bindings::Product;
use super::bindings::exports::haul::host::{deliveries, handler, jobs};
use super::component::Shared;
use super::failure::Failure;
use super::instance::{self, State, Stretched};
use super::traps::{Running, Traps};
use super::work::{Call, Reply, Work};

/// Wait before retrying a failed instance start: long enough not to spin, short enough not to be noticed.
const START_AGAIN: Duration = Duration::from_millis(100);

/// How often an instance checks for overdue requests; the edge answers them in time anyway.
const LOOK_FOR_OVERDUE: Duration = Duration::from_millis(100);

/// Runs one instance after the other until the queue is closed.
pub(super) async fn run(shared: Arc<Shared>) {
    while !(shared.queue.is_closed() && shared.queue.is_empty()) {
        let mut store = instance::store(shared.product.engine(), shared.capabilities.clone(), &shared.limits);
        let product = match shared.product.instantiate_async(&mut store).await {
            Ok(product) => product,
            Err(error) => {
                tracing::error!(error = format!("{error:#}"), "cannot start an instance");
                sleep(START_AGAIN).await;
                continue;
            }
        };
        let (retired, retirement) = oneshot::channel();
        tokio::spawn(serve(shared.clone(), store, product, retired));
        // Also if the instance's task is gone, for any reason.
        let _ = retirement.await;
    }
}

/// Runs each call in an instance of its own, one after the other, until the queue is closed.
pub(super) async fn run_apart(shared: Shared) {
    while let Ok(work) = shared.queue.recv().await {
        if work.is_abandoned() {
            continue;
        }
        let mut store = instance::store(shared.product.engine(), shared.capabilities.clone(), &shared.limits);
        match shared.product.instantiate_async(&mut store).await {
            Ok(product) => {
                let (last, queue) = async_channel::bounded(1);
                // There is room for one, and no one else has the channel.
                let _ = last.try_send(work);
                drop(last);
                let alone = Shared {
                    product: shared.product.clone(),
                    capabilities: shared.capabilities.clone(),
                    limits: shared.limits.clone(),
                    queue,
                };
                serve(Arc::new(alone), store, product, oneshot::channel().0).await;
            }
            Err(error) => tracing::error!(error = format!("{error:#}"), "cannot start an instance apart"),
        }
    }
}

/// Serves with one instance; drops `retired` once it takes no more requests.
async fn serve(shared: Arc<Shared>, mut store: Store<State>, product: Product, retired: oneshot::Sender<()>) {
    let traps = &*shared.capabilities.traps;
    let calls = Calls::default();
    let outcome = store
        .run_concurrent(async |accessor| take_requests(&shared, &product, &calls, accessor, retired).await)
        .await
        .flatten();
    let Err(error) = outcome else {
        // What remains is overdue.
        calls.fail(traps, |_| Failure::Overdue);
        return;
    };
    // The task that trapped is still the current one.
    let culprit = store.as_context_mut().async_call_stack().ok().and_then(Iterator::last);
    let reason = if error.is::<Stretched>() { "stretch" } else { "trap" };
    counter!("haul_engine_traps_total", "reason" => reason).increment(1);
    tracing::error!(error = format!("{error:#}"), reason, "the product's instance trapped");
    // A call that ran alone is the culprit, regardless of the runtime's message.
    let is_alone = calls.lock().len() == 1;
    calls.fail(traps, |task| if is_alone || culprit == Some(task) { Failure::Broke } else { Failure::Lost });
}

/// Takes requests until there is a reason to stop, then finishes the ones in progress.
async fn take_requests(
    shared: &Shared,
    product: &Product,
    calls: &Calls,
    accessor: &Accessor<State>,
    retired: oneshot::Sender<()>,
) -> wasmtime::Result<()> {
    let limits = &shared.limits;
    let mut taking = Some(retired);
    let mut served = 0;
    let mut running = FuturesUnordered::new();
    let mut look = interval(LOOK_FOR_OVERDUE);
    look.set_missed_tick_behavior(MissedTickBehavior::Delay);

    let mut body = pin!(async {
        loop {
            if taking.is_none() && calls.overdue() == running.len() {
                return Ok(());
            }
            tokio::select! {
                biased;
                Some(outcome) = running.next(), if !running.is_empty() => outcome?,
                // Requested again each time: a listener left in the queue would swallow work that another instance
                // could take.
                work = shared.queue.recv(), if taking.is_some() && running.len() < limits.requests_at_once => match work {
                    Ok(work) if work.is_abandoned() => {}
                    Ok(work) => {
                        gauge!("haul_engine_queue_depth").set(shared.queue.len() as f64);
                        running.push(call(product, calls, &shared.capabilities.traps, accessor, work));
                        served += 1;
                        if served == limits.requests_per_instance {
                            retire(&mut taking, "served");
                        }
                    }
                    Err(_) => taking = None,
                },
                _ = look.tick(), if !running.is_empty() => {
                    if calls.overdue() > 0 {
                        retire(&mut taking, "overdue");
                    }
                }
            }
        }
    });
    poll_fn(|context| {
        // The runtime polls this between any two stretches of the guest.
        accessor.with(|mut store| {
            store.data_mut().ticks = 0;
            store.as_context_mut().set_epoch_deadline(1);
        });
        body.as_mut().poll(context)
    })
    .await
}

fn retire(taking: &mut Option<oneshot::Sender<()>>, reason: &'static str) {
    if taking.take().is_some() {
        counter!("haul_engine_retirements_total", "reason" => reason).increment(1);
    }
}

/// Makes one call and responds to it. An error ends the instance.
async fn call(
    product: &Product,
    calls: &Calls,
    traps: &Traps,
    accessor: &Accessor<State>,
    work: Work,
) -> wasmtime::Result<()> {
    let deadline = work.deadline;
    match work.call {
        Call::Handle(request, running, reply) => {
            let handle = product.haul_host_handler().func_handle();
            let call = accessor.with(|store| handle.start_call_concurrent(store, (request,)))?;
            let task = call.task();
            calls.begin(task, deadline, AnyReply::Handle(reply, running));
            let (response,) = handle.finish_call_concurrent(accessor, call).await?;
            if let Some(AnyReply::Handle(reply, running)) = calls.end(task) {
                traps.end(&running, false);
                // No one is waiting if the client has left or the time limit has passed.
                let _ = reply.send(Ok(response));
            }
        }
        Call::Jobs(limit, reply) => {
            let run = product.haul_host_jobs().func_run();
            let call = accessor.with(|store| run.start_call_concurrent(store, (limit,)))?;
            let task = call.task();
            calls.begin(task, deadline, AnyReply::Jobs(reply));
            let (outcome,) = run.finish_call_concurrent(accessor, call).await?;
            if let Some(AnyReply::Jobs(reply)) = calls.end(task) {
                let _ = reply.send(Ok(outcome));
            }
        }
        Call::Deliveries(done, limit, reply) => {
            let take_turn = product.haul_host_deliveries().func_take_turn();
            let call = accessor.with(|store| take_turn.start_call_concurrent(store, (done, limit)))?;
            let task = call.task();
            calls.begin(task, deadline, AnyReply::Deliveries(reply));
            let (turn,) = take_turn.finish_call_concurrent(accessor, call).await?;
            if let Some(AnyReply::Deliveries(reply)) = calls.end(task) {
                let _ = reply.send(Ok(turn));
            }
        }
    }
    Ok(())
}

/// Calls in progress in the guest; they outlive the futures that a trap drops.
#[derive(Default)]
struct Calls(Mutex<HashMap<GuestTaskId, (Instant, AnyReply)>>);

enum AnyReply {
    Handle(Reply<handler::Response>, Running),
    Jobs(Reply<jobs::Outcome>),
    Deliveries(Reply<deliveries::Turn>),
}

impl Calls {
    fn begin(&self, task: GuestTaskId, deadline: Instant, reply: AnyReply) {
        self.lock().insert(task, (deadline, reply));
    }

    fn end(&self, task: GuestTaskId) -> Option<AnyReply> {
        self.lock().remove(&task).map(|(_, reply)| reply)
    }

    /// How many exceed their time limit.
    fn overdue(&self) -> usize {
        let now = Instant::now();
        self.lock().values().filter(|(deadline, _)| *deadline <= now).count()
    }

    /// Fails everything that remains.
    fn fail(&self, traps: &Traps, failure: impl Fn(GuestTaskId) -> Failure) {
        for (task, (_, reply)) in self.lock().drain() {
            // A caller that gave up is not notified.
            match reply {
                AnyReply::Handle(reply, running) => {
                    traps.end(&running, failure(task) == Failure::Broke);
                    drop(reply.send(Err(failure(task))));
                }
                AnyReply::Jobs(reply) => drop(reply.send(Err(failure(task)))),
                AnyReply::Deliveries(reply) => drop(reply.send(Err(failure(task)))),
            }
        }
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<GuestTaskId, (Instant, AnyReply)>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
