//! Archives of a company as ZIP files, next to the blob store that they are packed from and written to.
//!
//! The product names the files; a task of the host's own reads, packs and stores them as a stream, since that may take
//! longer than any call. It ends with its process: then nobody knows the archive, and the product starts over.

mod limits;
mod manifest;
mod names;
mod pack;
mod stream;

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use async_trait::async_trait;
use haul_ports::{ArchiveEntry, ArchiveOrder, ArchivePacker, ArchiveState, Archives, ArchivesError};
use tokio::sync::{OwnedSemaphorePermit, Semaphore, watch};
use uuid::Uuid;

pub use limits::ArchivesLimits;

use crate::blobs::BlobStore;
use names::Names;
use pack::{Plan, pack};

const README: &str = "README.txt";
const MANIFEST: &str = "manifest.csv";
/// The outcome of an archive is remembered at least this long; the product asks every few seconds.
const REMEMBERED_FOR: Duration = Duration::from_secs(3600);

/// Packs archives, a few at a time.
pub struct ZipArchives {
    shared: Arc<Shared>,
}

struct Shared {
    blobs: BlobStore,
    limits: ArchivesLimits,
    places: Arc<Semaphore>,
    known: Mutex<HashMap<(Uuid, Uuid), Known>>,
}

struct Known {
    state: watch::Receiver<ArchiveState>,
    started: Instant,
}

impl ZipArchives {
    pub fn new(blobs: BlobStore, limits: ArchivesLimits) -> Self {
        let places = Arc::new(Semaphore::new(limits.at_once));
        Self { shared: Arc::new(Shared { blobs, limits, places, known: Mutex::default() }) }
    }
}

impl Shared {
    fn known(&self) -> MutexGuard<'_, HashMap<(Uuid, Uuid), Known>> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn remember(&self, order: &ArchiveOrder, state: watch::Receiver<ArchiveState>) {
        let mut known = self.known();
        let longest = self.limits.time + REMEMBERED_FOR;
        known.retain(|_, archive| archive.started.elapsed() < longest);
        known.insert((order.company_id, order.blob_id), Known { state, started: Instant::now() });
    }
}

#[async_trait]
impl Archives for ZipArchives {
    async fn open(&self, order: &ArchiveOrder) -> Result<Box<dyn ArchivePacker>, ArchivesError> {
        let place = Arc::clone(&self.shared.places).try_acquire_owned().map_err(|_| ArchivesError::Busy)?;
        Ok(Box::new(Planning {
            shared: Arc::clone(&self.shared),
            place,
            names: Names::new(&[README, MANIFEST]),
            plan: Plan { order: order.clone(), entries: Vec::new() },
        }))
    }

    async fn wait(&self, company_id: Uuid, blob_id: Uuid) -> ArchiveState {
        let found = self.shared.known().get(&(company_id, blob_id)).map(|known| known.state.clone());
        let Some(mut state) = found else { return ArchiveState::Unknown };
        let is_over = |state: &ArchiveState| !matches!(state, ArchiveState::Packing { .. });
        let waited = tokio::time::timeout(self.shared.limits.wait, state.wait_for(is_over)).await;
        // The task ended without an outcome.
        let is_lost = matches!(waited, Ok(Err(_)));
        drop(waited);
        if is_lost { ArchiveState::Unknown } else { state.borrow().clone() }
    }
}

/// An archive whose files are being named. It has its place already, so that no plan waits in memory.
struct Planning {
    shared: Arc<Shared>,
    place: OwnedSemaphorePermit,
    names: Names,
    plan: Plan,
}

#[async_trait]
impl ArchivePacker for Planning {
    async fn add(&mut self, entries: Vec<ArchiveEntry>) -> Result<(), ArchivesError> {
        let max = self.shared.limits.files;
        if self.plan.entries.len() + entries.len() > max as usize {
            return Err(ArchivesError::TooManyFiles { max });
        }
        for entry in entries {
            let path = self.names.path(&entry.folders, &entry.name);
            self.plan.entries.push((path, entry));
        }
        Ok(())
    }

    async fn start(self: Box<Self>) -> Result<(), ArchivesError> {
        let Self { shared, place, plan, .. } = *self;
        let (tell, state) = watch::channel(ArchiveState::Packing { files: 0, bytes: 0 });
        shared.remember(&plan.order, state);
        tokio::spawn(async move {
            let _place = place;
            let packing = pack(&shared.blobs, &shared.limits, plan, &tell);
            let packed = tokio::time::timeout(shared.limits.time, packing).await;
            let state = match packed.unwrap_or(Err(ArchivesError::Timeout)) {
                Ok(packed) => {
                    tracing::info!(packed.byte_size, packed.files, packed.left_out, "an archive was packed");
                    ArchiveState::Packed(packed)
                }
                Err(error) => {
                    tracing::warn!(%error, "an archive was not packed");
                    ArchiveState::Failed(error)
                }
            };
            tell.send_replace(state);
        });
        Ok(())
    }
}

fn unavailable(error: impl std::fmt::Display) -> ArchivesError {
    ArchivesError::Unavailable(error.to_string())
}
