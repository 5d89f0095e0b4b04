//! Files: the product hands out tickets, the host's edge moves the bytes.
//!
//! A blob starts among the `incoming` ones and is moved to the `kept` ones when a record claims it; incoming ones expire.
//! A released one goes back.

mod archive;
mod download;
mod media_type;
mod resumable;
mod ticket;
mod upload;
mod usage;
mod whole;

use std::path::Path as FilePath;
use std::sync::Arc;

use async_trait::async_trait;
use chrono::{DateTime, Utc};
use futures::TryStreamExt;
use haul_ports::{
    BlobError, BlobReceipt, Blobs, DownloadGrant, SealingError, UploadGrant, UploadPurpose, UploadTicket,
};
use object_store::local::LocalFileSystem;
use object_store::path::Path;
use object_store::{ObjectStore, ObjectStoreExt};
use percent_encoding::{NON_ALPHANUMERIC, utf8_percent_encode};
use uuid::Uuid;

pub(crate) use archive::{ArchiveSource, Chunk, StoreError};
pub use download::{Download, DownloadError};
pub use resumable::Appended;
pub use upload::{Receipt, UploadError};
pub(crate) use whole::ReadError;

use crate::sealing::KeyedSealing;
use usage::Usage;

/// Claimed by a record, and kept until that record is permanently deleted.
const KEPT: &str = "kept";
/// Archives of companies, until they are swept.
const ARCHIVES: &str = "archives";
/// Uploaded, but not claimed yet.
const INCOMING: &str = "incoming";
/// Being uploaded.
const STAGING: &str = "staging";

/// A blob store with tickets signed by the host's keys. Cheap to clone.
#[derive(Clone)]
pub struct BlobStore {
    store: Arc<dyn ObjectStore>,
    sealing: Arc<KeyedSealing>,
    /// Bytes that one company may keep.
    quota: u64,
    usage: Arc<Usage>,
}

impl BlobStore {
    /// Without a quota.
    pub fn new(store: Arc<dyn ObjectStore>, sealing: Arc<KeyedSealing>) -> Self {
        Self { store, sealing, quota: u64::MAX, usage: Arc::default() }
    }

    /// A store in a folder, which is created if needed.
    pub fn in_folder(folder: &FilePath, sealing: Arc<KeyedSealing>) -> Result<Self, BlobError> {
        let unavailable =
            |error: &dyn std::fmt::Display| BlobError::Unavailable(format!("{}: {error}", folder.display()));
        std::fs::create_dir_all(folder).map_err(|error| unavailable(&error))?;
        // An acknowledged upload survives a power cut, as the row that claims it does.
        let store = LocalFileSystem::new_with_prefix(folder).map_err(|error| unavailable(&error))?.with_fsync(true);
        Ok(Self::new(Arc::new(store), sealing))
    }

    /// Deletes archives and uploads begun before `before` and never claimed; returns their number.
    pub async fn sweep(&self, before: DateTime<Utc>) -> Result<usize, BlobError> {
        let mut swept = 0;
        for folder in [ARCHIVES, INCOMING, STAGING] {
            let mut blobs = self.store.list(Some(&Path::from(folder)));
            while let Some(blob) = blobs.try_next().await.map_err(unavailable)? {
                if blob.last_modified < before {
                    self.store.delete(&blob.location).await.map_err(unavailable)?;
                    swept += 1;
                }
            }
        }
        self.usage.forget();
        Ok(swept)
    }

    /// Where a blob is, claimed or not.
    async fn find(&self, company_id: Uuid, blob_id: Uuid) -> Result<Option<object_store::ObjectMeta>, BlobError> {
        for folder in [KEPT, INCOMING, ARCHIVES] {
            match self.store.head(&place(folder, company_id, blob_id)).await {
                Ok(meta) => return Ok(Some(meta)),
                Err(object_store::Error::NotFound { .. }) => {}
                Err(error) => return Err(unavailable(error)),
            }
        }
        Ok(None)
    }
}

#[async_trait]
impl Blobs for BlobStore {
    fn mint_upload(&self, grant: &UploadGrant) -> Result<UploadTicket, BlobError> {
        let blob_id = Uuid::now_v7();
        let ticket = ticket::sign_upload(&self.sealing, blob_id, grant).map_err(no_key)?;
        Ok(UploadTicket { blob_id, url: format!("/blobs/{ticket}") })
    }

    fn mint_download(&self, grant: &DownloadGrant) -> Result<String, BlobError> {
        let ticket = ticket::sign_download(&self.sealing, grant).map_err(no_key)?;
        // Viewers show the end of the address while they load the file.
        let name = utf8_percent_encode(&grant.file_name, NON_ALPHANUMERIC);
        Ok(format!("/blobs/{ticket}/{name}"))
    }

    fn verify_receipt(
        &self,
        receipt: &str,
        company_id: Uuid,
        purpose: UploadPurpose,
    ) -> Result<BlobReceipt, BlobError> {
        ticket::verify_receipt(&self.sealing, receipt)
            .filter(|receipt| receipt.company_id == company_id && receipt.purpose == purpose)
            .ok_or(BlobError::InvalidReceipt)
    }

    async fn claim(&self, company_id: Uuid, blob_id: Uuid) -> Result<(), BlobError> {
        let (from, to) = (place(INCOMING, company_id, blob_id), place(KEPT, company_id, blob_id));
        match self.store.rename(&from, &to).await {
            Ok(()) => Ok(()),
            // Claimed before, perhaps by the same job before it died.
            Err(object_store::Error::NotFound { .. }) => self.store.head(&to).await.map(|_| ()).map_err(unavailable),
            Err(error) => Err(unavailable(error)),
        }
    }

    async fn release(&self, company_id: Uuid, blob_id: Uuid) -> Result<(), BlobError> {
        let (from, to) = (place(KEPT, company_id, blob_id), place(INCOMING, company_id, blob_id));
        match self.store.rename(&from, &to).await {
            // Released before, and perhaps swept since.
            Ok(()) | Err(object_store::Error::NotFound { .. }) => Ok(()),
            Err(error) => Err(unavailable(error)),
        }
    }
}

fn place(folder: &str, company_id: Uuid, blob_id: Uuid) -> Path {
    Path::from(format!("{folder}/{company_id}/{blob_id}"))
}

fn unavailable(error: object_store::Error) -> BlobError {
    BlobError::Unavailable(error.to_string())
}

fn no_key(error: SealingError) -> BlobError {
    BlobError::Unavailable(error.to_string())
}
