//! Reads uploads in processes that can do nothing but compute.
//!
//! Code that parses uploaded bytes runs in `haul-parser`, one process per order, killed at the order's deadline:
//!
//! ```text
//! order ─▶ a place (companies take turns) ─▶ the spare process, or a new one ─▶ answer, deadline or death ─▶ reaped ─▶ place free
//! ```
//!
//! A process serves one order of one company and ends. It has no files, no network and limited memory from before the
//! first byte of an order until its end (`lock_down`); if a kernel lacks something, [`Parsers::probe`] says so.
//! The orders are defined by `tables` and `typesetting`; this module knows neither.

#[cfg(target_os = "linux")]
mod lock_down;
mod places;
mod probe;
mod process;
mod program;
mod settings;
mod wire;

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use bytes::Bytes;
use serde::Serialize;
use serde::de::DeserializeOwned;
use tokio::sync::oneshot;
use uuid::Uuid;

pub use places::{Crowded, Place, Places};
pub use probe::Attempt;
pub use program::{Work, run};
pub use settings::{ParserSettings, find_program};
pub use wire::Errand;

use process::{Process, Raw};

/// Why an order failed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{cause}{}", at.map_or_else(String::new, |at| format!(" at file {at}")))]
pub struct Failure {
    pub cause: Cause,
    /// The file being read, counted from 0, if the process had reached one.
    pub at: Option<u32>,
}

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Cause {
    #[error("the parser needed more memory than it may have")]
    OutOfMemory,
    #[error("the parser needed more time than it may have")]
    OutOfTime,
    #[error("the answer is longer than it may be")]
    TooLong,
    /// It crashed on its input.
    #[error("the parser ended without an answer")]
    Died,
    #[error("no parser can be started: {0}")]
    Unavailable(String),
}

impl From<Cause> for Failure {
    fn from(cause: Cause) -> Self {
        Self { cause, at: None }
    }
}

/// The result of an order.
#[derive(Debug)]
pub struct Outcome<A> {
    pub answer: A,
    /// The bytes that go with it.
    pub body: Vec<u8>,
}

/// What a parser can and cannot do on this machine.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Probed {
    /// Protections that the kernel lacks.
    pub missing: Vec<String>,
    pub attempts: Vec<Attempt>,
}

/// Runs orders in separate processes, a few at a time. Cheap to clone.
#[derive(Clone)]
pub struct Parsers(Arc<Shared>);

struct Shared {
    settings: ParserSettings,
    places: Places,
    /// Started and confined, for the next order.
    spare: Mutex<Option<Process>>,
    /// Ids of the processes that have an order.
    at_work: Mutex<Vec<u32>>,
}

impl Parsers {
    /// Starts nothing yet.
    pub fn new(settings: ParserSettings) -> Self {
        let places = Places::new(settings.at_once);
        Self(Arc::new(Shared { settings, places, spare: Mutex::default(), at_work: Mutex::default() }))
    }

    /// Tests what a parser must not be able to do, and has a spare one started.
    pub async fn probe(&self) -> Result<Probed, Failure> {
        let place = self.place(Uuid::nil()).await.map_err(|error| Cause::Unavailable(error.to_string()))?;
        let (raw, process) = self.raw(place, Errand::Probe, Vec::new(), Vec::new()).await?;
        Ok(Probed { missing: process, attempts: decode(&raw.answer)? })
    }

    /// Waits for the company's turn.
    pub async fn place(&self, company_id: Uuid) -> Result<Place, Crowded> {
        self.0.places.take(company_id).await
    }

    /// Runs an order. If the caller stops waiting the process is killed; the place is free once it is gone.
    pub async fn run<A: DeserializeOwned>(
        &self,
        place: Place,
        errand: Errand,
        task: &impl Serialize,
        files: Vec<Bytes>,
    ) -> Result<Outcome<A>, Failure> {
        let task = wire::encode(task).map_err(|error| Cause::Unavailable(error.to_string()))?;
        let (raw, _) = self.raw(place, errand, task, files).await?;
        Ok(Outcome { answer: decode(&raw.answer)?, body: raw.body })
    }

    async fn raw(
        &self,
        place: Place,
        errand: Errand,
        task: Vec<u8>,
        files: Vec<Bytes>,
    ) -> Result<(Raw, Vec<String>), Failure> {
        let (mut asked, answered) = oneshot::channel();
        let shared = Arc::clone(&self.0);
        // A separate task, because the process's end must be awaited even if no one waits for its answer.
        tokio::spawn(async move {
            let outcome = match shared.ready_process() {
                Ok(mut process) => {
                    let id = process.id();
                    lock(&shared.at_work).extend(id);
                    let outcome = tokio::select! {
                        outcome = process.serve(&shared.settings, errand, task, files) => Some(outcome),
                        () = asked.closed() => None,
                    };
                    let outcome = process.end(outcome).await;
                    lock(&shared.at_work).retain(|working| Some(*working) != id);
                    outcome
                }
                Err(error) => Some(Err(Cause::Unavailable(error.to_string()).into())),
            };
            drop(place);
            if let Some(outcome) = outcome {
                // The caller may have stopped listening.
                drop(asked.send(outcome));
            }
            shared.keep_spare();
        });
        answered.await.map_err(|_| Cause::Died)?
    }

    /// Processes that have an order now.
    #[cfg(feature = "testing")]
    pub fn at_work(&self) -> Vec<u32> {
        lock(&self.0.at_work).clone()
    }
}

impl Shared {
    fn ready_process(&self) -> std::io::Result<Process> {
        if let Some(mut spare) = lock(&self.spare).take()
            && spare.is_alive()
        {
            return Ok(spare);
        }
        Process::start(&self.settings)
    }

    /// After an order rather than during it, so that the two don't compete for a core.
    fn keep_spare(&self) {
        let mut spare = lock(&self.spare);
        if self.settings.keeps_spare && spare.is_none() {
            *spare = Process::start(&self.settings)
                .inspect_err(|error| tracing::warn!(%error, "no spare parser can be started"))
                .ok();
        }
    }
}

fn decode<A: DeserializeOwned>(bytes: &[u8]) -> Result<A, Failure> {
    postcard::from_bytes(bytes).map_err(|error| {
        tracing::error!(%error, "a parser's answer makes no sense: are the server and it of one build?");
        Cause::Died.into()
    })
}

fn lock<T>(value: &Mutex<T>) -> MutexGuard<'_, T> {
    value.lock().unwrap_or_else(PoisonError::into_inner)
}
