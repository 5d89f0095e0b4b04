//! Whole files, for capabilities that build files from files.

use bytes::Bytes;
use haul_ports::BlobError;
use object_store::{ObjectStoreExt, PutMode, PutOptions};
use uuid::Uuid;

use super::usage::Source;
use super::{BlobStore, INCOMING, place, unavailable};

/// Why a file was not read.
#[derive(Debug, thiserror::Error)]
pub(crate) enum ReadError {
    #[error("the file is too large")]
    TooLarge,
    #[error(transparent)]
    Store(#[from] BlobError),
}

impl BlobStore {
    /// The bytes of a blob, claimed or not, if it is there and no longer than `max_bytes`.
    pub(crate) async fn read_whole(
        &self,
        company_id: Uuid,
        blob_id: Uuid,
        max_bytes: u64,
    ) -> Result<Option<Bytes>, ReadError> {
        let Some(meta) = self.find(company_id, blob_id).await? else { return Ok(None) };
        if meta.size > max_bytes {
            return Err(ReadError::TooLarge);
        }
        let found = self.store.get(&meta.location).await.map_err(unavailable)?;
        Ok(Some(found.bytes().await.map_err(unavailable)?))
    }

    /// Stores new bytes like an upload: they expire unless they are claimed. Never replaces a blob.
    pub(crate) async fn write_whole(&self, company_id: Uuid, blob_id: Uuid, bytes: Bytes) -> Result<(), BlobError> {
        let options = PutOptions { mode: PutMode::Create, ..PutOptions::default() };
        let incoming = place(INCOMING, company_id, blob_id);
        let mut coming = self.coming(company_id, Source::Own).await?;
        coming.add(bytes.len() as u64).map_err(|full| BlobError::Unavailable(full.to_string()))?;
        self.store.put_opts(&incoming, bytes.into(), options).await.map_err(unavailable)?;
        coming.stored();
        Ok(())
    }
}

#[cfg(feature = "testing")]
impl BlobStore {
    /// A store that lives as long as the test.
    pub fn in_memory(sealing: std::sync::Arc<crate::sealing::KeyedSealing>) -> Self {
        Self::new(std::sync::Arc::new(object_store::memory::InMemory::new()), sealing)
    }

    /// Stores a file as if the edge had accepted it.
    pub async fn put(&self, company_id: Uuid, bytes: impl Into<Bytes>) -> Uuid {
        let blob_id = Uuid::now_v7();
        self.write_whole(company_id, blob_id, bytes.into()).await.expect("a store in memory");
        blob_id
    }

    /// Stores a file as if the server had made it.
    pub async fn put_as(&self, company_id: Uuid, blob_id: Uuid, bytes: impl Into<Bytes>) {
        self.write_whole(company_id, blob_id, bytes.into()).await.expect("a store in memory");
    }

    /// The bytes of a file, if it is there.
    pub async fn bytes_of(&self, company_id: Uuid, blob_id: Uuid) -> Option<Bytes> {
        self.read_whole(company_id, blob_id, u64::MAX).await.expect("a store in memory")
    }
}
