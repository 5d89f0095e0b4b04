//! Wakes the product's background work. The product decides what is due and who may run it.

use std::sync::Arc;
use std::time::Duration;

use tokio::sync::Notify;
use tokio::task::JoinHandle;
use tokio::time::timeout;

use crate::engine::{Engine, JobsOutcome};

/// Jobs that become due by the clock wait at most this long; an idle check costs one indexed read.
const IDLE: Duration = Duration::from_secs(2);
/// Few enough that a wake-up ends soon, many enough that a batch of mail is one claim.
const JOBS_AT_ONCE: u32 = 20;

/// The loop that wakes the work, one call at a time per process.
pub struct Wakeups {
    stop: Arc<Notify>,
    task: JoinHandle<()>,
}

impl Wakeups {
    /// Checks for work now, on each `changed`, and every two seconds.
    pub fn start(engine: Engine, changed: Arc<Notify>) -> Self {
        let stop = Arc::new(Notify::new());
        let stopped = stop.clone();
        let task = tokio::spawn(async move {
            loop {
                let is_drained = run_once(&engine).await;
                tokio::select! {
                    biased;
                    () = stopped.notified() => break,
                    () = std::future::ready(()), if !is_drained => {}
                    () = changed.notified() => {}
                    () = tokio::time::sleep(IDLE) => {}
                }
            }
        });
        Self { stop, task }
    }

    /// Lets running jobs finish within `limit`; interrupted ones run again when their lease ends.
    pub async fn stop(self, limit: Duration) {
        self.stop.notify_one();
        let aborter = self.task.abort_handle();
        if timeout(limit, self.task).await.is_err() {
            aborter.abort();
        }
    }
}

/// Returns whether nothing more is due.
async fn run_once(engine: &Engine) -> bool {
    match engine.run_jobs(JOBS_AT_ONCE).await {
        Ok(JobsOutcome { ran, failed, .. }) => {
            if ran > 0 {
                tracing::info!(ran, failed, "jobs");
            }
            ran < JOBS_AT_ONCE
        }
        Err(failure) => {
            tracing::warn!(%failure, "jobs could not run");
            true
        }
    }
}
