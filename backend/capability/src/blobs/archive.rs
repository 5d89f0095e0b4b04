//! Archives in the store: written as a stream, read file by file, kept for a day.
//!
//! They don't count toward the company's quota: one whose storage is full must be able to take everything along. The
//! product orders one a day, and the sweep removes it after a day.

use bytes::Bytes;
use futures::stream::BoxStream;
use futures::{StreamExt, TryStreamExt};
use haul_ports::BlobError;
use object_store::{ObjectStoreExt, WriteMultipart};
use sha2::{Digest, Sha256};
use tokio::sync::mpsc::Receiver;
use uuid::Uuid;

use super::upload::PARTS_IN_FLIGHT;
use super::{ARCHIVES, BlobStore, STAGING, place, unavailable};

/// A piece of an archive on its way to the store.
pub(crate) enum Chunk {
    Bytes(Bytes),
    /// Nothing is missing. Without it the archive is dropped.
    End,
}

/// Why an archive was not stored.
#[derive(Debug, thiserror::Error)]
pub(crate) enum StoreError {
    #[error("the archive is too large")]
    TooLarge,
    #[error("the archive ended too early")]
    Unfinished,
    #[error(transparent)]
    Store(#[from] BlobError),
}

/// A file to read piece by piece.
pub(crate) struct ArchiveSource {
    pub byte_size: u64,
    pub bytes: BoxStream<'static, Result<Bytes, BlobError>>,
}

impl BlobStore {
    /// The bytes of a company's blob, if it is there.
    pub(crate) async fn read_stream(
        &self,
        company_id: Uuid,
        blob_id: Uuid,
    ) -> Result<Option<ArchiveSource>, BlobError> {
        let Some(meta) = self.find(company_id, blob_id).await? else { return Ok(None) };
        match self.store.get(&meta.location).await {
            Ok(found) => Ok(Some(ArchiveSource {
                byte_size: meta.size,
                bytes: found.into_stream().map_err(unavailable).boxed(),
            })),
            Err(object_store::Error::NotFound { .. }) => Ok(None),
            Err(error) => Err(unavailable(error)),
        }
    }

    /// Stores an archive as it comes; returns its SHA-256 in lowercase hex and its size. Never replaces a blob.
    pub(crate) async fn write_archive(
        &self,
        company_id: Uuid,
        blob_id: Uuid,
        mut chunks: Receiver<Chunk>,
        max_bytes: u64,
    ) -> Result<(String, u64), StoreError> {
        let staged = place(STAGING, company_id, Uuid::now_v7());
        let mut upload = WriteMultipart::new(self.store.put_multipart(&staged).await.map_err(unavailable)?);
        match pass(&mut upload, &mut chunks, max_bytes).await {
            Ok((sha256, byte_size)) => {
                upload.finish().await.map_err(unavailable)?;
                let kept = place(ARCHIVES, company_id, blob_id);
                self.store.rename_if_not_exists(&staged, &kept).await.map_err(unavailable)?;
                Ok((sha256, byte_size))
            }
            Err(error) => {
                if let Err(error) = upload.abort().await {
                    tracing::warn!(%error, "an unfinished archive was not removed");
                }
                Err(error)
            }
        }
    }
}

async fn pass(
    upload: &mut WriteMultipart,
    chunks: &mut Receiver<Chunk>,
    max_bytes: u64,
) -> Result<(String, u64), StoreError> {
    let (mut hash, mut byte_size) = (Sha256::new(), 0);
    while let Some(chunk) = chunks.recv().await {
        let Chunk::Bytes(bytes) = chunk else { return Ok((hex::encode(hash.finalize()), byte_size)) };
        byte_size += bytes.len() as u64;
        if byte_size > max_bytes {
            return Err(StoreError::TooLarge);
        }
        hash.update(&bytes);
        upload.wait_for_capacity(PARTS_IN_FLIGHT).await.map_err(unavailable)?;
        upload.put(bytes);
    }
    Err(StoreError::Unfinished)
}
