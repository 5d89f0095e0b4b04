//! How much each company stores here, and who is sending what.
//!
//! Counting walks a company's files once; from then on each change is added. The hourly sweep drops the counts, so that
//! changes by another process to the same folder are noticed.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use futures::TryStreamExt;
use haul_ports::BlobError;
use object_store::path::Path;
use tokio::sync::watch;
use tokio::time::{Instant, sleep_until};
use uuid::Uuid;

use super::{BlobStore, INCOMING, KEPT, STAGING, UploadError, unavailable};

/// The share of the quota by which the product's own files may exceed it: a company with full storage can still
/// print its invoices and export its lists, and unclaimed files are gone within a day.
const OWN_PART: u64 = 8;
/// Data from a lost connection is read within this time, and a person hardly notices it.
const STOP_TIME: Duration = Duration::from_secs(1);

/// What a file is, which decides how far the quota lets it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Source {
    Upload,
    /// Put together of parts that count already.
    Parts,
    /// Made by the product.
    Own,
}

#[derive(Default)]
pub(super) struct Usage {
    companies: Mutex<HashMap<Uuid, Counts>>,
    senders: Mutex<HashMap<Uuid, watch::Sender<bool>>>,
}

#[derive(Default)]
struct Counts {
    /// Unknown until it is counted.
    stored: Option<u64>,
    /// Of uploads that are on their way.
    coming: u64,
}

/// Bytes in flight; they count from the moment they arrive until this is dropped.
pub(super) struct Coming<'a> {
    usage: &'a Usage,
    company_id: Uuid,
    bytes: u64,
    quota: u64,
}

/// The one sender of an upload, until this is dropped.
pub(super) struct Sending {
    usage: Arc<Usage>,
    blob_id: Uuid,
    stop: watch::Receiver<bool>,
    /// The deadline, once it is asked to stop.
    end: Option<Instant>,
}

impl BlobStore {
    /// The same store, with a limit on what each company may keep in it.
    #[must_use]
    pub fn with_quota(self, bytes: u64) -> Self {
        Self { quota: bytes, ..self }
    }

    /// Bytes of a company's files, claimed or not.
    pub async fn stored_bytes(&self, company_id: Uuid) -> Result<u64, BlobError> {
        if let Some(stored) = self.usage.counts().get(&company_id).and_then(|counts| counts.stored) {
            return Ok(stored);
        }
        let mut stored = 0;
        for folder in [KEPT, INCOMING, STAGING] {
            let folder = Path::from(format!("{folder}/{company_id}"));
            let mut files = self.store.list(Some(&folder));
            while let Some(file) = files.try_next().await.map_err(unavailable)? {
                stored += file.size;
            }
        }
        Ok(*self.usage.counts().entry(company_id).or_default().stored.get_or_insert(stored))
    }

    /// Begins to count what comes.
    pub(super) async fn coming(&self, company_id: Uuid, source: Source) -> Result<Coming<'_>, BlobError> {
        let quota = match source {
            Source::Upload => self.quota,
            Source::Parts => u64::MAX,
            Source::Own => self.quota.saturating_add(self.quota / OWN_PART),
        };
        if quota < u64::MAX {
            self.stored_bytes(company_id).await?;
        }
        Ok(Coming { usage: &self.usage, company_id, bytes: 0, quota })
    }
}

impl Usage {
    fn counts(&self) -> MutexGuard<'_, HashMap<Uuid, Counts>> {
        self.companies.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn senders(&self) -> MutexGuard<'_, HashMap<Uuid, watch::Sender<bool>>> {
        self.senders.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Notes bytes that are gone.
    pub(super) fn remove(&self, company_id: Uuid, bytes: u64) {
        if let Some(stored) = self.counts().get_mut(&company_id).and_then(|counts| counts.stored.as_mut()) {
            *stored = stored.saturating_sub(bytes);
        }
    }

    /// Forces a recount at the next query; uploads in flight stay known.
    pub(super) fn forget(&self) {
        self.counts().retain(|_, counts| {
            counts.stored = None;
            counts.coming > 0
        });
    }

    /// Lets one sender in; none while there is another.
    pub(super) fn send(self: &Arc<Self>, blob_id: Uuid) -> Result<Sending, UploadError> {
        let mut senders = self.senders();
        if senders.contains_key(&blob_id) {
            return Err(UploadError::InProgress);
        }
        let (stopped, stop) = watch::channel(false);
        senders.insert(blob_id, stopped);
        Ok(Sending { usage: Arc::clone(self), blob_id, stop, end: None })
    }

    /// Asks the sender of a part to stop, and waits until its bytes are stored.
    pub(super) async fn stop(&self, blob_id: Uuid) {
        let sender = self.senders().get(&blob_id).cloned();
        if let Some(sender) = sender {
            sender.send_replace(true);
            sender.closed().await;
        }
    }
}

impl Coming<'_> {
    /// Counts bytes that have come, as long as there is room for them.
    pub(super) fn add(&mut self, bytes: u64) -> Result<(), QuotaReached> {
        let mut companies = self.usage.counts();
        let counts = companies.entry(self.company_id).or_default();
        if counts.stored.unwrap_or_default() + counts.coming + bytes > self.quota {
            return Err(QuotaReached);
        }
        counts.coming += bytes;
        self.bytes += bytes;
        Ok(())
    }

    /// They are stored now.
    pub(super) fn stored(self) {
        let mut companies = self.usage.counts();
        if let Some(stored) = companies.entry(self.company_id).or_default().stored.as_mut() {
            *stored += self.bytes;
        }
        // Dropped after the lock, and no longer on their way.
        drop(companies);
    }
}

impl Drop for Coming<'_> {
    fn drop(&mut self) {
        if let Some(counts) = self.usage.counts().get_mut(&self.company_id) {
            counts.coming -= self.bytes;
        }
    }
}

/// The company keeps as much as it may.
#[derive(Debug, PartialEq, Eq, thiserror::Error)]
#[error("the company's storage is full")]
pub(super) struct QuotaReached;

impl Sending {
    /// Waits until another sender takes over this upload and the bytes in flight have had time to arrive.
    pub(super) async fn is_over(&mut self) {
        // The other end lives as long as this one.
        let _ = self.stop.wait_for(|is_stopped| *is_stopped).await;
        let end = *self.end.get_or_insert_with(|| Instant::now() + STOP_TIME);
        sleep_until(end).await;
    }
}

impl Drop for Sending {
    fn drop(&mut self) {
        self.usage.senders().remove(&self.blob_id);
    }
}
