//! Sends webhooks. The product decides what is due, in which order, and what a result means.

use std::sync::Arc;
use std::time::Duration;

use haul_capability::webhooks::WebhookSender;
use haul_ports::WebhookAttempt;
use tokio::sync::Notify;
use tokio::task::{JoinHandle, JoinSet};
use tokio::time::timeout;

use crate::engine::Engine;

/// Retries that become due by the clock wait at most this long; an idle check costs one indexed read.
const IDLE: Duration = Duration::from_secs(2);
/// Requests at the same time, to all endpoints. Each endpoint has few, so that even a hundred that hang leave room.
const AT_ONCE: usize = 1_024;
/// Claims of one call: its bodies fit into an instance's memory many times.
const CLAIMS_AT_ONCE: usize = 64;

/// The loop that sends what is due.
pub struct Deliveries {
    stop: Arc<Notify>,
    task: JoinHandle<()>,
}

impl Deliveries {
    /// Checks for due webhooks now, on each `changed`, after each result, and every two seconds.
    pub fn start(engine: Engine, sender: WebhookSender, changed: Arc<Notify>) -> Self {
        let stop = Arc::new(Notify::new());
        let stopped = stop.clone();
        let task = tokio::spawn(async move { Sending::new(engine, sender).run(&changed, &stopped).await });
        Self { stop, task }
    }

    /// Lets running requests finish within `limit`; interrupted ones are sent again when their lease ends.
    pub async fn stop(self, limit: Duration) {
        self.stop.notify_one();
        let aborter = self.task.abort_handle();
        if timeout(limit, self.task).await.is_err() {
            aborter.abort();
        }
    }
}

struct Sending {
    engine: Engine,
    sender: WebhookSender,
    running: JoinSet<WebhookAttempt>,
    /// Results that the product has not stored yet.
    done: Vec<WebhookAttempt>,
}

impl Sending {
    fn new(engine: Engine, sender: WebhookSender) -> Self {
        Self { engine, sender, running: JoinSet::new(), done: Vec::new() }
    }

    async fn run(mut self, changed: &Notify, stopped: &Notify) {
        loop {
            let has_more = self.turn(CLAIMS_AT_ONCE).await;
            tokio::select! {
                biased;
                () = stopped.notified() => break,
                () = std::future::ready(()), if has_more => {}
                Some(result) = self.running.join_next() => self.done.extend(result),
                () = changed.notified() => {}
                () = tokio::time::sleep(IDLE) => {}
            }
            // Results that came in together are stored together.
            while let Some(result) = self.running.try_join_next() {
                self.done.extend(result);
            }
        }
        while let Some(result) = self.running.join_next().await {
            self.done.extend(result);
        }
        self.turn(0).await;
    }

    /// Hands in results and sends what is due; returns whether there may be more right now.
    async fn turn(&mut self, most: usize) -> bool {
        let limit = AT_ONCE.saturating_sub(self.running.len()).min(most);
        match self.engine.turn_webhooks(&self.done, u32::try_from(limit).unwrap_or(u32::MAX)).await {
            Ok(turn) => {
                if turn.is_settled {
                    self.done.clear();
                }
                let has_more = limit > 0 && turn.posts.len() == limit;
                for post in turn.posts {
                    let sender = self.sender.clone();
                    self.running.spawn(async move { sender.send(post).await });
                }
                has_more
            }
            Err(failure) => {
                tracing::warn!(%failure, "webhooks could not be claimed");
                false
            }
        }
    }
}
